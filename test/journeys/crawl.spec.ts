import type { Page } from '@playwright/test';
import { matchPath } from '#site/paths/paths.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

/** Of the screens that exist many times, so many are looked at; test/whole-site reads every page without a browser. */
const mostPerScreen = 6;

test.use({ viewport: phone });

for (const language of ['nl', 'fr', 'de', 'en']) {
  test(`every kind of page in ${language} is sound, and nothing on it complains`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000);
    const waiting = [`/${language}/`];
    const seen = new Set(waiting);
    const visits = new Map<string, number>();
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const screen = matchPath(new URL(path, 'http://site').pathname)?.name ?? 'own page';
      const visited = visits.get(screen) ?? 0;
      if (visited >= mostPerScreen) continue;
      visits.set(screen, visited + 1);
      await test.step(path, () => visit(page, path, language));
      expect(problems.splice(0), path).toEqual([]);
      for (const link of await linksOf(page, language)) {
        if (!seen.has(link)) waiting.push(link);
        seen.add(link);
      }
    }
    // Home, lists, homes, projects, articles, contact, legal pages …
    expect(visits.size).toBeGreaterThan(20);
    // That about buying new build; a link to nothing is not answered with 200.
    expect(visits.get('own page')).toBe(1);
    expect(visits.get('propertyForSale')).toBe(mostPerScreen);
  });
}

async function visit(page: Page, path: string, language: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  const found = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    text: document.body.innerText,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    poorPictures: [...document.images]
      .filter(
        (image) =>
          !image.hasAttribute('alt') || (image.loading && image.clientWidth * image.clientHeight === 0),
      )
      .filter((image) => !image.hasAttribute('alt') || image.checkVisibility())
      .map((image) => image.outerHTML.slice(0, 200)),
  }));
  expect(found.language).toBe(language);
  expect(found.headings).toBe(1);
  expect(found.text).not.toMatch(/\b[A-Z]{3,}_[A-Z_]+\b|\bundefined\b|\bNaN\b|\[object|\{\{/);
  expect(found.overflow).toBe(0);
  expect(found.poorPictures).toEqual([]);
}

/** The links of a page to pages of this site in the same language, as they are written there. */
async function linksOf(page: Page, language: string): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  return links.map((link) => link.replace(/#.*$/, '')).filter((link) => link.startsWith(`/${language}/`));
}
