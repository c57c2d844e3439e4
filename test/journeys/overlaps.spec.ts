import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { matchPath, pathEntry } from '#site/paths/paths.ts';
import { isDeep } from '#test/deep.ts';
import { findOverlaps } from './find-overlaps.ts';
import { atRest, drawEverything, expect, hydrated, test } from './strict-page.ts';
import { unlinkedScreens } from './unlinked-screens.ts';

const languages = ['nl', 'de'] as const satisfies Language[];
const widths = [320, 360, 390, 820, 1024, 1120, 1280, 1440];
const heightAt = (width: number) => (width < 768 ? 740 : 800);
/** Where the window rests, from the top of the page (0) to its end (1). */
const rests = isDeep ? Array.from({ length: 13 }, (_, at) => at / 12) : [0, 0.5, 1];

for (const language of languages) {
  test(`nothing lies over a text or a control on the screens in ${language}`, async ({ page }) => {
    test.setTimeout(isDeep ? 3_600_000 : 180_000);
    const faults: string[] = [];
    const screens = await onePathOfEachScreen(page, language);
    expect(screens.length).toBeGreaterThan(30);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: heightAt(width) });
      // Each screen at one width in one of the languages, by turns; in depth at every width in both.
      const turn = (screen: number) => screen % (widths.length * languages.length);
      const own = at * languages.length + languages.indexOf(language);
      for (const path of screens.filter((_, screen) => isDeep || turn(screen) === own)) {
        await open(page, path);
        for (const fault of await faultsOf(page)) faults.push(`${path} at ${width}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test(`a price of seven digits has room in the bar of a phone in ${language}`, async ({ page }) => {
    await page.goto(`${pathEntry('forSale')[language]}?sort=-price`);
    const dear = page.locator('article').filter({ hasText: /€\s\d\.\d{3}\.\d{3}/ });
    const path = await dear.first().getByRole('link').first().getAttribute('href');
    await open(page, path ?? '');
    for (const width of widths.filter((each) => each < 400)) {
      await page.setViewportSize({ width, height: heightAt(width) });
      await atRest(page);
      await expect(page.locator('.phone-bar')).toContainText(/€\s\d\.\d{3}\.\d{3}/);
      expect(await page.evaluate(findOverlaps, { within: '.phone-bar' }), `${width}`).toEqual([]);
    }
  });

  test(`every word of a list beside its map can be read in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 768 });
    await open(page, `${pathEntry('forSale')[language]}?view=split&type=house`);
    await expect(page.locator('.map-panel iframe')).toBeVisible();
    for (const width of [961, 1024, 1120, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      await atRest(page);
      expect(await page.evaluate(findOverlaps, { end: 'top' }), `${width}`).toEqual([]);
    }
  });
}

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [1280, 720],
  [1440, 800],
] as const) {
  test(`the best suggestion of a place is in sight at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/nl/');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Waar' }).first().focus();
    await page.keyboard.type('ge');
    const best = page.getByRole('option').first();
    await expect(best).toContainText('Gent');
    await expect(best).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(findOverlaps, { within: '[role=option]:first-child' })).toEqual([]);
  });
}

for (const width of [390, 820]) {
  test(`the way back to the top steps aside for figures and fields at ${width} pixels`, async ({ page }) => {
    const faults: string[] = [];
    await page.setViewportSize({ width, height: heightAt(width) });
    const id = /\d+(?=\/$)/.exec(await firstProperty(page))?.[0] ?? '';
    for (const name of ['purchaseCosts', 'requestAppointment', 'freeValuation'] as const) {
      await open(page, pathEntry(name).nl.replace(':id', id));
      const steps = Array.from({ length: 12 }, (_, at) => (at + 1) / 13);
      const found = await faultsOf(page, steps);
      faults.push(...[...found].map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

async function firstProperty(page: Page): Promise<string> {
  await page.goto('/nl/te-koop/');
  return (await page.locator('article').getByRole('link').first().getAttribute('href')) ?? '';
}

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await drawEverything(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The faults wherever the window rests. */
async function faultsOf(page: Page, at = rests): Promise<Set<string>> {
  const faults = new Set<string>();
  for (const part of at) {
    await page.evaluate(goTo, part);
    // The way back to the top looks where it is at most 100 ms later, and again if the page has grown by then.
    for (let look = 0; look < 2; look++) {
      await page.clock.fastForward(100);
      await atRest(page);
    }
    const end = part === 0 ? 'top' : part === 1 ? 'bottom' : undefined;
    for (const fault of await page.evaluate(findOverlaps, { end })) faults.add(fault);
  }
  return faults;
}

async function goTo(part: number): Promise<void> {
  const { scrollHeight } = document.documentElement;
  scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
  // The listeners of scrolling are called in the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** A path of each screen: those to which links lead, and those without a link. Screens that share a file are one. */
async function onePathOfEachScreen(page: Page, language: Language): Promise<string[]> {
  const paths: string[] = [];
  const waiting = [
    `/${language}/`,
    ...unlinkedScreens.map((name) => pathEntry(name)[language]),
    `${pathEntry('forSale')[language]}?view=map`,
  ];
  const read = new Set<string>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const name = matchPath(new URL(path, 'http://site').pathname)?.name;
    const kind = name ? `${pathEntry(name).parent} ${pathEntry(name).screen}` : 'own page';
    if (path.includes('view=')) paths.push(path);
    if (read.has(kind)) continue;
    read.add(kind);
    paths.push(path);
    const html = await (await page.request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*\/)"/g))
      if (href.startsWith(`/${language}/`)) waiting.push(href);
  }
  return paths;
}
