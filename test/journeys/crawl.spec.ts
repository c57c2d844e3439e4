import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { matchPath, type PathName, pathEntry, pathNames } from '#site/paths/paths.ts';
import { isDeep } from '#test/deep.ts';
import { isFormAboutOne, isPage } from '#test/every-page.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { drawEverything, expect, hydrated, phone, test } from './strict-page.ts';
import { isOfBearers, unlinkedScreens } from './unlinked-screens.ts';

/**
 * How many pages are tested of a screen that has many; test/whole-site reads every page without a browser. In depth the
 * limit applies only to forms, which are as many as properties, and to filtered lists, which have no end.
 */
const mostPerScreen: Record<Language, number> = isDeep
  ? { nl: 6, fr: 6, de: 6, en: 6 }
  : { nl: 2, de: 1, fr: 1, en: 1 };

test.use({ viewport: phone, realPictures: true });

for (const language of languages) {
  test(`every page in ${language} is sound, and nothing on it complains`, async ({ page, problems }) => {
    test.setTimeout(isDeep ? 3_600_000 : 480_000);
    const waiting = [`/${language}/`];
    const seen = new Set(waiting);
    const visited = new Set<string>();
    const readOfKind = new Map<string, number>();
    const failures: string[] = [];
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const kind = kindOf(path);
      const readBefore = readOfKind.get(kind) ?? 0;
      if (readBefore >= mostPerScreen[language] && isOneOfMany(path)) continue;
      readOfKind.set(kind, readBefore + 1);
      visited.add(path);
      await test
        .step(path, () => read(page, path, language, isLookedAtClosely(path, language, readBefore)))
        .catch((error: Error) => failures.push(`${path}: ${error.message}`));
      failures.push(...problems.splice(0));
      // An error on every page need not be reported a thousand times.
      expect(failures.length, failures.join('\n')).toBeLessThan(10);
      for (const link of await linksOf(page, language)) {
        if (!seen.has(link)) waiting.push(link);
        seen.add(link);
      }
    }
    expect(failures).toEqual([]);
    expect(pathNames.filter((name) => !isMet(name, [...readOfKind.keys()]))).toEqual([]);
    // Only the page about buying new build: an address without a page does not answer 200.
    expect(readOfKind.get('own page')).toBe(1);
    if (isDeep) {
      expect((await pathsInSitemap(page, language)).filter((path) => !visited.has(path))).toEqual([]);
      expect(readOfKind.get('propertyForSale')).toBeGreaterThan(100);
    } else expect(readOfKind.get('propertyForSale')).toBe(mostPerScreen[language]);
  });
}

/** True if its screen was read here, is checked in accessibility.spec.ts, or is not for everybody. */
function isMet(name: PathName, kindsRead: string[]): boolean {
  const names = [...kindsRead.map((kind) => kind.replace(' by its filters', '')), ...unlinkedScreens];
  const { screen } = pathEntry(name);
  return (
    isOfBearers(name) ||
    pathNames.some((other) => names.includes(other) && pathEntry(other).screen === screen)
  );
}

const screenOf = (path: string) => matchPath(new URL(path, 'http://site').pathname)?.name;

function kindOf(path: string): string {
  const screen = screenOf(path) ?? 'own page';
  return isDeep && !isPage(path) ? `${screen} by its filters` : screen;
}

function isOneOfMany(path: string): boolean {
  return !isDeep || !isPage(path) || isFormAboutOne(screenOf(path) ?? 'home');
}

/**
 * Each screen in one language, by turns. In depth the first pages of a screen in every language, and each other page in
 * one, as they differ only in their words.
 */
function isLookedAtClosely(path: string, language: Language, readBefore: number): boolean {
  const id = Number(/\d+/.exec(path)?.[0] ?? 0);
  if (isDeep) return readBefore < mostPerScreen[language] || languages[id % languages.length] === language;
  const place = (pathNames as string[]).indexOf(kindOf(path)) + 1;
  return readBefore === 0 && languages[place % languages.length] === language;
}

async function read(page: Page, path: string, language: string, closely: boolean): Promise<void> {
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
    uselessPreloads: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .filter(
        (link) =>
          ![...document.images].some((image) =>
            link.imageSrcset
              ? image.srcset === link.imageSrcset && image.sizes === link.imageSizes
              : image.src === link.href,
          ),
      )
      .map((link) => link.outerHTML),
  }));
  expect(found.language).toBe(language);
  expect(found.headings).toBe(1);
  expect(found.text).not.toMatch(/\b[A-Z]{3,}_[A-Z_]+\b|\bundefined\b|\bNaN\b|\[object|\{\{/);
  expect(found.overflow).toBe(0);
  expect(found.poorPictures).toEqual([]);
  expect(found.uselessPreloads).toEqual([]);
  if (!closely) return;
  await drawEverything(page);
  await expectAccessibleAtBothWidths(page);
}

/** The links to pages of this site in the same language, as written on the page. */
async function linksOf(page: Page, language: string): Promise<string[]> {
  const links = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href$=".pdf"], [href*=".ics?"])'),
    ].map((link) => link.getAttribute('href') ?? ''),
  );
  return links.map((link) => link.replace(/#.*$/, '')).filter((link) => link.startsWith(`/${language}/`));
}

async function pathsInSitemap(page: Page, language: Language): Promise<string[]> {
  const read = async (path: string) => (await page.request.get(path)).text();
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const files = await Promise.all(pathsIn(await read('/sitemap.xml')).map(read));
  const paths = files.flatMap(pathsIn).filter((path) => path.startsWith(`/${language}/`));
  expect(paths.length).toBeGreaterThan(100);
  return paths;
}
