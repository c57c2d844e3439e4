import { type Browser, chromium } from '@playwright/test';
import { mostScriptKb } from '#test/script-weight.ts';
import { ensureChromium } from '../scripts/find-chromium.ts';
import { type Screen, screenAddresses } from './addresses.ts';
import type { Measurement } from './measurement.ts';
import { type Cookies, logInToOffice } from './office-today.ts';
import type { BenchSite } from './site.ts';

const PAGE_KB = 120;
const FONT_FILES = 2;

/**
 * Bytes of the bodies as they were sent and the number of files, by kind (document, script, stylesheet, font, image).
 */
type Weight = Map<string, { bytes: number; files: number }>;

/** Measures all that Chromium loads for a page with an empty cache. On localhost it asks for brotli. */
export async function measurePageWeight(site: BenchSite): Promise<Measurement[]> {
  const addresses = await screenAddresses(site);
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const measurements: Measurement[] = [];
    for (const screen of ['home', 'list', 'detail'] as const satisfies Screen[]) {
      const weight = await weigh(browser, addresses[screen]);
      const scripts = kilobytes(weight, 'script');
      measurements.push({
        what: `JavaScript of ${screen}, ${weight.get('script')?.files} files`,
        measured: `${scripts.toFixed(1)} kB`,
        budget: `≤ ${mostScriptKb.visitors} kB`,
        isMet: scripts <= mostScriptKb.visitors,
      });
      if (screen === 'home') measurements.push(describeHome(weight), await countFonts(addresses.home));
    }
    return [...measurements, ...(await measureOffice(browser, site.url))];
  } finally {
    await browser.close();
  }
}

/** The first screen, and two of the heaviest: the editor of a property and its photographs. */
async function measureOffice(browser: Browser, url: string): Promise<Measurement[]> {
  const cookies = await logInToOffice(browser, url);
  const home = await findFirstHome(browser, url, cookies);
  const measurements: Measurement[] = [];
  for (const [screen, path] of [
    ['Today', '/office/'],
    ['the editor of a property', home],
    ['its photographs', `${home}photos/`],
  ] as const) {
    const weight = await weigh(browser, url + path, cookies);
    const scripts = kilobytes(weight, 'script');
    measurements.push({
      what: `JavaScript of ${screen} in the office, ${weight.get('script')?.files} files`,
      measured: `${scripts.toFixed(1)} kB`,
      budget: `≤ ${mostScriptKb.office} kB`,
      isMet: scripts > 0 && scripts <= mostScriptKb.office,
    });
  }
  return measurements;
}

async function findFirstHome(browser: Browser, url: string, cookies: Cookies): Promise<string> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${url}/office/properties/`);
  const path = await page.locator('.cell-name a').first().getAttribute('href');
  await context.close();
  return path ?? '';
}

function describeHome(weight: Weight): Measurement {
  const parts = ['document', 'stylesheet', 'font'].map((kind) => kilobytes(weight, kind));
  const total = parts.reduce((sum, each) => sum + each, 0);
  return {
    what: 'HTML + CSS + fonts of home',
    measured: `${parts.map((each) => each.toFixed(1)).join(' + ')} = ${total.toFixed(1)} kB`,
    budget: `≤ ${PAGE_KB} kB`,
    isMet: total <= PAGE_KB,
  };
}

/** Counts the fonts that a page asks for before its style sheet has arrived; others are swapped in when they come. */
async function countFonts(url: string): Promise<Measurement> {
  const html = await (await fetch(url)).text();
  const count = html.match(/<link rel="preload"[^>]*as="font"/g)?.length ?? 0;
  return {
    what: 'fonts that home loads before its first paint',
    measured: `${count} files`,
    budget: `≤ ${FONT_FILES}`,
    isMet: count <= FONT_FILES,
  };
}

/** `staff`: the cookies of a member of staff, for a screen of the office. */
async function weigh(browser: Browser, url: string, staff?: Cookies): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (staff) await context.addCookies(staff);
  const page = await context.newPage();
  const weight: Weight = new Map();
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    const add = async () => {
      const { responseBodySize } = await request.sizes();
      const { bytes, files } = weight.get(kind) ?? { bytes: 0, files: 0 };
      weight.set(kind, { bytes: bytes + responseBodySize, files: files + 1 });
    };
    sizes.push(add());
  });
  await page.goto(url, { waitUntil: 'load' });
  // Scripts start a moment after the page is there, and on a busy machine the network is already quiet before that.
  // Moving the mouse starts them.
  await page.mouse.move(5, 5);
  // Waits for the question about cookies, which staff are not asked.
  if (!staff) await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await context.close();
  return weight;
}

function kilobytes(weight: Weight, kind: string): number {
  return (weight.get(kind)?.bytes ?? 0) / 1000;
}
