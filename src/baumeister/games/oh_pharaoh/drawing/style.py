"""The style sheet of what only Oh, Pharao! has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

# From the warm sand of the low numbers to the evening blue of the high ones; then the others.
KIND_COLOURS: Final = (
    "#7b5000",
    "#635935",
    "#70541b",
    "#87490e",
    "#953f1d",
    "#9e352f",
    "#903a5e",
    "#6e4588",
    "#3f559b",
    "#195e84",
    "#3b3550",
    "#3a6331",
    "#24568c",
)

STYLES: Final = styles(
    "".join(f".board .op-k{n}{{color:{colour}}}" for n, colour in enumerate(KIND_COLOURS))
    + """
.board .op-who{font-size:11.5px;font-weight:700}
.board .op-score{font-size:16px;font-weight:700;text-anchor:end}
.board .op-count{font-size:19px;font-weight:700}
.board .op-empty{font-size:12px;fill:$ink-soft}
.board .op-ground{fill:$field;stroke:$field-edge;stroke-width:1.2}
.board .op-locked{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:5 4}
.board .op-plinth{fill:$sand-deep;stroke:$limestone-edge}
.board .op-mini{fill:$papyrus;stroke:$ink-soft}
.board .op-gap{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:5 4}
.board .op-card{fill:$papyrus;stroke:$papyrus-edge;stroke-width:1.5}
.board .op-gilt{color:#5f3d00}
.board .op-gold{fill:#f3c95b;stroke:#a8781b;stroke-width:1.5}
.board .op-wall{fill:currentColor;opacity:.3}
.board .op-brick{fill:none;stroke:currentColor;stroke-width:1.6;opacity:.6}
.board .op-peak{fill:currentColor;opacity:.1}
.board .op-band{fill:currentColor}
.board .op-i{fill:currentColor}
.board .op-l{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round}
.board .op-c{fill:$papyrus}
.board .op-d{fill:none;stroke:$papyrus;stroke-width:2}
.board .op-index{font-size:30px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-number{font-size:64px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-low{font-size:25px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-faint{font-size:15px;text-anchor:middle;fill:#5b4a34}
.board .op-block{font-size:38px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-flat{font-size:36px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-joker{font-size:36px;font-weight:800;text-anchor:middle;fill:currentColor}
.board .op-back{fill:$back;stroke:$papyrus;stroke-width:2.5}
.board .op-back-sun{fill:$coin}
.board .op-back-line{fill:none;stroke:$papyrus;stroke-width:2;stroke-linejoin:round}
.board .op-pile-disc{fill:$papyrus;stroke:$back;stroke-width:1.5}
.board .op-pile-text{font-size:16px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-end{fill:$red;stroke:$papyrus;stroke-width:1.5}
.board .op-end-sun{fill:$coin}
.board .op-end-line{fill:none;stroke:$papyrus;stroke-width:1.5;stroke-linecap:round}
.board .op-space{fill:$field;stroke:$field-edge;stroke-width:1.2}
.board .op-space-past{fill:$sand-deep;stroke:$field-edge;stroke-width:1.2}
.board .op-space-special{fill:$papyrus;stroke:$papyrus-edge;stroke-width:2}
.board .op-space-text{font-size:13px;font-weight:600;text-anchor:middle}
.board .op-mark{color:#33261a}
.board .op-holds{color:$ink}
.board .op-soon{color:$ink-soft}
.board .op-rule-now{font-size:11px;font-weight:700}
.board .op-skin{fill:#b0713f}
.board .op-robe{fill:#fbf5e7;stroke:#7a4c25;stroke-width:1}
.board .op-kilt{fill:#fbf5e7;stroke:#7a4c25;stroke-width:1}
.board .op-fold{fill:none;stroke:#cdb684;stroke-width:1.5}
.board .op-hair{fill:#1f1a1c}
.board .op-staff{fill:none;stroke:#7a4c25;stroke-width:3.5;stroke-linecap:round}
.board .op-die{fill:#fffdf6;stroke:#33261a;stroke-width:2}
.board .op-die-good{fill:#fffdf6;stroke:$green;stroke-width:6}
.board .op-die-bad{fill:#fffdf6;stroke:$red;stroke-width:6}
.board .op-pip{fill:#33261a}
.board .op-needs{fill:$papyrus;stroke:$sun;stroke-width:2}
.board .op-needs-text{font-size:13px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-awning{fill:$red}
.board .op-awning-light{fill:$papyrus}
.board .op-wood{fill:$wood;stroke:$wood-dark;stroke-width:1.5}
.board .op-sheet{fill:$papyrus;stroke:$papyrus-edge;stroke-width:2}
.board .op-title{font-size:15px;font-weight:700;fill:#33261a}
.board .op-side{font-size:13px;font-weight:600;fill:#33261a}
.board .op-small{font-size:12px;fill:#4d3d29}
.board .op-slot{fill:#33261a;fill-opacity:.05;stroke:#8a6d35;stroke-width:1.2;stroke-dasharray:4 3}
.board .op-swap{fill:#8a6d35}
.board .op-key{fill:#fff8e6;stroke:#a5864a;stroke-width:1.5}
.board .op-key-text{font-size:14px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .op-key-small{font-size:12px}
.board .op-key-left{font-size:13px;font-weight:700}
.board .op-key-off{font-size:13px;text-anchor:middle;fill:#4d3d29}
.board .op-dim{opacity:.38}
.board .op-soft{opacity:.7}
.board .op-reach{stroke:none}
.board .go:hover .op-reach,.board .go:focus-visible .op-reach,
.board .aimed .op-reach,.board .go.held .op-reach{fill-opacity:0}
.board .op-line{stroke:#a5864a;stroke-width:1.2;fill:none}
"""
)
