"""The style sheet of what only Imhotep has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

BLOCKS: Final = "".join(
    f".board .block{n}{{font-size:11.5px;font-weight:700;text-anchor:middle;fill:$seat{n}-ink}}"
    for n in range(4)
)
STYLES: Final = styles(
    BLOCKS
    + """
.board .river{fill:$river}
.board .wave{fill:none;stroke:$wave;stroke-width:2.5;stroke-linecap:round;opacity:.6}
.board .hull{fill:$wood-dark}
.board .deck{fill:$wood}
.board .seam{fill:none;stroke:$wood-light;stroke-width:1.5;opacity:.8}
.board .hold{fill:$hold;stroke:$wood-dark;stroke-width:1.5}
.board .depth{fill:none;stroke:$wood-dark;stroke-width:3;opacity:.75}
.board .slot-text{font-size:15px;font-weight:600;text-anchor:middle;fill:$ink-on-dark}
.board .slot-hot{font-size:17px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .ship-disc{fill:$papyrus;stroke:$wood-dark;stroke-width:2}
.board .ship-text{font-size:17px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .afloat{font-size:12px;font-weight:600;fill:$ink-on-dark}
.board .pip{fill:none;stroke:$ink-on-dark;stroke-width:2}
.board .pip-full{fill:$coin;stroke:$ink-on-dark;stroke-width:2}
.board .i{fill:currentColor}
.board .l{fill:none;stroke:currentColor;stroke-width:3.5;stroke-linecap:round}
.board .c{fill:$papyrus}
.board .d{fill:none;stroke:$papyrus;stroke-width:1.8}
.board .h{fill:#000;opacity:.22}
.board .on-slab .c{fill:$limestone}
.board .on-slab .d{stroke:$limestone}
.board .tone{color:$ink-soft}
.board .red{color:$red}
.board .green{color:$green}
.board .purple{color:$purple}
.board .blue{color:$blue}
.board .papyrus{fill:$papyrus;stroke:$papyrus-edge;stroke-width:1.5}
.board .fibre{fill:none;stroke:$papyrus-edge;opacity:.35}
.board .band{fill:currentColor}
.board .card-text{font-size:14.5px;font-weight:500;text-anchor:middle;fill:#33261a}
.board .card-long{font-size:13.5px;font-weight:500;text-anchor:middle;fill:#33261a}
.board .back{fill:$back;stroke:$papyrus;stroke-width:3}
.board .back-eye{fill:none;stroke:$papyrus;stroke-width:2.5}
.board .gap{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:5 5}
.board .times{font-size:14px;font-weight:700;text-anchor:middle;fill:#fff8e8}
.board .times-disc{fill:currentColor;stroke:$papyrus;stroke-width:2}
.board .plate-b{fill:$field-b;stroke:$field-edge-b;opacity:.5}
.board .plinth{fill:$field-edge}
.board .plinth-b{fill:$field-edge-b}
.board .runner{fill:none;stroke:$wood-dark;stroke-width:5;stroke-linecap:round}
.board .quarry{fill:$sand-deep;stroke:$limestone-edge;stroke-width:1.5}
.board .pile-text{font-size:16px;font-weight:700;text-anchor:middle;fill:$papyrus}
.board .discard-text{font-size:13px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .trace{fill:none;stroke:$wave;stroke-width:2;stroke-dasharray:6 6}
.board .trace-text{font-size:17px;font-weight:700;text-anchor:middle;fill:$ink-on-dark}
.board .handle{fill:$papyrus}
.board .handle-text{font-size:12.5px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .mark-hull{fill:$wood-dark}
.board .mark-text{font-size:12px;font-weight:700;text-anchor:middle;fill:#fff8e8}
.board .coin-value{font-size:11px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .tiny{font-size:11px}
.board .pad{fill:$reed}
.board .mini-back{fill:$back;stroke:$papyrus-edge;stroke-width:3}
.board .mini-eye{fill:none;stroke:$papyrus;stroke-width:3}
"""
)
