"""The style sheet of what only Kheops has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

STYLES: Final = styles("""
.board .dune{fill:$sand-deep;opacity:.55}
.board .plan{fill:$limestone;fill-opacity:.45;stroke:$limestone-edge;stroke-width:1.5}
.board .plan-line{fill:none;stroke:$limestone-edge;stroke-width:1;stroke-dasharray:3 5}
.board .cast{fill:$shadow;opacity:.22}
.board .cell{color:$papyrus}
.board .by-white{color:#ffffff}
.board .by-blue{color:#9cc3ea}
.without-estimate .board .by-white,.without-estimate .board .by-blue{color:$papyrus}
.board .rock{fill:$limestone-edge;stroke:$shadow;stroke-width:1.2;stroke-linejoin:round}
.board .course{fill:none;stroke:$shadow;stroke-width:1.2;opacity:.28}
.board .floor{fill:currentColor}
.board .paving{fill:none;stroke:$papyrus-edge;stroke-width:1;opacity:.55}
.board .wall{fill:none;stroke:$wood-dark;stroke-width:3;stroke-linejoin:round}
.board .tile-back{fill:$back;stroke:$papyrus;stroke-width:2}
.board .back-line{fill:none;stroke:$papyrus;stroke-width:2;stroke-linejoin:round}
.board .effect{fill:$purple;stroke:#fdf6e6;stroke-width:1.5}
.board .glyph{fill:#fdf6e6}
.board .glyph-line{fill:none;stroke:#fdf6e6;stroke-width:3.2;stroke-linecap:round}
.board .count{fill:$coin;stroke:$coin-edge;stroke-width:1.5}
.board .two{font-size:34px;font-weight:800;text-anchor:middle;fill:#33261a}
.board .ankh{fill:none;stroke:#33261a;stroke-width:4.2;stroke-linejoin:round}
.board .forbidden{fill:#fdf6e6;stroke:$red;stroke-width:4.5}
.board .forbidden-pawn{fill:#6d5a43}
.board .bar{fill:none;stroke:$red;stroke-width:4.5}
.board .curse{fill:#2b211c;stroke:$red;stroke-width:2.5}
.board .skull{fill:#fdf6e6}
.board .socket{fill:#2b211c}
.board .teeth{fill:none;stroke:#2b211c;stroke-width:2}
.board .case-red{fill:$red;stroke:#33261a;stroke-width:1.6}
.board .case-green{fill:$green;stroke:#33261a;stroke-width:1.6}
.board .case-gold{fill:$coin;stroke:#33261a;stroke-width:1.6}
.board .case-face{fill:#f3d9ad;stroke:#33261a;stroke-width:1}
.board .beard{fill:#33261a}
.board .jewel{fill:#54d3c6;stroke:#33261a;stroke-width:1}
.board .case-line{fill:none;stroke:#33261a;stroke-width:1.6;opacity:.75}
.board .band-line{fill:none;stroke:#fdf6e6;stroke-width:2.6}
.board .figure-white{fill:#fffdf6;stroke:#33261a;stroke-width:1.8;stroke-linejoin:round}
.board .fold-white{fill:none;stroke:#6d5a43;stroke-width:1.6}
.board .staff-white{fill:none;stroke:#33261a;stroke-width:2.6}
.board .face-white{fill:#f3d9ad;stroke:#33261a;stroke-width:1}
.board .base-white{fill:#d9cfb6;stroke:#33261a;stroke-width:1.8}
.board .figure-blue{fill:$blue;stroke:#0f2036;stroke-width:1.8;stroke-linejoin:round}
.board .fold-blue{fill:none;stroke:#cfe3f7;stroke-width:1.6}
.board .staff-blue{fill:none;stroke:#0f2036;stroke-width:2.6}
.board .face-blue{fill:#f3d9ad;stroke:#0f2036;stroke-width:1}
.board .base-blue{fill:#173c64;stroke:#0f2036;stroke-width:1.8}
.board .sign-white{font-size:20px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .sign-blue{font-size:20px;font-weight:700;text-anchor:middle;fill:#fdf6e6}
.board .knob{fill:$papyrus;stroke:$wood-dark;stroke-width:2}
.board .knob-arrow{fill:none;stroke:#33261a;stroke-width:3;stroke-linecap:round}
.board .shadowy{opacity:.25}
.board .amount{font-size:15px;font-weight:700}
.board .worth{font-size:18px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .worth-blue{font-size:18px;font-weight:700;text-anchor:middle;fill:#fdf6e6}
.board .pennant-white{fill:#fffdf6;stroke:#33261a;stroke-width:2.2}
.board .pennant-blue{fill:$blue;stroke:#0f2036;stroke-width:2.2}
.board .pennant{fill:$papyrus;stroke:#6d5a43;stroke-width:2.2;stroke-dasharray:4 3}
.board .plaque{fill:#33261a;stroke:#fdf6e6;stroke-width:1.5}
.board .gain{font-size:17px;font-weight:700;text-anchor:middle;fill:#fdf6e6}
.offers:has(.go:focus-visible,.chosen,.aimed) .go:not(:focus-visible,.chosen,.aimed){opacity:.3}
@media (hover:hover){
.offers:has(.go:hover) .go:not(:hover,:focus-visible,.chosen,.aimed){opacity:.3}}
.board .left{font-size:25px;font-weight:700;text-anchor:middle;fill:$papyrus}
.board .gem{fill:$coin;stroke:#33261a;stroke-width:1}
""")
