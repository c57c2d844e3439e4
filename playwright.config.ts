import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'build/test-reports/playwright.json' }]],
  use: { launchOptions: { executablePath: findChromium() } },
});
