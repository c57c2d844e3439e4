import { describe, expect, it } from 'vitest';
import { matchPath } from '#site/paths/paths.ts';
import type { TestApp } from '#test/app.ts';
import { problemsOf, thingsIn } from '#test/schema-org.ts';

/**
 * What every page owes to visitors and search engines. It belongs to the test that reads all pages, because they are
 * read once.
 */
export function testPages({ request }: TestApp, pages: () => ReadonlyMap<string, string>): void {
  const documents = () => [...pages()].filter(([path]) => !path.includes('_.data'));

  describe('every page', () => {
    it('names its language, and has one title and one heading of the first rank', () => {
      for (const [path, html] of documents()) {
        expect(html.includes(`<html lang="${path.slice(1, 3)}"`), path).toBe(true);
        expect(html.match(/<h1[ >]/g)?.length, path).toBe(1);
        expect(html.match(/<title>[^<]{6,}<\/title>/g)?.length, path).toBe(1);
      }
    });

    it('shows no key of a text, no gap in one and nothing that is undefined', () => {
      const mistake = /\b[A-Z]{3,}_[A-Z_]+\b|\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|\bInvalid Date\b/;
      for (const [path, html] of documents()) {
        const text = html
          .replace(/<(script|style)\b.*?<\/\1>/gs, '')
          .replace(/ (class|id|for)="[^"]*"/g, '')
          // Names of files are hashes and a captcha's question is sealed: both may contain any letters.
          .replace(/"\/assets\/[^"]*"| value="[A-Za-z0-9_-]{100,}"/g, '');
        expect(mistake.exec(text)?.[0], path).toBeUndefined();
      }
    });

    it('says of every picture what it shows and how large it is', () => {
      for (const [path, html] of documents()) {
        for (const [image] of html.matchAll(/<img [^>]*>/g)) {
          expect(image, path).toMatch(/ alt="/);
          // A placeholder fills the box of its picture, so it has no size.
          if (!image.includes('src="data:image/bmp'))
            expect(image, path).toMatch(/ width="\d+" height="\d+"/);
        }
      }
    });
  });

  describe('what search engines are told', () => {
    it('is written in the published terms of schema.org, on every page', () => {
      const problems = documents().flatMap(([path, html]) =>
        thingsIn(html).flatMap((thing) => problemsOf(thing).map((problem) => `${path}: ${problem}`)),
      );
      expect(problems).toEqual([]);
    });

    it('lists in the sitemap every page that may be shown, and no other', async () => {
      const read = async (path: string) => (await request(path)).text();
      const locations = (xml: string) =>
        [...xml.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path = '']) => path);
      const files = await Promise.all(locations(await read('/sitemap.xml')).map(read));
      const shown = documents().flatMap(([path, html]) =>
        !path.includes('?') && html.includes('<link rel="canonical"') ? [path] : [],
      );
      expect(files.flatMap(locations).toSorted()).toEqual(shown.toSorted());
    });

    it('is of the kind of the page, and a breadcrumb wherever one is shown', () => {
      const kinds = new Map<string, Set<string>>();
      for (const [path, html] of documents()) {
        const things = thingsIn(html).map((thing) => String(thing['@type']));
        if (html.includes('<meta name="robots" content="noindex"/>')) {
          expect(things, path).toEqual([]);
          continue;
        }
        expect(things.includes('BreadcrumbList'), path).toBe(
          /<nav aria-label="[^"]*" class="no-print"><ol/.test(html),
        );
        const name = matchPath(path.split('?', 1)[0] ?? '')?.name ?? path;
        const known = kinds.get(name) ?? new Set();
        kinds.set(name, new Set([...known, ...things]));
      }
      expect(
        Object.fromEntries([...kinds].map(([name, things]) => [name, [...things].sort().join(' ')])),
      ).toMatchObject({
        home: 'RealEstateAgent',
        about: 'BreadcrumbList RealEstateAgent',
        contact: 'BreadcrumbList RealEstateAgent',
        forSale: 'BreadcrumbList',
        propertyForSale: 'BreadcrumbList Event RealEstateListing',
        propertyForRent: 'BreadcrumbList Event RealEstateListing',
        newsArticle: 'BreadcrumbList NewsArticle',
        serviceSelling: 'Article BreadcrumbList',
        project: expect.stringContaining('RealEstateListing'),
      });
    });
  });
}
