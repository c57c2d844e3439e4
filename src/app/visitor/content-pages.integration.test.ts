import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathEntry, pathNames } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';

const { request, database } = await createTestApp();

async function html(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const paragraph = (text: string) =>
  JSON.stringify({
    nl: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  });

beforeAll(async () => {
  const fixed = [
    'about',
    'privacy',
    'cookiePolicy',
    'disclaimer',
    'accessibility',
    'serviceSelling',
    'serviceLetting',
  ];
  const picture = { mime_type: 'image/png', size_bytes: 1, thumbhash: 'GQgKFYIieHeHeIeAeHiIiIeAAAAA' };
  await database
    .insertInto('picture')
    .values([
      { id: 'a'.repeat(20), original_key: 'plan', width: 1600, height: 1613, ...picture },
      { id: 'b'.repeat(20), original_key: 'street', width: 1600, height: 1067, ...picture },
    ])
    .execute();
  await database
    .insertInto('article')
    .values([
      ...fixed.map((key) => ({
        category: 'page',
        key,
        slug: JSON.stringify({ nl: key }),
        title: JSON.stringify({ nl: `Titel van ${key}` }),
        body: paragraph(`Tekst van ${key}`),
        publication: 'published',
      })),
      {
        category: 'news',
        slug: JSON.stringify({ nl: 'grondplan', fr: 'plan' }),
        title: JSON.stringify({ nl: 'Een grondplan lezen', fr: 'Lire un plan' }),
        body: paragraph('Zo leest u een grondplan.'),
        picture_id: 'a'.repeat(20),
        publication: 'published',
        published_on: '2026-10-21',
      },
      {
        category: 'news',
        slug: JSON.stringify({ nl: 'straat' }),
        title: JSON.stringify({ nl: 'Een straat kiezen' }),
        body: paragraph('Zo kiest u een straat.'),
        picture_id: 'b'.repeat(20),
        publication: 'published',
        published_on: '2026-10-28',
      },
    ])
    .execute();
  await database
    .insertInto('testimonial')
    .values({
      slug: 'hilde',
      author: 'Hilde',
      comment: JSON.stringify({ nl: 'Eline belde altijd.', fr: 'Eline appelait toujours.' }),
      posted_on: '2026-09-14',
      publication: 'published',
    })
    .execute();
  const property = (reference: string, publication = 'published') => ({
    reference,
    purpose: 'sale',
    type: 'house',
    publication,
    street: `Straat ${reference}`,
    postal_code: '9000',
    city: 'Gent',
    country_id: 10,
  });
  await database
    .insertInto('property')
    .values([property('Een'), property('Twee'), property('Drie', 'draft')])
    .execute();
});

describe('every screen without parameters', () => {
  // Without the token of a mail these have nothing to show; the screens of owners are tested where owners log in.
  const bearersOnly: readonly string[] = ['appointment', 'choosePassword', 'confirmEmail'];
  const screens = pathNames.filter(
    (name) => !pathEntry(name).nl.includes(':') && !bearersOnly.includes(name) && !name.startsWith('owner'),
  );

  it.each(languages)('answers in %s, names itself and its other languages', async (language) => {
    for (const name of screens) {
      const page = await html(pathEntry(name)[language]);
      expect(page, name).toContain(`<html lang="${language}"`);
      expect(page.match(/<h1/g), name).toHaveLength(1);
      expect(page, name).toMatch(/<title>[^<|]+/);
      for (const other of languages) expect(page, name).toContain(`href="${pathEntry(name)[other]}"`);
    }
  });
});

describe('an article', () => {
  it('shows its text, and says so when it is in another language', async () => {
    expect(await html('/nl/over-ons/')).toContain('Tekst van about');
    expect(await html('/nl/over-ons/')).not.toContain('Deze tekst is er alleen');
    const french = await html('/fr/a-propos/');
    expect(french).toMatch(/<div lang="nl"><div[^>]*><p>Tekst van about/);
    expect(french).toContain('Ce texte n’existe qu’en néerlandais.');
  });

  it('without a slug or a title in a language stands on the home page as among the news', async () => {
    for (const path of ['/de/', '/de/aktuelles/']) {
      expect(await html(path), path).toMatch(
        /<h[23] lang="nl"[^>]*><a[^>]*href="\/de\/aktuelles\/grondplan\/"[^>]*>Een grondplan lezen</,
      );
    }
  });

  it.each([
    ['/nl/nieuws/plan/', '/nl/nieuws/grondplan/'],
    ['/fr/actualites/grondplan/', '/fr/actualites/plan/'],
    // A language without a slug of its own uses that of the default language.
    ['/de/aktuelles/plan/', '/de/aktuelles/grondplan/'],
  ])('at the stale address %s leads to %s', async (stale, right) => {
    const response = await request(stale);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('Location') ?? '', 'http://localhost').pathname).toBe(right);
    expect(await html(right)).toContain('Zo leest u een grondplan.');
  });

  it.each(['/nl/nieuws/nooit/', '/nl/nieuws/about/', '/nl/testimonials/nooit/'])(
    'that never was is a 404: %s',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );

  it.each(['/nl/', '/nl/nieuws/'])('has its plan whole on %s, and its photograph cut', async (path) => {
    const cards = (await html(path)).split(/<article|<li/);
    const cardOf = (title: string) => cards.find((card) => card.includes(`>${title}</a>`));
    expect(cardOf('Een grondplan lezen')).toContain('plan-picture');
    expect(cardOf('Een straat kiezen')).toMatch(/pictures\/b{20}/);
    expect(cardOf('Een straat kiezen')).not.toContain('plan-picture');
  });
});

