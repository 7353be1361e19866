import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Debian's Chromium, without the windows around the page if it can be had, or the one that STARBOARD_CHROMIUM names. */
const chromium =
  process.env.STARBOARD_CHROMIUM ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);

export default defineConfig({
  testDir: "../tests/e2e",
  outputDir: "../build/e2e",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 1, // a busy machine may be too slow once; what succeeds only then is reported as flaky
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    actionTimeout: 10_000,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    colorScheme: "dark",
    reducedMotion: "reduce",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
});
