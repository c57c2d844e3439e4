import { beforeAll, describe, expect, it } from 'vitest';
import { getSecret } from '#database/secrets.ts';
import { replacePages } from '#database/site/pages.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, type Preview, signPreview } from '#links/preview-link.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';

let now = new Date('2026-11-21T17:00:00Z');
const { request, database, pageCache } = await createTestApp({ now: () => now });

const ghent = await addGhent(database);
const open = await addProperty(database, { place_id: ghent });
const draft = await addProperty(database, {
  place_id: ghent,
  publication: 'draft',
  published_at: null,
  title: { nl: 'Nog te tonen huis' },
  publish_price: false,
  price_cents: 765_432_00,
  publish_address: false,
  street: 'Geheimstraat',
});
const other = await addProperty(database, { place_id: ghent, publication: 'draft' });
const withdrawn = await addProperty(database, { place_id: ghent, publication: 'withdrawn' });
const key = await getSecret(database, PREVIEW_KEY);

const soon = new Date(now.getTime() + dayMs);
const token = (kind: Preview['kind'], id: number, until = soon) => signPreview(key, { kind, id, until });
const at = (path: string, given: string) => `${path}?preview=${given}`;
const property = (id: number) => `/nl/te-koop/gent/huis/${id}/`;

const pages = pagesSchema.parse([
  ...defaultPages.map((page) => (page.name === 'contact' ? { ...page, status: 'draft' } : page)),
  { id: 100, name: 'guide', path: { nl: 'gids', fr: 'guide' }, title: { nl: 'Gids' }, status: 'draft' },
]);
const contact = pages.find(({ name }) => name === 'contact')?.id ?? 0;

beforeAll(() => database.transaction().execute((transaction) => replacePages(transaction, pages)));

describe('a link to a draft opens', () => {
  it.each([
    ['a property', property(draft), token('property', draft), 'Nog te tonen huis'],
    [
      'a property in another language',
      `/fr/a-vendre/gand/maison/${draft}/`,
      token('property', draft),
      '<html lang="fr"',
    ],
    ['a screen', '/nl/contact/', token('page', contact), '<h1'],
    ['a screen in another language', '/de/kontakt/', token('page', contact), '<html lang="de"'],
    ['a page of the agency’s own', '/nl/gids/', token('page', 100), '>Gids</h1>'],
  ])('%s, to who has it alone', async (_, path, given, shown) => {
    expect((await request(path)).status).toBe(404);
    const response = await request(at(path, given));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.has('ETag')).toBe(false);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html.includes(shown)).toBe(true);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(true);
    expect(/rel="(canonical|alternate)"|application\/ld\+json/.test(html)).toBe(false);
    expect((await request(path)).status).toBe(404);
  });

  it('saying what it is and until when, and leading to the other languages', async () => {
    const until = new Date('2126-11-28T16:44:00Z');
    const given = token('property', draft, until);
    const html = await (await request(at(property(draft), given))).text();
    expect(html).toContain(
      'Voorbeeld van deze pagina, alleen voor wie deze link heeft. Geldig tot 28\u00a0november 2126 om 17.44\u00a0uur.',
    );
    expect(html).toContain(`href="/fr/a-vendre/gand/maison/${draft}/?preview=${given}"`);
  });

  it('with as much hidden as on the site', async () => {
    const html = await (await request(at(property(draft), token('property', draft)))).text();
    const data = await (await request(at(`${property(draft)}_.data`, token('property', draft)))).text();
    for (const text of [html, data]) {
      expect(text).toContain('Nog te tonen huis');
      expect(text).not.toMatch(/Geheimstraat|765[., {2}]?432/);
    }
  });

  it('also for who goes on without loading a document, and back', async () => {
    const path = `${property(draft)}_.data`;
    const response = await request(at(path, token('property', draft)));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain('Voorbeeld van deze pagina');
    expect((await request(path)).status).toBe(404);
  });

  it('at its one address, the link kept', async () => {
    const given = token('property', draft);
    const response = await request(at(`/nl/te-koop/brugge/villa/${draft}/`, given));
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(at(property(draft), given));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a link opens nothing', () => {
  it.each([
    ['that is no token', property(draft), 'true'],
    ['that is empty', property(draft), ''],
    ['that was changed', property(other), token('property', draft).replace(`.${draft}.`, `.${other}.`)],
    [
      'that was signed with another key',
      property(draft),
      signPreview('x', { kind: 'property', id: draft, until: soon }),
    ],
    ['to another draft', property(other), token('property', draft)],
    ['to a published property', property(open), token('property', draft)],
    ['to a page with the same number', '/nl/gids/', token('property', 100)],
    ['to another page', '/nl/gids/', token('page', contact)],
    ['to the home page', '/nl/', token('page', contact)],
    ['to the data of another draft', `${property(other)}_.data`, token('property', draft)],
  ])('%s: 404, and a sentence', async (_, path, given) => {
    const response = await request(at(path, given));
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(
      'Dit voorbeeld is verlopen of bestaat niet. Vraag ons een nieuwe link.',
    );
  });

  it('once its time is over', async () => {
    const link = at(property(draft), token('property', draft));
    const statusAt = async (time: Date) => {
      now = time;
      return (await request(link)).status;
    };
    const before = now;
    expect(await statusAt(new Date(soon.getTime() - 1000))).toBe(200);
    expect(await statusAt(soon)).toBe(404);
    now = before;
  });

  it('that was withdrawn since: 410', async () => {
    expect((await request(at(property(withdrawn), token('property', withdrawn)))).status).toBe(410);
  });

  it('once its key is gone', async () => {
    const given = token('property', draft);
    await database.deleteFrom('secret').execute();
    expect((await request(at(property(draft), given))).status).toBe(404);
    await database.insertInto('secret').values({ name: PREVIEW_KEY, value: key }).execute();
    expect((await request(at(property(draft), given))).status).toBe(200);
  });
});

describe('the page cache', () => {
  it('gives a preview nothing that it keeps, and keeps nothing of it', async () => {
    const kept = await (await request(property(open))).text();
    expect(pageCache.find(property(open))).toBeDefined();
    const given = at(property(open), token('property', open));
    const previewed = await (await request(given)).text();
    expect(previewed).toContain('Voorbeeld van deze pagina');
    expect(pageCache.find(given)).toBeUndefined();
    const after = await request(property(open));
    expect(await after.text()).toBe(kept);
    expect(after.headers.get('Cache-Control')).toContain('public');
  });
});
