"""The style sheet of what only the Valley has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

# Top, light edge, front, grain of the blocks, by colour; they are the same by day and by night.
_BLOCKS: Final = (
    ("#b8412d", "#e08a72", "#6f2216", "#7d2b1c"),
    ("#9ca3aa", "#d5dadf", "#5c646c", "#565e66"),
    ("#3b3839", "#857f80", "#131213", "#a39c9b"),
    ("#fffdf6", "#ffffff", "#b3a78d", "#b9ad93"),
    ("#dda63f", "#f6d68c", "#94671b", "#94671b"),
)

STYLES: Final = styles(
    """
.board .cliff{fill:none;stroke:$limestone-edge;stroke-width:22;stroke-linejoin:round}
.board .cliff-shade{fill:none;stroke:$shadow;stroke-width:26;stroke-linejoin:round;opacity:.25}
.board .crag{fill:none;stroke:$ink-soft;stroke-width:20;stroke-dasharray:3 23;opacity:.35}
.board .area-a{fill:$sand-deep}
.board .area-b{fill:$field}
.board .area-c{fill:$limestone}
.board .border{fill:none;stroke:$ink-soft;stroke-width:3.5;stroke-linejoin:round}
.board .plaza{fill:$sand-deep;stroke:$ink-soft;stroke-width:2}
.board .veil{fill:$sand;fill-opacity:0}
.board .plaza-line{fill:none;stroke:$ink-soft;stroke-width:1;opacity:.4}
.board .spot{fill:$limestone;stroke:$ink-soft;stroke-width:2.2}
.board .spot-text{font-size:17px;font-weight:600;text-anchor:middle;fill:$ink}
.board .out{fill:$ink-soft;opacity:.28}
.board .site-text{font-size:24px;font-weight:800;text-anchor:middle}
.board .area-plate{fill:$back;stroke:$ink-on-dark;stroke-width:2}
.board .area-text{font-size:27px;font-weight:800;text-anchor:middle;fill:#fdf6e6}
.board .camps{fill:none;stroke:$ink-soft;stroke-width:1.5;stroke-dasharray:5 4;opacity:.6}
.board .camps-text{font-size:15px;font-weight:800;text-anchor:middle;fill:#fdf6e6}
.board .scarab-place{fill:$field;fill-opacity:.6;stroke:$ink-soft;stroke-width:1.5;
stroke-dasharray:3 3}
.board .man{stroke:$ink;stroke-width:1.6;stroke-linejoin:round}
.board .leg{fill:none;stroke:$ink;stroke-width:2.2;stroke-linecap:round}
.board .wing{fill:none;stroke:#fdf6e6;stroke-width:1.4;opacity:.7}
.board .stranger{fill:$faience}
.board .foot{fill:$shadow;opacity:.3}
.board .face{fill:#e9bd8c;stroke:$ink;stroke-width:1.4}
.board .cloth{fill:$coin;stroke:$ink;stroke-width:1.4;stroke-linejoin:round}
.board .fold{fill:none;stroke:$blue;stroke-width:2.2}
.board .staff{fill:none;stroke:$ink;stroke-width:3.2;stroke-linecap:round}
.board .badge{fill:$ink;stroke:$limestone;stroke-width:1.2}
.board .badge-text{font-size:15px;font-weight:700;text-anchor:middle;fill:$limestone}
.board .pharaoh-count{font-size:19px;font-weight:700;text-anchor:middle}
.board .cost{font-size:24px;font-weight:800;text-anchor:middle;paint-order:stroke;
stroke:$limestone;stroke-width:5;stroke-linejoin:round}
.board .cost-far{font-size:22px;font-weight:800;text-anchor:middle;fill:#fff;paint-order:stroke;
stroke:$red;stroke-width:7;stroke-linejoin:round}
.board .hot.way{fill:$limestone;fill-opacity:.78}
.board .hot.far{stroke:$red;stroke-dasharray:5 4}
.board .go:hover .way,.board .go:focus-visible .way,.board .aimed .way,.board .chosen .way
{fill:$glow;fill-opacity:.9}
.board .order-line{fill:none;stroke:$ink;stroke-width:10;stroke-linecap:round;opacity:.75}
.board .block-shadow{fill:$shadow;opacity:.42}
.board .order-line,.board .order,.board .order-head{pointer-events:none}
.board .order{fill:none;stroke:$lapis;stroke-width:6;stroke-dasharray:14 7}
.board .order-head{fill:$lapis;stroke:$ink;stroke-width:2.500}
.board .order.over{stroke:$red}
.board .order-head.over{fill:$red}
.board .tile{fill:$papyrus;stroke:$papyrus-edge;stroke-width:2}
.board .bid-back{fill:$back;stroke:$papyrus;stroke-width:2}
.board .tile-eye{fill:none;stroke:$papyrus;stroke-width:1.8}
.board .gold-ring{fill:none;stroke:$coin-edge;stroke-width:3.6}
.board .blank{fill:none;stroke:$papyrus-edge;stroke-width:3}
.board .tile-sum{font-size:26px;font-weight:800;text-anchor:middle;fill:#33261a}
.board .used{opacity:.25}
.board .group-row{fill:$field;stroke:$field-edge;stroke-width:1.5}
.board .stone-lit{fill:$coin;stroke:$ink;stroke-width:1.4;stroke-linejoin:round}
.board .stone-dark{fill:$coin-edge;stroke:$ink;stroke-width:1.4;stroke-linejoin:round}
.board .stone-line{fill:none;stroke:#33261a;stroke-width:1.2;opacity:.6}
.board .sack{fill:$wood;stroke:$wood-dark;stroke-width:2.5;stroke-linejoin:round}
.board .cord{fill:none;stroke:$papyrus;stroke-width:3.5;stroke-linecap:round}
.board .sack-text{font-size:14px;font-weight:800;text-anchor:middle;fill:#33261a}
.board .warning{fill:#fbe3da;stroke:$red;stroke-width:1.5}
.board .warning-text{font-size:12px;font-weight:700;fill:#8a2415}
.board .warning-note{font-size:11px;fill:#8a2415}
.board .step-left{fill:$lapis;stroke:$ink;stroke-width:1.5}
.board .step-used{fill:none;stroke:$ink-soft;stroke-width:2;stroke-dasharray:4 3}
.board .step-over{fill:$red;stroke:$ink;stroke-width:1.5}
.board .tick{fill:none;stroke:$green;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.board .stock-amount{font-size:14px;font-weight:700}
.board .stock-none{font-size:14px;fill:$ink-soft}
.board .won{fill:$coin;fill-opacity:.4;stroke:$coin-edge;stroke-width:1}
.board .icon-small{fill:$field;stroke:$ink;stroke-width:1}
.board .site-count{font-size:14px;font-weight:700;text-anchor:middle;fill:$ink-soft}
.board .slot{fill:$field;stroke:$field-edge;stroke-width:1}
.board .ordered{font-size:12px;font-weight:700;text-anchor:middle}
.board .badge-small{font-size:13px;font-weight:700;text-anchor:middle;fill:$limestone}
.board .badge-tiny{font-size:11px;font-weight:700;text-anchor:middle;fill:$limestone}
.board .result{font-size:11px;font-weight:700}
.board .site-plate{fill:$field;stroke:$ink-soft;stroke-width:1.2}
.board .phase-disc{fill:none;stroke:$ink-soft;stroke-width:1.2}
.board .phase-disc.now{fill:$ink;stroke:$ink}
.board .phase-disc.done{fill:$field}
.board .phase-disc.later{stroke-dasharray:2.500 2}
.board .phase-number{font-size:11px;font-weight:700;text-anchor:middle;fill:$ink-soft}
.board .phase-number.now{fill:$limestone}
.board .phase-number.done,.board .phase-number.later{font-weight:600}
.board .boss-edge{fill:none;stroke:$ink;stroke-width:11;stroke-linejoin:round}
.board .boss{fill:none;stroke:$coin;stroke-width:7.5;stroke-linejoin:round}
.board .mini-plaza{stroke-width:.8}
.board .mini-plate{stroke-width:1}
.board .ring.fine{stroke-width:2.2}
.board .mini-ring{stroke-width:9}
.board .owner{stroke:$ink;stroke-width:.9}
.board .mini-text{font-size:11px;font-weight:800;text-anchor:middle;paint-order:stroke;
stroke:$limestone;stroke-width:2.6;stroke-linejoin:round}
.board .mini-area{font-size:11px;font-weight:800;text-anchor:middle;fill:#fdf6e6}
.board .clock-plate{fill:$limestone;stroke:$limestone-edge;stroke-width:1}
.board .mini-clock{font-size:12.500px;font-weight:800;text-anchor:middle}
.board .mini-coin{font-size:11px;font-weight:800;text-anchor:middle;fill:#33261a}
.board .mini-count{font-size:11px;font-weight:700}
.board .mini-head{font-size:11px;font-weight:700}
.board .mini-worth{font-size:11px;font-weight:700;text-anchor:middle}
.board .open{fill:none;stroke:$sun;stroke-width:2.5}
.board .open.far{stroke:$red;stroke-dasharray:3 2.500}
.board .pill{fill:$sun;stroke:$limestone;stroke-width:1}
.board .pill.far{fill:$red}
.board .pill-text{font-size:11px;font-weight:800;text-anchor:middle;fill:#1d1004}
.board .pill-far{font-size:11px;font-weight:800;text-anchor:middle;fill:#fff}
"""
    + "".join(
        f".board .man{n}{{fill:$seat{n}}}"
        f".board .man-text{n}{{font-size:16px;font-weight:800;text-anchor:middle;"
        f"fill:$seat{n}-ink}}"
        f".board .owner{n}{{fill:$seat{n}}}.board .camp-text{n}{{font-size:11px;font-weight:800;"
        f"text-anchor:middle;fill:$seat{n}-ink}}"
        f".board .sent{n}{{stroke:$seat{n}}}.board .sent-head{n}{{fill:$seat{n}}}"
        for n in range(4)
    )
    + "".join(
        f".board .top{n}{{fill:{top}}}.board .front{n}{{fill:{front}}}"
        f".board .shine{n}{{fill:none;stroke:{shine};stroke-width:2}}"
        f".board .grain{n}{{fill:none;stroke:{grain};stroke-width:{4 if n == 1 else 2.2};"
        f"stroke-linecap:round;stroke-linejoin:round}}"
        for n, (top, shine, front, grain) in enumerate(_BLOCKS)
    )
)
