"""A real nginx with the configuration that is shipped, in front of real servers."""

from __future__ import annotations

import re
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx2 import Client, HTTPTransport
from scripts.servers import nginx

from tests.web.postgres import free_port

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
        return Client(base_url=self.address, transport=way, timeout=30, **more)


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
    folder.mkdir()
    certificate, file = folder / "certificate", folder / "nginx.conf"
    make_certificate(certificate)
    plain, port = free_port(), free_port()
    rest = configuration(servers, plain, port, certificate)
    file.write_text(AROUND.format(folder=folder, rest=rest))
    command = [str(nginx()), "-p", str(folder), "-c", str(file)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stderr=log)
    found = Proxy(plain, port, certificate)
    try:
        wait_until_open(found, process)
        yield found
    finally:
        process.terminate()
        process.wait(30)


def wait_until_open(proxy: Proxy, process: subprocess.Popen[bytes]) -> None:
    with proxy.visitor() as somebody:
        while process.poll() is None:
            try:
                somebody.get("/health")
                return
            except OSError:
                continue
            except Exception as error:  # of the client, before anybody listens
                if "refused" not in str(error).lower():
                    raise
    raise AssertionError("nginx has ended")
