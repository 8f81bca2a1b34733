"""The style sheet of what only Kleopatra has."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import styles

STYLES: Final = styles(
    """
.board .c-skin{fill:#b9794a;stroke:#6b4022;stroke-width:1.2}
.board .c-linen{fill:#fdf6e6;stroke:#8d7a5c;stroke-width:1.2}
.board .c-dark{fill:#33261a}
.board .c-line{fill:none;stroke:#4a371f;stroke-width:1.6;stroke-linecap:round}
.board .c-line-thick{fill:none;stroke:#33261a;stroke-width:3;stroke-linecap:round}
.board .c-line-light{fill:none;stroke:#fdf6e6;stroke-width:1.3;opacity:.7}
.board .c-line-blue{fill:none;stroke:#2f6c96;stroke-width:2.5;stroke-linecap:round}
.board .c-timber{fill:#b07a3f;stroke:#6b4320;stroke-width:1.2}
.board .c-cut{fill:#e6c08a;stroke:#6b4320;stroke-width:1.2}
.board .c-ring{fill:none;stroke:#9a6a39;stroke-width:1.2}
.board .c-stone{fill:#a39a8c;stroke:#6a6257;stroke-width:1}
.board .c-stone-top{fill:#c9c1b2;stroke:#6a6257;stroke-width:1}
.board .c-stone-side{fill:#7f776b;stroke:#5a5349;stroke-width:1}
.board .c-marble{fill:#fbfaf6;stroke:#9aa3ab;stroke-width:1.2}
.board .c-marble-side{fill:#cfd6dc;stroke:#9aa3ab;stroke-width:1.2}
.board .c-vein{fill:none;stroke:#9db4c6;stroke-width:1.5}
.board .c-lapis{fill:#245a8c;stroke:#143a5e;stroke-width:1.2}
.board .c-lapis-light{fill:#5b9bd0}
.board .c-gold{fill:#e2b13f;stroke:#8f6514;stroke-width:1.2}
.board .c-gold-dark{fill:#b5852a;stroke:#8f6514;stroke-width:1.2}
.board .c-gold-dot{fill:#f3cf6d}
.board .c-mask{fill:#f3d9a0;stroke:#6b4320;stroke-width:1.5}
.board .c-mask-half{fill:#7a5a86}
.board .c-hole{fill:#2a1d12}
.board .c-rose{fill:#e59ab0;stroke:#8d3f5b;stroke-width:1}
.board .c-rose-dark{fill:#c9637f;stroke:#8d3f5b;stroke-width:1}
.board .c-leaf{fill:#5f8b52;stroke:#3a5c32;stroke-width:1}
.board .c-stem{fill:none;stroke:#3a5c32;stroke-width:2.5}
.board .c-papyrus-roll{fill:#f8ecc8;stroke:#a5864a;stroke-width:1.2}
.board .c-seal{fill:#ab3c2a}
.board .c-sack{fill:#c39a63;stroke:#6b4a22;stroke-width:1.4}
.board .c-eye-white{fill:#fdf6e6}
.board .c-token{fill:#dcebf2;stroke:#2f6c96;stroke-width:2.5}
.board .c-amulet{fill:#3c6b45;stroke:#1d3a24;stroke-width:1.5}
.board .c-amulet-eye{fill:#e8c94f;stroke:#1d3a24;stroke-width:1.5}
.board .c-name{font-size:15px;font-weight:600;text-anchor:middle;fill:#33261a}
.board .c-name-long{font-size:13.5px;font-weight:600;text-anchor:middle;fill:#33261a}
.board .c-card-name{font-size:12px;font-weight:500;text-anchor:middle;fill:#33261a}
.board .c-row{stroke:$papyrus-edge;stroke-width:1}
.board .c-row-name{font-size:11px;font-weight:500;fill:#33261a}
.board .c-on-back{fill:$ink-on-dark}
.board .c-coming{fill:none;stroke:$sun;stroke-width:2.5}
.board .c-arrow{fill:none;stroke:$sun;stroke-width:5;stroke-linecap:round;pointer-events:none}
.board .c-times{fill:#33261a;stroke:$papyrus;stroke-width:1}
.board .c-times-text{font-size:11px;font-weight:700;text-anchor:middle;fill:#fff8e8}
.board .c-hundreds{font-size:19px;font-weight:700}
.board .c-bonus{font-size:11px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .c-soft{fill:$ink-soft}
.board .c-dim{opacity:.75}
.board .c-count{fill:$limestone;stroke:$limestone-edge;stroke-width:2}
.board .c-count-text,.board .c-step,.board .c-coin-text{font-weight:700;text-anchor:middle;
font-size:max(21.8px,21.5px/var(--s,1))}
.board .c-coin-text{fill:#33261a}
.board .c-step{fill:$ink-soft}
.board .c-number{font-size:max(28px,21.5px/var(--s,1));font-weight:700;text-anchor:middle;
fill:$ink-soft}
.board .c-gain-text{font-size:max(22px,21.5px/var(--s,1));font-weight:800;text-anchor:middle;
fill:#33261a}
.board .c-price{fill:$field;opacity:.55}
.board .c-worth{font-size:17px;font-weight:700;text-anchor:end}
.board .c-lacking{fill:none;stroke:$red;stroke-width:1.6;stroke-dasharray:3.5 2.5}
.board .c-next{fill:none;stroke:$ink;stroke-width:2}
.board .c-tick{fill:none;stroke:$green;stroke-width:3.5;stroke-linecap:round}
.board .c-reach{stroke:none}
.board .go:hover .c-reach,.board .go:focus-visible .c-reach,
.board .aimed .c-reach,.board .go.held .c-reach{fill-opacity:0}
.board .c-spot{fill:$sun;fill-opacity:.1;stroke:$sun;stroke-width:2;stroke-opacity:.55}
.board .c-prize{font-size:13px;font-weight:700;text-anchor:middle;fill:#fff8e8}
.board .c-bid{font-size:16px;font-weight:700;text-anchor:middle;fill:#33261a}
.board .c-fist-text{font-size:17px;font-weight:800;text-anchor:middle;fill:#33261a}
.board .c-feast{font-size:13px;font-weight:700;text-anchor:middle;fill:$ink-on-dark}
.board .c-holy-chip{fill:#f3cf6d;stroke:#8f6514;stroke-width:2}
.board .c-edge{stroke:$ink-soft;stroke-width:1.4}
.board .c-column{fill:#e9d7ab;stroke:#8d7440;stroke-width:1.2}
.board .c-sandstone{fill:#dfbf83;stroke:#8d6c34;stroke-width:1.3}
.board .c-trunk{fill:none;stroke:#8a6234;stroke-width:3.5;stroke-linecap:round}
.board .c-palm{fill:#4f8a4b;stroke:#2d5a2f;stroke-width:.8}
.board .c-card{fill:$papyrus;stroke:$papyrus-edge;stroke-width:1.5}
.board .c-card-line{fill:none;stroke:$papyrus-edge;stroke-width:1.5}
.board .c-honest{fill:#e7d3a0}
.board .c-tainted{fill:#a9c48f}
.board .c-follower{fill:#cbb0d6}
.board .c-band{stroke:none}
.board .c-honest-edge{stroke:#a5864a}
.board .c-tainted-edge{stroke:#3c6b45;stroke-width:2.5}
.board .c-follower-edge{stroke:#764687;stroke-width:2.5}
.board .c-back{fill:$back;stroke:$papyrus;stroke-width:2}
.board .c-back-line{fill:none;stroke:$papyrus;stroke-width:2;opacity:.75}
.board .c-empty{fill:none;stroke:$field-edge;stroke-width:1.5;stroke-dasharray:5 5}
.board .c-faint{opacity:.4}
.board .c-court{fill:$sand-deep;stroke:$limestone-edge;stroke-width:1.5}
.board .c-plaza{fill:$field;stroke:$field-edge;stroke-width:1.5}
.board .c-way{fill:$sand-deep}
.board .c-paving{fill:$field;stroke:$field-edge;stroke-width:1.5}
.board .c-block{fill:$sand-deep;stroke:$field-edge;stroke-width:1.5}
.board .c-square{fill:$garden;stroke:$garden-edge;stroke-width:1.2}
.board .c-place{fill:$field;fill-opacity:.55;stroke:$field-edge;stroke-width:1.5;
stroke-dasharray:6 4}
.board .c-wall{fill:#e9d7ab;stroke:#8d7440;stroke-width:1.6}
.board .c-shaft{fill:#c9a768;stroke:#7d6230;stroke-width:1.4}
.board .c-capital{fill:#f3e3bd;stroke:#7d6230;stroke-width:1}
.board .c-leaf-door{fill:#8d5c30;stroke:#4c2e15;stroke-width:1.5}
.board .c-plinth{fill:#d8c192;stroke:#8d7440;stroke-width:1.5}
.board .c-gain{fill:$coin;stroke:$coin-edge;stroke-width:2.5}
.board .c-tile-0{fill:#2f6ea3;stroke:#173f63;stroke-width:1}
.board .c-tile-1{fill:#b5532f;stroke:#6e2d14;stroke-width:1}
.board .c-tile-2{fill:#1f8a83;stroke:#0f4e4a;stroke-width:1}
.board .c-tile-3{fill:#7b5794;stroke:#432a57;stroke-width:1}
.board .c-tile-edge{fill:none;stroke:#f3cf6d;stroke-width:3.5;stroke-linecap:square}
.board .c-inlay{fill:#f3cf6d;opacity:.9}
.board .c-inlay-dot{fill:#33261a;opacity:.75}
.board .c-mini-edge{fill:none;stroke:$ink;stroke-width:1.6;stroke-linecap:square}
.board .c-mini-gone{fill:none;stroke:$ink-soft;stroke-width:1.4;stroke-dasharray:2 3;opacity:.7}
.board .c-crossed{fill:none;stroke:$red;stroke-width:2.5;opacity:.8}
.board .c-holy{fill:#f3cf6d;opacity:.5}
.board .c-holy-edge{fill:none;stroke:#8f6514;stroke-width:3;stroke-dasharray:6 4}
.board .c-lost{fill:none;stroke:$ink-soft;stroke-width:3;opacity:.5}
.board .go:hover .c-spot,
.board .go:focus-visible .c-spot,.board .aimed .c-spot{stroke-opacity:1;stroke-width:4}
.board .c-hover{opacity:.88}
.board .c-dish{fill:$field;stroke:$field-edge;stroke-width:1.5}
.board .c-die{fill:#fbf5e7;stroke:#8d7a5c;stroke-width:1.8}
.board .c-ankh{fill:none;stroke:#ab3c2a;stroke-width:4;stroke-linecap:round}
.board .c-lid{fill:#d9b877;stroke:#8d6c34;stroke-width:2}
.board .c-lid-side{fill:#b08b4c}
.board .c-lid-line{fill:none;stroke:#8d6c34;stroke-width:1.6;opacity:.7}
.board .c-lid-eye{fill:#f3e3bd;stroke:#6b4a22;stroke-width:1.6}
.board .c-river{fill:$river}
.board .c-wave{fill:none;stroke:$wave;stroke-width:2.5;stroke-linecap:round;opacity:.7}
.board .c-croc{fill:#55803f;stroke:#24401f;stroke-width:2}
.board .c-croc-dark{fill:#3f6431;stroke:#24401f;stroke-width:2}
.board .c-croc-belly{fill:#b9c58a}
.board .c-croc-eye{fill:#f0d24e;stroke:#24401f;stroke-width:2}
.board .c-scale{fill:none;stroke:#24401f;stroke-width:3}
.board .c-teeth{fill:#fdf6e6;stroke:#8d7a5c;stroke-width:1}
"""
    + "".join(
        f".board .c-holy-{n}{{fill:$seat{n};opacity:.38}}"
        f".board .c-holy-edge-{n}{{fill:none;stroke:$seat{n}-dark;stroke-width:3.5}}"
        for n in range(5)
    )
)
