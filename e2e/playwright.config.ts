import { defineConfig, devices } from '@playwright/test';

/** Debian's Chromium as root, without calls to hosts outside. */
const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/browser',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine can hold any journey up once; one that is really broken fails twice. The report names both.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...(process.env['E2E_SITE_URL'] !== undefined && { baseURL: process.env['E2E_SITE_URL'] }),
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    // Recording every journey takes time that only pays where a person looks on.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
      chromiumSandbox: false,
    },
  },
});
