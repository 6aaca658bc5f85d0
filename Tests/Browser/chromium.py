"""A headless Chromium, driven by the browser's own protocol over two pipes, with nothing but Python's library."""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

LIMIT = 120  # Seconds after which a browser that answers nothing has hung.
# What a browser says of an expression whose page gave way to the next one before it had a value.
LEFT = ("Inspected target navigated or closed", "Execution context was destroyed", "Cannot find context with specified id")


class Browser:
    """A Chromium that is driven through pipes."""

    def __init__(self):
        program = next((p for p in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if p), None)
        if program is None:
            sys.exit("no chromium is installed")
        self.folder = tempfile.mkdtemp(prefix="vigil-pages-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        shell = 'in=$1 out=$2; shift 2; eval "exec \\"\\$@\\" 3<&$in 4>&$out"'
        words = [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
                 f"--user-data-dir={self.folder}", "--window-size=1400,900", "--force-device-scale-factor=1", "about:blank"]
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "chromium", str(to_browser), str(from_browser)] + words,
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.rest, self.events = 0, b"", []
        # A browser that hangs is ended, which ends the read below.
        self.watch = threading.Timer(LIMIT, self.process.kill)
        self.watch.daemon = True
        self.watch.start()

    def _message(self):
        while b"\0" not in self.rest:
            piece = os.read(self.input, 1 << 16)
            if not piece:
                raise SystemExit("the browser is gone, or answered nothing for two minutes")
            self.rest += piece
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        self.watch.cancel()
        self.watch = threading.Timer(LIMIT, self.process.kill)
        self.watch.daemon = True
        self.watch.start()
        while True:
            answer = self._message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method):
        while True:
            for event in self.events:
                if event["method"] == method:
                    self.events.remove(event)
                    return event["params"]
            self.events.append(self._message())

    def close(self):
        self.watch.cancel()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """One page, in a tab of its own."""

    def __init__(self, browser, path):
        self.browser, self.path, self.failures = browser, path, []
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Runtime", "Log", "Page", "Network", "Accessibility"]:
            self.send(domain + ".enable")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def open(self, fragment=""):
        self.send("Page.navigate", url="about:blank")
        self.browser.wait("Page.loadEventFired")
        self.send("Page.navigate", url=self.path.resolve().as_uri() + fragment)
        self.browser.wait("Page.loadEventFired")
        self.settle()

    def settle(self):
        """Until what was asked for is drawn, and the address is kept: of the next page, where a click led to one."""
        self.until("new Promise(r => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => r(true))), 260))")

    def until(self, expression):
        """Whether an expression came to hold, on this page or on the next one; asked until the browser would have hung."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            try:
                if self.value(expression):
                    return True
            except RuntimeError as error:
                if not any(words in str(error) for words in LEFT):
                    raise
            time.sleep(0.02)
        return False

    def value(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails'].get('exception', {}).get('description')}")
        return answer["result"].get("value")

    def check(self, holds, what):
        if not holds:
            self.failures.append(what)

    def key(self, key, code, text=None, shift=False):
        common = dict(key=key, code=code, modifiers=8 if shift else 0,
                      windowsVirtualKeyCode={"Enter": 13, "Escape": 27, "ArrowDown": 40, "Tab": 9}.get(key, ord(key[0].upper())))
        self.send("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y):
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.mouse(kind, x, y, button="left" if kind != "mouseMoved" else "none", clickCount=1)
        self.settle()

    def picture(self, folder, name):
        if folder:
            data = self.send("Page.captureScreenshot", format="png")["data"]
            (folder / f"{self.path.stem}-{name}.png").write_bytes(base64.b64decode(data))

    def complaints(self):
        """What the console was told, and what was asked of a network."""
        found = []
        for event in self.browser.events:
            parameters = event.get("params", {})
            if event.get("sessionId") != self.session:
                continue
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append("console: " + " ".join(str(a.get("value")) for a in parameters["args"]))
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append("log: " + parameters["entry"]["text"])
            elif event["method"] == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("data:", "about:", self.path.resolve().as_uri())):
                    found.append("asks for " + url)
        self.browser.events = []
        return found

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
