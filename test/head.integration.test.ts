import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replacePages } from '#database/site/pages.ts';
import { type Language, languages } from '#domain/language.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { pathEntry, pathNames } from '#site/paths/paths.ts';
import { createTestApp } from './app.ts';
import {
  addAgent,
  addFixedPages,
  addGhent,
  addPhoto,
  addProject,
  addProperty,
  addTestimonial,
} from './factories.ts';
import { addOwner, logIn } from './owners.ts';

const { request, database } = await createTestApp();

const ghent = await addGhent(database);
const house = await addProperty(database, { place_id: ghent, reference: 'R-1' });
const ids = {
  propertyForSale: house,
  purchaseCosts: house,
  propertyForRent: await addProperty(database, { place_id: ghent, reference: 'R-2', purpose: 'rent' }),
  project: await addProject(database, { place_id: ghent }),
  person: await addAgent(database),
  // Sold so long ago that no list counts it.
  propertyGallery: await addProperty(database, {
    place_id: ghent,
    reference: 'R-3',
    availability: 'sold',
    gone_on: '2020-01-01',
  }),
  projectGallery: await addProject(database, { place_id: ghent }),
};
const { project, propertyForSale } = ids;
const owner = await addOwner(database);
const cookie = await logIn(request, owner.email);
await database.insertInto('property_owner').values({ property_id: house, owner_id: owner.id }).execute();
await database
  .insertInto('document')
  .values({ property_id: propertyForSale, kind: 'plans', access: 'request' })
  .execute();

beforeAll(async () => {
  const picture_id = await addPhoto(database, ids.propertyGallery);
  const { projectGallery: project_id } = ids;
  await database.insertInto('media').values({ project_id, picture_id, kind: 'photo' }).execute();
  await addFixedPages(database);
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
    id:
      Object.entries(ids).find(([key]) => key === name)?.[1] ??
      (name === 'projectInformation' ? project : house),
  };
  return pathEntry(name)[language].replace(/:(\w+)/g, (_, key) => String(values[key]));
}

/** The elements of <head> that search engines and shared links use, in their order. */
async function headOf(path: string): Promise<string[]> {
  const asVisitor = await request(path);
  const isOwners = asVisitor.headers.get('Location')?.includes('/login/');
  const response = isOwners ? await request(path, { headers: { Cookie: cookie } }) : asVisitor;
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

/** Pages that show nothing without the token from a mail. */
const bearersOnly: readonly string[] = ['appointment', 'choosePassword', 'confirmEmail'];
const screens = pathNames.filter((name) => !bearersOnly.includes(name));

describe('the head of', () => {
  it.each(screens)('%s', async (name) => {
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

describe('what is said to who shares', () => {
  // The lists show the number of properties.
  afterEach(() => database.deleteFrom('property').where('id', '>', ids.propertyGallery).execute());

  const shared = (elements: string[]) =>
    new Map(
      elements.flatMap((each) => {
        const [, name, content] =
          /<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/.exec(each) ?? [];
        return name && content !== undefined ? [[name, content] as const] : [];
      }),
    );

  it('a property is its photograph, with its size, its title without the agency, and the other languages', async () => {
    const id = await addProperty(database, { place_id: ghent, title: { nl: 'Huis "aan" de <Kouter>' } });
    await addPhoto(database, id, { width: 2720, height: 1000 });
    const head = await headOf(`/nl/te-koop/gent/huis/${id}/`);
    expect(Object.fromEntries(shared(head))).toMatchObject({
      'og:type': 'website',
      'og:url': `http://localhost/nl/te-koop/gent/huis/${id}/`,
      'og:site_name': 'Gevel',
      'og:locale': 'nl_BE',
      'og:title': expect.stringMatching(/^Huis &quot;aan&quot; de &lt;Kouter&gt; · T-\d+$/),
      'og:image': expect.stringMatching(
        /^http:\/\/localhost\/pictures\/[0-9a-f]{20}\/huis-in-gent\?width=1050&height=auto&format=jpeg$/,
      ),
      'og:image:width': '1360',
      'og:image:height': '500',
      'og:image:alt': expect.stringContaining('Kouter'),
      'twitter:card': 'summary_large_image',
    });
    expect(valuesIn(head, /og:locale:alternate" content="([^"]*)"/)).toEqual(['fr_BE', 'de_BE', 'en_GB']);
  });

  it('a photograph that is smaller than what is asked for keeps its size', async () => {
    const id = await addProperty(database, { place_id: ghent });
    await addPhoto(database, id, { width: 640, height: 480 });
    const tags = shared(await headOf(`/nl/te-koop/gent/huis/${id}/`));
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['640', '480']);
  });
});

describe('what the agency writes for a page', () => {
  /** Changes some of the default pages. */
  const write = (changes: Record<string, object>) => {
    const pages = pagesSchema.parse(defaultPages.map((page) => ({ ...page, ...changes[page.name] })));
    return database.transaction().execute((transaction) => replacePages(transaction, pages));
  };

  afterAll(() => write({}));

  it('goes before what the product says, in its language only', async () => {
    await write({
      contact: {
        metadata: {
          fr: {
            title: 'Nous joindre',
            description: 'À deux pas de la Lys.',
            ogTitle: 'Passez nous voir',
            ogImage: '0123456789abcdef0123',
            twitterTitle: 'On se voit ?',
          },
        },
      },
      forSale: { metadata: { nl: { title: 'Huizen in Gent' } } },
    });
    const french = (await headOf('/fr/contact/')).join('\n');
    expect(french).toContain('<title>Nous joindre</title>');
    expect(french).toContain('<meta name="description" content="À deux pas de la Lys."/>');
    expect(french).toContain('<meta property="og:title" content="Passez nous voir"/>');
    expect(french).toContain('<meta property="og:description" content="À deux pas de la Lys."/>');
    expect(french).toMatch(/og:image" content="http:\/\/localhost\/pictures\/0123456789abcdef0123\//);
    expect(french).toContain('<meta name="twitter:title" content="On se voit ?"/>');
    expect((await headOf('/nl/contact/')).join()).not.toMatch(/Nous joindre|0123456789abcdef0123/);
    expect((await headOf('/nl/te-koop/')).join()).toContain('<title>Huizen in Gent</title>');
    expect((await headOf('/nl/te-koop/?type=house')).join()).not.toContain('<title>Huizen in Gent</title>');
  });

  it('may keep it from search engines, in all languages and with any query', async () => {
    await write({ forSale: { seo: false } });
    for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/nl/te-koop/?type=house']) {
      const head = (await headOf(path)).join();
      expect(head).toContain('<meta name="robots" content="noindex"/>');
      expect(head).not.toMatch(/canonical|rel="alternate"/);
      expect(head).toContain('og:url');
    }
  });
});

it('no two pages of a language that are for search engines have one title', async () => {
  for (const language of languages) {
    const titles = new Map<string, string>();
    for (const name of screens) {
      const head = await headOf(addressOf(name, language));
      if (head.join().includes('noindex')) continue;
      const [title = ''] = valuesIn(head, /<title>(.*?)<\/title>/);
      expect(titles.get(title), `${name} and ${titles.get(title)}: ${title}`).toBeUndefined();
      expect(title.length).toBeGreaterThan(5);
      titles.set(title, name);
    }
  }
});
