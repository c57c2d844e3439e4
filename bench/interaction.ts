import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { rememberChoice } from '#test/journeys/strict-page.ts';
import { ensureChromium } from '../scripts/find-chromium.ts';
import { screenAddresses } from './addresses.ts';
import { type Measurement, median } from './measurement.ts';
import type { BenchSite } from './site.ts';

const RUNS = 5;
const MOST_MS = 200;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

// The throttling of Chromium's developer tools: a middling phone, a far antenna.
const slowerCpu = { rate: 4 };
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Measures from each touch on a slow phone until the browser has drawn what it changes (INP). */
export async function measureInteraction(site: BenchSite): Promise<Measurement[]> {
  const { list } = await screenAddresses(site);
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const taken: Record<string, number[]> = {};
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [what, ms] of await walk(browser, list)) {
        taken[what] ??= [];
        taken[what].push(ms);
      }
    }
  } finally {
    await browser.close();
  }
  return Object.entries(taken).map(([what, all]) => ({
    what: `${what}, slow phone`,
    measured: `${median(all)} ms (${Math.min(...all)} to ${Math.max(...all)})`,
    budget: `≤ ${MOST_MS} ms`,
    isMet: median(all) <= MOST_MS,
  }));
}

/** Opens, fills in and sends the filters of a list; gives the time of each touch. */
async function walk(browser: Browser, list: string): Promise<[string, number][]> {
  const context = await browser.newContext(phone);
  await rememberChoice(context, []);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', slowerCpu);
  await page.addInitScript(watchTouches);
  const dataCame = page.waitForResponse(/_\.rendered/);
  await page.goto(list, { waitUntil: 'load' });
  const filters = page.locator('#filters');
  const measured: [string, number][] = [];
  const touch = async (what: string, place: Locator) => measured.push([what, await touched(page, place)]);
  const isDrawn = () => filters.locator('fieldset').first().waitFor();

  // Once the data is there React begins to take the page over.
  await dataCame;
  await touch('open filters while the scripts start', page.getByRole('button', { name: 'Filters' }));
  await isDrawn();
  await touch('close filters', filters.getByRole('button', { name: 'Sluiten' }));
  await touch('open filters', page.getByRole('button', { name: 'Filters' }));
  await touch('choose a filter', filters.getByText('Huis', { exact: true }));
  await page.waitForLoadState('networkidle');
  await touch('apply filters', filters.getByRole('button', { name: /tonen$/ }));
  await page.locator('#chips').waitFor();
  await page.waitForLoadState('networkidle');
  await touch('open a property', page.locator('article a').first());
  await page.waitForURL(/\/\d+\/$/);
  await context.close();
  return measured;
}

async function touched(page: Page, place: Locator): Promise<number> {
  const before = await page.evaluate(() => window.touches.length);
  await place.tap();
  // Several events belong to one touch, and the click comes last; the slowest counts.
  await page.waitForFunction(
    (count) => window.touches.slice(count).some(({ event }) => event === 'click'),
    before,
  );
  return page.evaluate((count) => Math.max(...window.touches.slice(count).map(({ ms }) => ms)), before);
}

declare global {
  interface Window {
    touches: { event: string; ms: number }[];
  }
}

function watchTouches() {
  window.touches = [];
  const observer = new PerformanceObserver((entries) => {
    for (const { name, duration, interactionId } of entries.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.touches.push({ event: name, ms: duration });
  });
  // The type of the options does not know the threshold.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
