import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { pathEntry, pathNames } from '#site/paths.ts';
import { createTestApp } from './app.ts';
import { addGhent, addPage, addProject, addProperty, addTestimonial } from './factories.ts';

const { request, database } = await createTestApp();

const ghent = await addGhent(database);
const ids = {
  propertyForSale: await addProperty(database, { place_id: ghent, reference: 'R-1' }),
  propertyForRent: await addProperty(database, { place_id: ghent, reference: 'R-2', purpose: 'rent' }),
  project: await addProject(database, { place_id: ghent }),
};

beforeAll(async () => {
  for (const key of ['about', 'privacy', 'cookiePolicy', 'disclaimer', 'serviceSelling', 'serviceLetting']) {
    await addPage(database, key);
  }
  await addTestimonial(database, 'familie-peeters');
  await database
    .insertInto('article')
    .values({
      category: 'news',
      slug: { nl: 'grondplan', fr: 'plan', de: 'grundriss', en: 'floor-plan' },
      title: {
        nl: 'Een grondplan lezen',
        fr: 'Lire un plan',
        de: 'Ein Grundriss',
        en: 'Reading a floor plan',
      },
      publication: 'published',
      published_on: '2026-10-21',
    })
    .execute();
});

const words: Record<Language, Record<string, string>> = {
  nl: { city: 'gent', type: 'huis' },
  fr: { city: 'gand', type: 'maison' },
  de: { city: 'gent', type: 'haus' },
  en: { city: 'ghent', type: 'house' },
};
const slugs: Record<string, Record<Language, string>> = {
  project: { nl: 'de-tuinlaan', fr: 'de-tuinlaan', de: 'de-tuinlaan', en: 'de-tuinlaan' },
  testimonial: { nl: 'familie-peeters', fr: 'familie-peeters', de: 'familie-peeters', en: 'familie-peeters' },
  newsArticle: { nl: 'grondplan', fr: 'plan', de: 'grundriss', en: 'floor-plan' },
};

function addressOf(name: (typeof pathNames)[number], language: Language): string {
  const values: Record<string, string | number | undefined> = {
    ...words[language],
    slug: slugs[name]?.[language],
    id: Object.entries(ids).find(([key]) => key === name)?.[1],
  };
  return pathEntry(name)[language].replace(/:(\w+)/g, (_, key) => String(values[key]));
}

/** The elements of <head> that search engines and shared links read, in their order. */
async function headOf(path: string): Promise<string[]> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  const head = /<head>(.*)<\/head>/s.exec(await response.text())?.[1] ?? '';
  const elements =
    head.replaceAll('&amp;', '&').match(/<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/g) ?? [];
  return elements.filter(
    (each) => !/rel="(later|preload|stylesheet|icon)"|charSet|viewport|theme-color/.test(each),
  );
}

const valuesIn = (elements: string[], pattern: RegExp) =>
  elements.flatMap((each) => pattern.exec(each)?.[1] ?? []);

const canonicalOf = (elements: string[]) => valuesIn(elements, /rel="canonical" href="([^"]*)"/);

function alternatesOf(elements: string[]): Map<string, string> {
  const links = elements.map((each) => /rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/.exec(each));
  return new Map(links.flatMap((link) => (link?.[1] && link[2] ? [[link[1], link[2]] as const] : [])));
}

describe('the head of', () => {
  it.each(pathNames)('%s', async (name) => {
    const heads = Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [language, await headOf(addressOf(name, language))]),
      ),
    );
    expect(heads).toMatchSnapshot();
  });

  it('a page that does not exist', async () => {
    const html = await (await request('/de/nirgends/')).text();
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(canonical|alternate)"/);
  });
});

describe('the languages of', () => {
  const hreflangs = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en' };
  const lists = ['?page=1', '?type=house', '?place=gent&type=house'].map(
    (query) => ['forSale', query] as const,
  );

  it.each([...pathNames.map((name) => [name, ''] as const), ...lists])(
    '%s%s name each other, and themselves as canonical',
    async (name, query) => {
      const own = await headOf(addressOf(name, 'nl') + query);
      if (own.some((each) => each.includes('noindex'))) {
        expect(own.join()).not.toMatch(/canonical|alternate/);
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
      expect(head).not.toMatch(/canonical|alternate/);
    },
  );
});

it('no two pages of a language that are for search engines have one title', async () => {
  for (const language of languages) {
    const titles = new Map<string, string>();
    for (const name of pathNames) {
      const head = await headOf(addressOf(name, language));
      if (head.join().includes('noindex')) continue;
      const [title = ''] = valuesIn(head, /<title>(.*?)<\/title>/);
      expect(titles.get(title), `${name} and ${titles.get(title)}: ${title}`).toBeUndefined();
      expect(title.length).toBeGreaterThan(5);
      titles.set(title, name);
    }
  }
});
