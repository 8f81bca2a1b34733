"""The style sheet of a report, with the colours of the boards by day and by night."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.theme import AUTO, FONTS, variables

STYLES: Final = f"""
html{{color-scheme:light dark;font:106.25%/1.55 {FONTS};color:var(--ink);
background:color-mix(in srgb,var(--limestone) 52%,var(--sand))}}
*{{box-sizing:border-box}}
body{{margin:0}}
main{{max-width:66rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem) 3rem}}
h1,h2{{line-height:1.2;text-wrap:balance}}
h1{{margin:1.5rem 0 .5rem;font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem);letter-spacing:-.015em}}
h2{{margin:0 0 .75rem;font-size:1.35rem}}
p{{margin:0 0 .9rem;text-wrap:pretty}}
.lead{{font-size:1.15rem}}
.note{{color:var(--ink-soft);font-size:.94rem}}
section{{margin:1.25rem 0;padding:1.1rem 1.25rem;background:var(--limestone);border-radius:.75rem;
border:1px solid color-mix(in srgb,var(--limestone-edge) 65%,transparent)}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;margin:0 0 .9rem;font-variant-numeric:tabular-nums lining-nums;
font-size:.94rem}}
th,td{{padding:.35rem .6rem;text-align:right;white-space:nowrap;
border-bottom:1px solid color-mix(in srgb,var(--limestone-edge) 65%,transparent)}}
th:first-child{{text-align:left}}
thead th{{color:var(--ink-soft);font-weight:600;white-space:normal;vertical-align:bottom}}
td small{{display:block;color:var(--ink-soft);font-size:.8em}}
.ahead{{background:color-mix(in srgb,var(--faience) var(--tint),transparent)}}
.behind{{background:color-mix(in srgb,var(--red) var(--tint),transparent)}}
pre{{overflow-x:auto;padding:.75rem 1rem;background:var(--field);border-radius:.75rem;
font:.92em ui-monospace,"Cascadia Code",Menlo,Consolas,monospace}}
figure{{margin:.5rem 0 0}}
figure svg{{display:block;width:100%;max-width:36rem;height:auto}}
figure text{{font-family:{FONTS}!important}}
@media (max-width:40rem){{
main{{padding-inline:.6rem}}
section{{padding:.9rem .75rem}}
table{{width:100%;font-size:.78rem}}
th,td{{min-width:2.8rem;padding:.3rem .2rem;white-space:normal}}
thead th{{font-size:.66rem;overflow-wrap:anywhere;hyphens:auto}}
th:first-child{{position:sticky;left:0;min-width:4.5rem;background:var(--limestone)}}
}}
"""

STYLE: Final = (variables(AUTO) + STYLES).replace("\n", "")