it.each([
  ['/nl/onze-diensten/verkopen/', 'Wat is uw huis waard?', 'sell'],
  ['/nl/onze-diensten/verhuren/', 'Welke huur kunt u vragen?', 'let'],
])('the service at %s asks "%s", and leads to the form with that goal', async (path, question, goal) => {
  const page = await html(path);
  const link = `/nl/gratis-schatting/?goal=${goal}`;
  expect(page.match(/<h2[^>]*>[^<]*\?<\/h2>/g)?.join()).toContain(question);
  expect(page).toContain(`href="${link}"`);
  const form = await html(link);
  expect(form).toMatch(new RegExp(`<input[^>]*name="goal"[^>]*checked=""[^>]*value="${goal}"`));
  expect(form, 'nothing was typed elsewhere').not.toContain('Vul nog aan wat ontbreekt');
});

describe('a testimonial', () => {
  it('stands in the quotes of the language', async () => {
    expect(await html('/nl/testimonials/hilde/')).toContain('‘Eline belde altijd.’');
    expect(await html('/fr/temoignages/hilde/')).toContain('«\u202fEline appelait toujours.\u202f»');
  });
});

describe('the favourites', () => {
  const order = (page: string) => [...page.matchAll(/>Straat (\w+), 9000</g)].map(([, name]) => name);

  it('show those that are published, in the order of the address', async () => {
    expect(order(await html('/nl/favorieten/?ids=2,1'))).toEqual(['Twee', 'Een']);
    expect(order(await html('/nl/favorieten/?ids=1,3,99,2,1'))).toEqual(['Een', 'Twee']);
  });

  it('keep the list in every language, and out of search engines', async () => {
    const page = await html('/nl/favorieten/?ids=2,1');
    expect(page).toContain('href="/de/favoriten/?ids=2,1"');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });

  it('say what to do when there are none', async () => {
    expect(await html('/nl/favorieten/')).toContain('U hebt nog niets bewaard.');
    expect(await html('/nl/favorieten/?ids=3')).toContain('Van deze panden staat er geen meer online.');
  });
});

it('thank-you pages stay out of search engines', async () => {
  expect(await html('/nl/bedankt/contact-appointment/')).toContain('<meta name="robots" content="noindex"/>');
});
