"""A real nginx with the configuration that is shipped, in front of real servers."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx2 import Client, HTTPTransport
from scripts.servers import nginx

from baumeister.web.http.serve import listen
from baumeister.web.http.settings import LOOPBACK
from tests.web.patience import PATIENCE_SECONDS

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
SITE = "baumeister.example"
AROUND = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {rest}
}}
"""


class Proxy:
    """The site, as somebody sees it from outside."""

    def __init__(self, plain: int, port: int, certificate: Path) -> None:
        self.plain = plain
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.address = f"https://localhost:{port}"

    def visitor(self, address: str = "127.0.0.1", **more: Any) -> Client:
        """Somebody at this address."""
        way = HTTPTransport(verify=self.trust, local_address=address)
        return Client(base_url=self.address, transport=way, timeout=PATIENCE_SECONDS, **more)


def configuration(servers: list[int], plain: int, port: int, certificate: Path) -> str:
    """What is shipped, with the ports and the certificate of the test."""
    site = (DEPLOY / "baumeister.nginx.conf").read_text()
    site = exchanged(site, r"listen \[::\]:\d+[^;]*;", "")
    site = exchanged(site, r"listen 80;", f"listen 127.0.0.1:{plain};")
    site = exchanged(site, r"listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;")
    site = exchanged(site, SITE + ";", "localhost;")
    site = exchanged(site, r"certificate_key \S+;", f"certificate_key {certificate}.key;")
    site = exchanged(site, r"certificate /\S+;", f"certificate {certificate};")
    upstream = (DEPLOY / "baumeister-servers.nginx.conf").read_text()
    for shipped, real in zip((8001, 8002), servers, strict=True):
        upstream = exchanged(upstream, f"127.0.0.1:{shipped}", f"127.0.0.1:{real}")
    return upstream + site


def exchanged(text: str, pattern: str, by: str) -> str:
    changed, times = re.subn(pattern, by, text)
    assert times, pattern
    return changed


def make_certificate(path: Path) -> None:
    words = (
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
        " -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    )
    files = ["-keyout", f"{path}.key", "-out", str(path)]
    subprocess.run(["openssl", *words.split(), *files], check=True, capture_output=True)


@contextmanager
def proxy_before(servers: list[int], folder: Path) -> Iterator[Proxy]:
    """It is handed the sockets on which it listens, as when one nginx takes over from another.

    So nobody else can get its ports, and whoever comes before it is ready waits, however busy the
    machine is.
    """
    folder.mkdir()
    certificate, file = folder / "certificate", folder / "nginx.conf"
    make_certificate(certificate)
    with listen(LOOPBACK, 0) as plain, listen(LOOPBACK, 0) as secure:
        ports = [listener.getsockname()[1] for listener in (plain, secure)]
        rest = configuration(servers, ports[0], ports[1], certificate)
        file.write_text(AROUND.format(folder=folder, rest=rest))
        handed = [plain.fileno(), secure.fileno()]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(
                [str(nginx()), "-p", str(folder), "-c", str(file)],
                stderr=log,
                pass_fds=handed,
                env={**os.environ, "NGINX": "".join(f"{number};" for number in handed)},
            )
    # From here on the sockets are its own: if it has ended, whoever comes is refused.
    try:
        yield Proxy(ports[0], ports[1], certificate)
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)
