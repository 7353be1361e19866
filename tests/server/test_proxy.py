"""The nginx configuration that hosts are given, tried with a real nginx and a certificate of its own."""

from __future__ import annotations

import contextlib
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.site import Site

ROOT = Path(__file__).parents[2]
NAME = "games.example.org"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
pytestmark = pytest.mark.skipif(NGINX is None or shutil.which("openssl") is None, reason="nginx is not installed")


def free_port() -> int:
    with contextlib.closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Proxy:
    """nginx with our configuration, but for ports and the place of the certificate."""

    def __init__(self, folder: Path, upstream: int) -> None:
        self.plain, self.port = free_port(), free_port()
        self.certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
        request = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        subprocess.run(
            ["openssl", *request.split(), "-keyout", str(key), "-out", str(self.certificate)],
            check=True,
            capture_output=True,
        )
        ours = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        for before, after in {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "    listen [::]:80;\n": "",  # this machine may know no IPv6
            "    listen [::]:443 ssl http2;\n": "",
            f"/etc/letsencrypt/live/{NAME}": str(folder),
            "server 127.0.0.1:8765;": f"server 127.0.0.1:{upstream};",
        }.items():
            assert before in ours, before
            ours = ours.replace(before, after)
        places = "".join(f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy"))
        others = "".join(f"{name}_temp_path {folder / name};\n" for name in ("fastcgi", "uwsgi", "scgi"))
        config = folder / "nginx.conf"
        config.write_text(
            f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{places}{others}{ours}\n}}\n"
        )
        assert NGINX is not None
        self.process = subprocess.Popen([NGINX, "-e", "stderr", "-p", str(folder), "-c", str(config)])
        self.context = ssl.create_default_context(cafile=str(self.certificate))

    def get(self, path: str) -> httpx.Response:
        return self._ask("GET", path, b"", {})

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return self._ask("POST", path, json.dumps(body).encode(), {"content-type": "application/json", **headers})

    def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> httpx.Response:
        with httpx.Client(verify=self.context, timeout=20) as client:
            return client.request(
                method,
                f"https://127.0.0.1:{self.port}{path}",
                content=body,
                headers={"host": NAME, "origin": f"https://{NAME}", **headers},
                extensions={"sni_hostname": NAME},
            )

    def wait(self) -> None:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert self.process.poll() is None, "nginx did not take the configuration"
            time.sleep(0.05)
        raise AssertionError("nginx did not start in time")


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("proxy")
    with Site(
        folder, rule_workers=1, public_url=f"https://{NAME}", trusted_proxies=["127.0.0.1"], guests_per_hour=3
    ) as site:
        found = Proxy(folder, site.port)
        try:
            found.wait()
            yield found
        finally:
            found.process.terminate()
            found.process.wait(15)


def test_plain_http_is_sent_to_https(proxy: Proxy) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/t/x?y=1", headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/x?y=1")


def test_tls_websockets_and_the_own_address(proxy: Proxy) -> None:
    assert proxy.get("/api/health").status_code == 200
    answer = proxy.post("/api/me", {"name": "Anna"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["strict-transport-security"]
    cookie = answer.headers["set-cookie"]
    assert "secure" in cookie.lower()
    own = {"cookie": cookie.partition(";")[0]}
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    table = proxy.post("/api/tables", {"game": "lots", "seats": seats}, **own).json()
    with connect(
        f"wss://{NAME}/api/tables/{table['id']}/live",
        sock=socket.create_connection(("127.0.0.1", proxy.port)),
        ssl=proxy.context,
        additional_headers={"origin": f"https://{NAME}", **own},
    ) as live:
        message = json.loads(live.recv(20))
        assert (message["type"], message["status"]) == ("table", "playing")
    assert proxy.post("/api/me", {"name": "Eve"}, origin="https://elsewhere.example").status_code == 403


def test_nobody_makes_up_an_address(proxy: Proxy) -> None:
    """What they send under the name of the proxy's header counts for nothing: all are the one address that asks."""
    told = [
        proxy.post("/api/me", {"name": "Eve"}, **{"x-forwarded-for": f"198.51.100.{n}"}).status_code for n in range(6)
    ]
    assert 429 in told


def test_large_bodies_end_at_the_proxy(proxy: Proxy) -> None:
    assert proxy.post("/api/me", {"name": "x" * 100_000}).status_code == 413
