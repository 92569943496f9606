# SPDX-License-Identifier: GPL-3.0-or-later
"""A web page of a game in Chromium without a window, and the command line that made it."""
import json
import os
import subprocess
import sys
import tempfile

SKIPPED = 77  # the exit status of a test that could not run

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
except ImportError:
    webdriver = None

DRIVERS = ("/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver")


def skip_if_missing():
    """Ends the test, and says so, if there is no browser for it."""
    driver = next((path for path in DRIVERS if os.access(path, os.X_OK)), None)
    if webdriver and driver:
        return driver
    what = "python3-selenium" if not webdriver else "chromium-driver"
    print(f"SKIPPED: {what} is missing, so no web page was opened in a browser. See packaging/dependencies.txt.", flush=True)
    sys.exit(SKIPPED)


class CommandLine:
    """squarefront-cli, with files in a folder of its own."""

    def __init__(self, program):
        self.program = program
        self.folder = tempfile.TemporaryDirectory()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def run(self, *words):
        environment = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "DISPLAY")}
        environment["QT_QPA_PLATFORM"] = "offscreen"
        done = subprocess.run([self.program, *words], env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(words)}: {done.stderr}")
        return done.stdout

    def json(self, *words):
        return json.loads(self.run(*words, "--json"))

    def page(self, document, name, *words):
        """Writes the document's page and returns its path."""
        path = self.path(name)
        self.run("replay", document, "-o", path, *words)
        return path

    def played(self, document, rounds, seed="1"):
        """The battle after so many rounds in which the computer gives all orders."""
        for number in range(rounds):
            after = self.path(f"round{number % 2}.sqf")
            self.run("round", document, "--commander", "0:1", "--commander", "1:1", "--seed", f"{seed}{number}", "-o", after)
            document = after
        return document

    def explored(self, document, commands):
        """The dungeon after these commands."""
        for number, words in enumerate(commands):
            after = self.path(f"day{number % 2}.sqf")
            self.run("encounter", document, *words, "--seed", str(number), "-o", after)
            document = after
        return document


class Browser:
    """Chromium with a log of its requests, messages and violations of a page's security policy."""

    def __init__(self, driver):
        options = Options()
        for switch in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                       "--force-color-profile=srgb", "--window-size=1280,900", "--disable-background-networking"):
            options.add_argument(switch)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(driver), options=options)
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
            window.violations = [];
            document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));"""})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def open(self, path):
        self.driver.get_log("performance")
        self.driver.get_log("browser")
        self.driver.get("file://" + path)

    def size(self, width, height=900):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def colours(self, scheme):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                    {"features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def go(self, scene):
        self.run("""const at = document.getElementById("at");
                    at.value = arguments[0];
                    at.dispatchEvent(new Event("input"));""", scene)

    def requests(self):
        """What the page asked for besides itself."""
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
        return [url for url in asked if not url.startswith("data:")][1:]

    def messages(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def violations(self):
        return self.run("return window.violations")
