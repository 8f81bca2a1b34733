"""The style sheet of what only Oh, Pharao! has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

# From the warm sand of the low numbers to the evening blue of the high ones; then the others.
KIND_COLOURS: Final = (
    "#8a5a00",
    "#7d7043",
    "#7f5f1f",
    "#94500f",
    "#bb4f25",
    "#ac3a33",
    "#903a5e",
    "#6e4588",
    "#3f559b",
    "#1b6690",
    "#3b3550",
    "#3f6b35",
    "#24568c",
)

STYLES: Final = styles(
    "".join(f".board .op-k{n}{{color:{colour}}}" for n, colour in enumerate(KIND_COLOURS))
    + """
.board .op-label{font-size:20px;font-weight:600}
.board .op-points{font-size:38px;font-weight:700;text-anchor:end}
.board .op-count{font-size:24px;font-weight:700}
.board .op-note{font-size:18px;fill:$ink-soft}
.board .op-ground{fill:$field;stroke:$field-edge;stroke-width:1.2}
.board .op-outline{fill:none;stroke:$field-edge;stroke-width:1.2;stroke-dasharray:3 5;opacity:.8}
.board .op-locked{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:7 6}
.board .op-plinth{fill:$sand-deep;stroke:$limestone-edge;stroke-width:1.2}
.board .op-worth{font-size:19px;font-weight:700}
.board .op-worth-no{font-size:18px;fill:$ink-soft}
.board .op-mini{fill:$papyrus;stroke:$ink-soft;stroke-width:1.5}
.board .op-gap{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:6 6}
.board .op-card{fill:$papyrus;stroke:$papyrus-edge;stroke-width:1.5}
.board .op-gold{fill:#f3c95b;stroke:#a8781b;stroke-width:1.5}
.board .op-wall{fill:currentColor;opacity:.3}
.board .op-brick{fill:none;stroke:currentColor;stroke-width:1.6;opacity:.6}
.board .op-peak{fill:currentColor;opacity:.1}
.board .op-band{fill:currentColor}
.board .op-i{fill:currentColor}
.board .op-l{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round}
.board .op-c{fill:$papyrus}
.board .op-d{fill:none;stroke:$papyrus;stroke-width:2}
.board .op-index{font-size:29px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-number{font-size:62px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-block{font-size:38px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-joker{font-size:34px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-name{font-size:14px;font-weight:600;text-anchor:middle;fill:#33261a}
.board .op-back{fill:$back;stroke:$papyrus;stroke-width:2.5}
.board .op-back-sun{fill:$coin}
.board .op-back-line{fill:none;stroke:$papyrus;stroke-width:2;stroke-linejoin:round}
.board .op-pile-disc{fill:$papyrus;stroke:$back;stroke-width:2.5}
.board .op-pile-text{font-size:27px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-end{fill:$red;stroke:$papyrus;stroke-width:2.5}
.board .op-end-sun{fill:$coin}
.board .op-end-line{fill:none;stroke:$papyrus;stroke-width:2.5;stroke-linecap:round}
.board .op-space{fill:$field;stroke:$field-edge;stroke-width:1.5}
.board .op-space-past{fill:$sand-deep;stroke:$field-edge;stroke-width:1.5}
.board .op-space-special{fill:$papyrus;stroke:$sun;stroke-width:2.5}
.board .op-space-text{font-size:22px;font-weight:600;text-anchor:middle;fill:$ink-soft}
.board .op-space-mark{font-size:22px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-mark{color:$lapis}
.board .op-mark-soon{color:$ink-soft}
.board .op-legend{font-size:18px;fill:$ink-soft}
.board .op-legend-now{font-size:18px;font-weight:650}
.board .op-skin{fill:#b0713f}
.board .op-robe{fill:#fbf5e7;stroke:#7a4c25;stroke-width:1}
.board .op-kilt{fill:#fbf5e7;stroke:#7a4c25;stroke-width:1}
.board .op-fold{fill:none;stroke:#cdb684;stroke-width:1.5}
.board .op-hair{fill:#1f1a1c}
.board .op-staff{fill:none;stroke:#7a4c25;stroke-width:3.5;stroke-linecap:round}
.board .op-die{fill:#fffdf6;stroke:#33261a;stroke-width:2}
.board .op-die-good{fill:#fffdf6;stroke:$green;stroke-width:5}
.board .op-die-bad{fill:#fffdf6;stroke:$red;stroke-width:5}
.board .op-pip{fill:#33261a}
.board .op-needs{fill:$papyrus;stroke:$sun;stroke-width:3}
.board .op-needs-text{font-size:24px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-awning{fill:$red}
.board .op-awning-light{fill:$papyrus}
.board .op-wood{fill:$wood;stroke:$wood-dark;stroke-width:1.5}
.board .op-sheet{fill:$papyrus;stroke:$papyrus-edge;stroke-width:2}
.board .op-sheet-mine{fill:$papyrus;stroke:$sun;stroke-width:7}
.board .op-heading{font-size:26px;font-weight:700;fill:#33261a}
.board .op-heading-long{font-size:20px;font-weight:700;fill:#33261a}
.board .op-side{font-size:19px;font-weight:600;fill:#5b4a34}
.board .op-small{font-size:17px;fill:#5b4a34}
.board .op-slot{fill:#33261a;fill-opacity:.05;stroke:#a5864a;stroke-width:1.5;stroke-dasharray:5 5}
.board .op-swap{fill:#a5864a}
.board .op-key{fill:#fff8e6;stroke:#a5864a;stroke-width:1.5}
.board .op-key-text{font-size:18.5px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-key-long{font-size:15px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-key-off{font-size:17px;text-anchor:middle;fill:#5b4a34}
.board .op-dim{opacity:.38}
.board .op-soft{opacity:.7}
.board .op-line{stroke:#a5864a;stroke-width:1.2;fill:none}
"""
)
