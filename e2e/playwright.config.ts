import { defineConfig, devices } from '@playwright/test';
import { applyDemoClock } from '@galopin/tools/clock';

// Before anything begins: the site, the commands beside it and the journeys go by one clock.
applyDemoClock();

/** Debian's Chromium as root, without calls to hosts outside. */
const CHROMIUM_ARGS = [
  '--disable-gpu',
  // Draws without imitating a graphics card: a fifth of the browser's time.
  '--disable-software-rasterizer',
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
  // Each has a site of its own: what one changes, no other meets.
  workers: Number(process.env['E2E_WORKERS'] || 2),
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_RESULTS'] ?? '../test-results/journeys.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What a worker asks for, no journey can replace; its own journey lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // TRACE=1: recording every journey takes time that only pays where a person looks on.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: CHROMIUM_ARGS,
      chromiumSandbox: false,
      // With LANG=C it could not write a download below a folder whose name has an accent.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
