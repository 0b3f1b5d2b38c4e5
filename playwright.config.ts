import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const address = new URL(`http://127.0.0.1:${process.env.E2E_PORT ?? 4173}`);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, because a slow machine is no fault; a retry would hide one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address.origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would fetch the whole program into each context; the journeys about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `vite preview --host ${address.hostname} --port ${address.port} --strictPort`,
    url: address.href,
    reuseExistingServer: false,
  },
});
