import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { createTestApp } from './app.ts';
import { readsHeads, valuesIn } from './heads.ts';
import { addToEachScreen, screens } from './screen-addresses.ts';

const app = await createTestApp();
const { addressOf, cookie } = await addToEachScreen(app);
const headOf = readsHeads(app, cookie);

const canonicalOf = (elements: string[]) => valuesIn(elements, /rel="canonical" href="([^"]*)"/);

function alternatesOf(elements: string[]): Map<string, string> {
  const links = elements.map((each) => /rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/.exec(each));
  return new Map(links.flatMap((link) => (link?.[1] && link[2] ? [[link[1], link[2]] as const] : [])));
}

describe('the languages of', () => {
  const hreflangs = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en' };
  const lists = ['?page=1', '?type=house', '?zone=gent&type=house'].map(
    (query) => ['forSale', query] as const,
  );

  it.each([...screens.map((name) => [name, ''] as const), ...lists])(
    '%s%s name each other, and themselves as canonical',
    async (name, query) => {
      const own = await headOf(addressOf(name, 'nl') + query);
      if (own.some((each) => each.includes('noindex'))) {
        expect(own.join()).not.toMatch(/rel="(canonical|alternate)"/);
        return;
      }
      const named = alternatesOf(own);
      expect([...named.keys()]).toEqual(['nl-BE', 'fr-BE', 'de-BE', 'en', 'x-default']);
      for (const language of languages) {
        const url = named.get(hreflangs[language]) ?? '';
        const other = await headOf(url.replace('http://localhost', ''));
        expect(alternatesOf(other)).toEqual(named);
        expect(canonicalOf(other)).toEqual([url]);
      }
    },
  );

  it.each(['?min_price=100000', '?sort=price', '?bedrooms=2', '?text=kouter'])(
    'a list that is narrowed by %s is kept from search engines',
    async (query) => {
      const head = (await headOf(`/nl/te-koop/${query}`)).join();
      expect(head).toContain('<meta name="robots" content="noindex"/>');
      expect(head).not.toMatch(/rel="(canonical|alternate)"/);
    },
  );
});
