"""The style sheet of what only Imhotep has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

STYLES: Final = styles("""
.board .river{fill:$river}
.board .bank{fill:$sand-deep}
.board .wave{fill:none;stroke:$wave;stroke-width:2.5;stroke-linecap:round;opacity:.6}
.board .pier{fill:$wood-dark}
.board .plank{fill:$wood-light}
.board .post{fill:$wood-dark}
.board .mooring{fill:none;stroke:$wave;stroke-width:2;stroke-dasharray:7 7}
.board .hull{fill:$wood-dark}
.board .deck{fill:$wood}
.board .seam{fill:none;stroke:$wood-light;stroke-width:1.5;opacity:.8}
.board .hold{fill:$hold;stroke:$wood-dark;stroke-width:1.5}
.board .depth{fill:none;stroke:$wood-dark;stroke-width:3;opacity:.75}
.board .slot-text{font-size:15px;font-weight:600;text-anchor:middle;fill:$ink-on-dark;opacity:.75}
.board .slot-hot{font-size:17px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .ship-disc{fill:$papyrus;stroke:$wood-dark;stroke-width:2}
.board .ship-text{font-size:21px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .afloat{font-size:16px;font-weight:600;fill:$ink-on-dark}
.board .pip{fill:none;stroke:$ink-on-dark;stroke-width:2}
.board .pip-full{fill:$coin;stroke:$ink-on-dark;stroke-width:2}
.board .berth{fill:$river-deep}
.board .berth-hull{fill:$papyrus}
.board .berth-text{font-size:21px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .sun-past{fill:$field-edge;opacity:.8}
.board .sun-now{fill:$coin;stroke:$ink;stroke-width:3}
.board .sun-next{fill:none;stroke:$ink-soft;stroke-width:2;opacity:.6}
.board .sun-text{font-size:16px;font-weight:700;text-anchor:middle}
.board .sun-text-now{font-size:17px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .headline{font-size:21px;font-weight:700}
.board .side-a{fill:$field;stroke:$field-edge;stroke-width:1.5}
.board .side-b{fill:$lapis}
.board .side-text{font-size:17px;font-weight:700;text-anchor:middle}
.board .side-text-b{font-size:17px;font-weight:700;text-anchor:middle;fill:$limestone-b}
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
.board .card-longest{font-size:12px;font-weight:500;text-anchor:middle;fill:#33261a}
.board .back{fill:$back;stroke:$papyrus;stroke-width:3}
.board .back-eye{fill:none;stroke:$papyrus;stroke-width:2.5}
.board .gap{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:5 5}
.board .times{font-size:18px;font-weight:700;text-anchor:middle;fill:#fff8e8}
.board .times-disc{fill:currentColor;stroke:$papyrus;stroke-width:2}
.board .plate{fill:$field;stroke:$field-edge;opacity:.5}
.board .plate-b{fill:$field-b;stroke:$field-edge-b;opacity:.5}
.board .plinth{fill:$field-edge}
.board .plinth-b{fill:$field-edge-b}
.board .runner{fill:none;stroke:$wood-dark;stroke-width:5;stroke-linecap:round}
.board .quarry{fill:$sand-deep;stroke:$limestone-edge;stroke-width:1.5}
.board .pile-text{font-size:22px;font-weight:700;text-anchor:middle;fill:$papyrus}
.board .discard-text{font-size:22px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .reed{fill:none;stroke:$reed;stroke-width:3;stroke-linecap:round}
.board .mini-back{fill:$back;stroke:$papyrus-edge;stroke-width:3}
.board .mini-eye{fill:none;stroke:$papyrus;stroke-width:3}
""")
