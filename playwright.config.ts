import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import { findFirefox, firefoxPreferences } from './scripts/firefox.mjs';

const address = new URL(`http://127.0.0.1:${process.env.E2E_PORT ?? 4173}`);
const chromiumPath = findChromium();
const firefoxPath = findFirefox();

/** A journey ends before what V8 makes of hot code has paid for its making: a sixth of all work. */
const NO_OPTIMIZER = '--js-flags=--no-opt';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A journey waits a third of its time: three of them keep two cores at work.
  workers: 3,
  retries: 0,
  // Generous, because a slow machine is no fault; a retry would hide one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: address.origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would fetch the whole program into each context; the journeys about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'Chromium',
      use: {
        ...devices['Desktop Chrome'],
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { args: [...chromiumArgs, NO_OPTIMIZER], ...(chromiumPath && { executablePath: chromiumPath }) },
      },
    },
    // What differs between browsers, in the Firefox of this machine, if there is one; Playwright's own is none that people have.
    ...(firefoxPath
      ? [
          {
            name: 'Firefox',
            grep: /@firefox/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              viewport: { width: 1280, height: 720 },
              launchOptions: { executablePath: firefoxPath, firefoxUserPrefs: firefoxPreferences },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `vite preview --config tests/e2e/preview.config.ts --host ${address.hostname} --port ${address.port} --strictPort`,
    url: address.href,
    reuseExistingServer: false,
  },
});
