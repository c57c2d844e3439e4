import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { addPortal } from '#commands/portal/change-portals.ts';
import { addWebhook } from '#commands/webhook/change-webhooks.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { loadDemo } from '#demo/load.ts';
import { languages } from '#domain/language.ts';
import { feedPath } from '#links/feed-link.ts';
import { sendListings } from '#outgoing/sent-portals/send-listings.ts';
import { deliverWebhooks } from '#outgoing/webhooks/deliver-webhooks.ts';
import { matchPath, pathEntry } from '#site/paths/paths.ts';
import { createTestApp } from './app.ts';
import { isFormAboutOne, readEveryPage } from './every-page.ts';
import { portalServer } from './portals/portal-server.ts';
import { addSentPortal } from './portals/sent-to.ts';
import { problemsOf, thingsIn } from './schema-org.ts';

const app = await createTestApp();
const { request, database } = app;

let pages: Map<string, string>;
/** What programs of others are told, of each property at an address of its own. */
let outgoing: Map<string, string>;
let broken: string[];
let projects: { name: string }[];
let rows: Awaited<ReturnType<typeof readRows>>;

const readRows = () => database.selectFrom('property').selectAll().orderBy('id').execute();

beforeAll(async () => {
  await loadPlaces(database);
  await loadDemo({
    database,
    pictures: app.pictureFiles,
    documents: app.documentFiles,
    jobs: { enqueue: async () => {} },
    log: { info: () => {} },
    now: new Date(),
  });
  rows = await readRows();
  projects = await database.selectFrom('project').select('name').execute();
  ({ pages, broken } = await readEveryPage(app));
  outgoing = await readOutgoing();
});

async function readOutgoing(): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const subject of ['properties', 'projects']) {
    let next: string | null = '';
    while (next !== null) {
      const path: string = `/api/v1/${subject}?limit=100${next && `&cursor=${next}`}`;
      const page: Record<string, { id: number }[]> & { next: string | null } = await (
        await request(path)
      ).json();
      for (const each of page[subject] ?? [])
        told.set(`/api/v1/${subject}/${each.id}/`, JSON.stringify(each, inEuros));
      next = page.next;
    }
  }
  for (const format of ['kyero', 'full'] as const) {
    const by = { database, now: new Date(), actor: 'command' };
    const key = await addPortal(by, { name: format, feed: format });
    const path = `${await feedPath(database, key ?? '')}.xml`;
    const text = await (await request(path)).text();
    for (const [property = '', id] of text.matchAll(/<property><id>(\d+)<\/id>.*/g))
      told.set(`/feeds/${format}/${id}/`, property);
  }
  for (const [path, sent] of [...(await readSent()), ...(await readMessages())]) told.set(path, sent);
  return told;
}

/** What goes to the receivers of webhooks: of each property and project all that was said of it. */
async function readMessages(): Promise<Map<string, string>> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const at = { database, importKey: 'a key of thirty-two characters ok', now: new Date() };
  const address = `http://hooks.example:${port}/`;
  await addWebhook({ ...at, actor: 'command' }, address, at.importKey);
  await numberChanges(database, at.now);
  const reach = { allowHttp: true, ports: [port], resolve: async () => ['127.0.0.1'], mayReach: () => true };
  await deliverWebhooks({ ...at, publicUrl: 'http://localhost', now: () => at.now, reach });
  await new Promise((resolve) => server.close(resolve));
  const said = Map.groupBy(bodies, (body) => new URL(JSON.parse(body).data.address).pathname);
  return new Map([...said].map(([path, each]) => [`/webhook${path}/`, each.join('\n')]));
}

/** What goes to the portals that are sent each property. */
async function readSent(): Promise<[path: string, sent: string][]> {
  const { state, reach, close } = await portalServer();
  const at = { importKey: 'a key of thirty-two characters ok', now: new Date() };
  const typeNumbers = 'house=1 apartment=2 land=3 garage=4 business=5 investment_property=6';
  const all: [string, string][] = [];
  for (const kind of ['immoweb', 'immotop'] as const) {
    state.listings.clear();
    const id = await addSentPortal(database, kind, { ...at, own: kind === 'immotop' ? { typeNumbers } : {} });
    await sendListings({ database, publicUrl: 'http://localhost', ...at, now: () => at.now, reach });
    expect(state.listings.size, kind).toBeGreaterThan(20);
    for (const [property, sent] of state.listings) all.push([`/sent/${kind}/${property}/`, sent]);
    await database.deleteFrom('portal').where('id', '=', id).execute();
  }
  await close();
  return all;
}

