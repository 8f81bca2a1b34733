"""The style sheet of what only Kheops has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

STYLES: Final = styles("""
.board .dune{fill:$sand-deep;opacity:.55}
.board .plan{fill:$limestone;fill-opacity:.45;stroke:$limestone-edge;stroke-width:1}
.board .plan-line{fill:none;stroke:$limestone-edge;stroke-width:1;stroke-dasharray:2 4}
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
.board .two{fill:none;stroke:#33261a;stroke-width:5;stroke-linejoin:round;stroke-linecap:round}
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
.board .amount{font-size:13px;font-weight:700}
.board .kind{fill:$limestone;stroke:$limestone-edge}
.board .worth,.board .worth-blue,.board .gain{font-size:calc(11.5px/min(1,var(--s,1)));
font-weight:700;text-anchor:middle;fill:#fdf6e6}
.board .worth{fill:#33261a}
.board .pennant-white{fill:#fffdf6;stroke:#33261a;stroke-width:1.2}
.board .pennant-blue{fill:$blue;stroke:#0f2036;stroke-width:1.2}
.board .pennant{fill:$papyrus;stroke:#6d5a43;stroke-width:1.2;stroke-dasharray:2.5 2}
.board .plaque{fill:#33261a;stroke:#fdf6e6}
.offers:has(.go:focus-visible,.chosen,.aimed) .go:not(:focus-visible,.chosen,.aimed){opacity:.3}
@media (hover:hover){
.offers:has(.go:hover) .go:not(:hover,:focus-visible,.chosen,.aimed){opacity:.3}}
.board .pennants{transition:opacity .2s}
.board .passed{pointer-events:none}
.board:has(.offers :is(.go:focus-visible,.chosen,.aimed)) .pennants{opacity:.12}
@media (hover:hover){.board:has(.offers .go:hover) .pennants{opacity:.12}}
.board .left{font-size:14px;font-weight:700;text-anchor:middle;fill:$papyrus}
.board .gains{opacity:calc(1 - var(--lens,0))}
.board .deep{stroke-width:5}
.board .offers .hot{vector-effect:non-scaling-stroke;stroke-width:2.6px}
.board .offers .go:is(:focus-visible,.held) .hot{stroke-width:4.5px}
.board .edge-name{font-size:calc(11.5px/min(1.25,var(--s,1)));font-weight:600}
.board .plan-name{font-size:calc(11.5px/min(1.3,var(--s,1)));text-anchor:middle;fill:$ink-soft}
.board .tile-name{font-size:calc(11.5px/var(--lens,var(--s,1)));font-weight:600;fill:$ink;
stroke:$limestone-edge;stroke-width:calc(2.5px/var(--lens,var(--s,1)));paint-order:stroke;
opacity:calc((var(--lens,var(--s,1)) - 1.5)*99)}
.board .score{font-size:26px;font-weight:700}
.board .who{font-size:16px;font-weight:700}
.board .lens{fill:none;stroke:$wood-dark;stroke-width:4}
.board .lens-tag{fill:$wood-dark}
.board .lens-name{font-size:12px;font-weight:700;fill:#fdf6e6}
.board .tip{fill:$coin;stroke:$coin-edge;stroke-width:6;stroke-linejoin:round}
.board .got{font-size:14px;font-weight:700;text-anchor:middle}
.board .got-none{font-size:14px;text-anchor:middle;fill:$ink-soft}
.board .gem{fill:$coin;stroke:#33261a;stroke-width:1}
""")
