import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { repeats } from './test/repeats.ts';

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  // `SITE_URL=http://localhost:3000 npx playwright test` asks a site that runs already.
  globalSetup: process.env.SITE_URL ? undefined : './test/journeys/start-site.ts',
  fullyParallel: true,
  // A third one on two cores gained next to nothing.
  workers: 2,
  // Long, as only what fails waits so long: on a busy machine everything takes several times as long.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // Strict: one machine draws the same points each time. The names name no system: drawn-by.ts tells what drew them.
    toHaveScreenshot: { pathTemplate: 'test/journeys/appearance/{arg}{ext}', threshold: 0.02 },
  },
  // When a screen everybody passes is broken, the rest would only wait for what never comes.
  maxFailures: 10,
  retries: repeats,
  reporter: [
    ['list'],
    ['./scripts/test-report/playwright-reporter.ts', { file: 'build/test-reports/playwright.json' }],
  ],
  use: {
    // Set by start-site.ts before the workers start, each of which reads this file anew.
    baseURL: process.env.SITE_URL,
    locale: 'nl-BE',
    launchOptions: {
      executablePath: findChromium(),
      // Frames of another host in the process of their page. In one of their own Playwright 1.65 now and then leaves a
      // frame without its scripts, and the page is never loaded: in up to three of four walks over the screens with
      // frames, and in none of twelve that were made like this.
      args: ['--disable-site-isolation-trials'],
    },
  },
});