/** As pages say amounts: another one in cents may look like a price in euros. */
const inEuros = (key: string, value: unknown) =>
  key.endsWith('Cents') && typeof value === 'number' ? value / 100 : value;

type Secret = { of: string; text: string; only?: (path: string) => boolean };

/** `secrets`: what no page may show. Gives each one that a page shows, with the first pages that do. */
function told(secrets: Secret[]): string[] {
  const byText = Map.groupBy(secrets, ({ text }) => text);
  const alternatives = [...byText.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const anySecret = new RegExp(`(?<![\\p{L}\\d.,])(${alternatives.join('|')})(?![\\p{L}\\d])`, 'gu');
  const found = new Map<string, string[]>();
  for (const [path, page] of [...pages, ...outgoing]) {
    for (const [, text = ''] of page.matchAll(anySecret)) {
      for (const { of, only } of byText.get(text) ?? []) {
        if (only && !only(path)) continue;
        const name = `${of}: ${text}`;
        found.set(name, [...(found.get(name) ?? []), path]);
      }
    }
  }
  return [...found].map(([name, paths]) => `${name} on ${[...new Set(paths)].slice(0, 3).join(', ')}`);
}

/** The pages of a property and their data; a project may have the same number. */
const pagesOf = (id: number) => (path: string) =>
  path.includes(`/${id}/`) &&
  !/^(person|project|projectGallery|projectInformation)$/.test(screenOf(path) ?? '');

/** The screen of a page or of its data. */
const screenOf = (path: string) => matchPath(path.replace('_.data', '').split('?', 1)[0] ?? '')?.name;

const isForm = (path: string) => isFormAboutOne(screenOf(path) ?? 'home');

/** The ways to write an amount: 485000, 48500000 cents, 485.000, 485 000, 485,000. */
function amounts(cents: number): string[] {
  const euros = String(cents / 100);
  const groups = ['.', ',', ' ', '\u00a0', '\u202f'];
  return [
    ...new Set([euros, String(cents), ...groups.map((sign) => euros.replace(/\B(?=(\d{3})+$)/g, sign))]),
  ];
}

it('a list is a light page: a third of what it was with a name for each look at each place', async () => {
  const list = await (await request('/nl/te-koop/?max_price=99999999')).text();
  expect(list.match(/<article/g)).toHaveLength(12);
  expect(Buffer.byteLength(list)).toBeLessThanOrEqual(45_000);
});

it('no link of the site is broken', () => {
  expect(broken).toEqual([]);
});

describe('every page', () => {
  const documents = () => [...pages].filter(([path]) => !path.includes('_.data'));

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
        // Files are named by their hash and a captcha's question is sealed: both are any letters.
        .replace(/"\/assets\/[^"]*"| value="[A-Za-z0-9_-]{100,}"/g, '');
      expect(mistake.exec(text)?.[0], path).toBeUndefined();
    }
  });

  it('says of every picture what it shows and how large it is', () => {
    for (const [path, html] of documents()) {
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        expect(image, path).toMatch(/ alt="/);
        // A placeholder fills the box of its picture, so it has no size.
        if (!image.includes('src="data:image/bmp')) expect(image, path).toMatch(/ width="\d+" height="\d+"/);
      }
    }
  });
});

describe('what search engines are told', () => {
  const documents = () => [...pages].filter(([path]) => !path.includes('_.data'));

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
      propertyForSale: 'BreadcrumbList RealEstateListing',
      propertyForRent: 'BreadcrumbList RealEstateListing',
      newsArticle: 'BreadcrumbList NewsArticle',
      serviceSelling: 'Article BreadcrumbList',
      project: expect.stringContaining('RealEstateListing'),
    });
  });
});

describe('what the demo agency keeps to itself', () => {
  it('is enough to be worth a test, and every page was read', () => {
    const published = rows.filter(({ publication }) => publication === 'published');
    expect(published.filter((row) => !row.publish_address).length).toBeGreaterThan(5);
    expect(published.filter((row) => !row.publish_price).length).toBeGreaterThan(5);
    const costs = [...pages.keys()].filter((path) => screenOf(path) === 'purchaseCosts');
    const forms = [...pages.keys()].filter(isForm);
    const read = [...pages.keys()].filter((path) => screenOf(path) !== 'purchaseCosts' && !isForm(path));
    expect(outgoing.size).toBeGreaterThan(published.length + projects.length);
    const messages = [...outgoing.keys()].filter((path) => path.startsWith('/webhook/'));
    expect(messages.length).toBeGreaterThanOrEqual(published.length + projects.length);
    for (const { id, publish_price } of published) {
      expect(read.filter(pagesOf(id)).length, `pages and data of ${id}`).toBe(2 * languages.length);
      if (!publish_price) expect(costs.filter(pagesOf(id)), `costs of ${id}`).toEqual([]);
    }
    expect(costs.length).toBeGreaterThan(50 * 2 * languages.length);
    expect(new Set(forms.map(screenOf)).size).toBe(6);
  });

  it('streets stand on no page', () => {
    const open = new Set(rows.filter(isOpen).map(({ street }) => street));
    const hidden = rows.filter((row) => !isOpen(row) && row.street);
    // A street may be public for another property, or be a project's name: then only the number identifies it.
    const names = projects.map(({ name }) => name).join();
    const secrets = hidden.map(({ street, house_number, reference }) => ({
      of: reference,
      text: open.has(street) || names.includes(street ?? '') ? `${street} ${house_number}` : (street ?? ''),
    }));
    expect(told(secrets)).toEqual([]);

    function isOpen(row: (typeof rows)[number]) {
      return row.publish_address && row.publication === 'published';
    }
  });

  it('positions stand on no page', () => {
    const hidden = rows
      .filter((row) => !row.publish_address || row.publication !== 'published')
      .map((row) => [row.latitude, row.longitude].map((degrees) => String(degrees).slice(0, 8)));
    expect(hidden.length).toBeGreaterThan(10);
    expect(hidden.flat().every((each) => /^\d{1,2}\.\d{4,}/.test(each))).toBe(true);
    for (const [path, page] of [...pages, ...outgoing]) {
      // Both must match, because a single degree may be that of another property by chance.
      const told = hidden.find((position) => position.every((degrees) => page.includes(degrees)));
      expect(told, path).toBeUndefined();
    }
  });

  it('prices stand on no page', () => {
    const open = new Set(rows.filter((row) => row.publish_price).map((row) => row.price_cents));
    const secrets = rows
      .filter((row) => !row.publish_price)
      .flatMap(({ id, reference, price_cents: cents }) => {
        if (!cents) return [];
        // If another property shows the same price, or the number is as small as a rent, only the property's own pages
        // are checked.
        const only = open.has(cents) || cents < 1_000_000 ? pagesOf(id) : undefined;
        return amounts(cents).map((text) => ({ of: reference, text, only }));
      });
    expect(told(secrets)).toEqual([]);
  });

  it('drafts and what was withdrawn stand on no page', () => {
    const kept = rows.filter(({ publication }) => publication !== 'published');
    expect(kept.length).toBeGreaterThan(1);
    expect(told(kept.map(({ reference }) => ({ of: 'a draft', text: reference })))).toEqual([]);
    for (const { id } of kept) {
      expect([...pages.keys()].filter(pagesOf(id))).toEqual([]);
      expect(outgoing.get(`/webhook/api/v1/properties/${id}/`) ?? '').not.toMatch(/published|changed/);
    }
  });
});

describe('a question that is put to the list', () => {
  it('about a price finds no home that hides its own', async () => {
    for (const { id, price_cents, publish_price, publication, purpose } of rows) {
      if (publish_price || publication !== 'published' || !price_cents) continue;
      const euros = price_cents / 100;
      const list = pathEntry(purpose === 'rent' ? 'forRent' : 'forSale').nl;
      const response = await request(`${list}?min_price=${euros - 1}&max_price=${euros + 1}`);
      expect((await response.text()).includes(`/${id}/"`)).toBe(false);
    }
  });

  it('about a street finds no home that hides its own', async () => {
    for (const { id, street, publish_address, publication, purpose } of rows) {
      if (publish_address || publication !== 'published' || !street) continue;
      const list = pathEntry(purpose === 'rent' ? 'forRent' : 'forSale').nl;
      const response = await request(`${list}?text=${encodeURIComponent(street)}`);
      expect((await response.text()).includes(`/${id}/"`)).toBe(false);
    }
  });
});
