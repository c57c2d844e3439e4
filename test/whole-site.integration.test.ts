import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '#app/routes.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { loadDemo } from '#demo/load.ts';
import { languages } from '#domain/language.ts';
import { templates } from '#mail/rendering/templates.ts';
import { matchPath, pathEntry, pathNames } from '#site/paths/paths.ts';
import { createTestApp } from './app.ts';
import { isDeep } from './deep.ts';
import { isFormAboutOne, readEveryPage } from './every-page.ts';
import { amounts, told } from './given-out/hidden-values.ts';
import { isConfirmation, readConfirmations } from './given-out/read-confirmations.ts';
import { readFiles } from './given-out/read-files.ts';
import { readForPrograms } from './given-out/read-for-programs.ts';
import { readMails } from './given-out/read-mails.ts';
import {
  hideForAWhile,
  type PropertyRow,
  readProperties,
  reservedHomes,
  tellHistory,
} from './given-out/reserved-homes.ts';
import { besidePages, handlers, otherPages, paths } from './given-out/ways-out.ts';
import { problemsOf, thingsIn } from './schema-org.ts';

const app = await createTestApp();
const { request, database } = app;

let pages: Map<string, string>;
/** Everything that is given out: `pages`, and the readings of test/given-out/. */
let given: Map<string, string>;
let broken: string[];
let projects: { name: string }[];
let rows: PropertyRow[];
/** Former prices of homes that were hidden at the time; their present price is shown. */
let formerlyHidden: Map<number, number>;

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
  await tellHistory(app);
  formerlyHidden = await hideForAWhile(database);
  rows = await readProperties(database);
  projects = await database.selectFrom('project').select('name').execute();
  ({ pages, broken } = await readEveryPage(app));
  const homes = reservedHomes({ rows, pages, formerlyHidden });
  const others = [
    await readForPrograms(app),
    await readFiles(app, homes),
    await readMails(app, homes),
    await readConfirmations(app, homes),
  ];
  given = new Map([pages, ...others].flatMap((each) => [...each]));
});

/** The pages of a property and their data; a project may have the same number. */
const pagesOf = (id: number) => (path: string) =>
  path.includes(`/${id}/`) &&
  !/^(person|project|projectGallery|projectInformation)$/.test(screenOf(path) ?? '');

/** The screen of a page or of its data. */
const screenOf = (path: string) => matchPath(path.replace('_.data', '').split('?', 1)[0] ?? '')?.name;

const isForm = (path: string) => isFormAboutOne(screenOf(path) ?? 'home');

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
      propertyForSale: 'BreadcrumbList Event RealEstateListing',
      propertyForRent: 'BreadcrumbList Event RealEstateListing',
      newsArticle: 'BreadcrumbList NewsArticle',
      serviceSelling: 'Article BreadcrumbList',
      project: expect.stringContaining('RealEstateListing'),
    });
  });
});

describe('everything that is given out', () => {
  const isRead = (way: RegExp | string) => [...given.keys()].some((address) => new RegExp(way).test(address));
  const unread = (ways: Record<string, RegExp | string>) =>
    Object.entries(ways).flatMap(([name, way]) => (typeof way === 'string' || isRead(way) ? [] : [name]));

  it('is on the list, by who answers and at which paths', () => {
    const code = readFileSync(new URL('../src/server/app.ts', import.meta.url), 'utf8');
    const named = [
      ...code.matchAll(/\bapp\.(?:use|route|all)\((?:'[^']*', )?(?:async [^;]*?await )?(\w+)\(/g),
    ];
    expect(Object.keys(handlers).toSorted()).toEqual([...new Set(named.map(([, name]) => name))].toSorted());
    expect(Object.keys(paths).toSorted()).toEqual(app.routes.toSorted());
    expect([...unread(handlers), ...unread(paths)]).toEqual([]);
  });

  it('is on the list, page by page and beside the pages', () => {
    const screens = new Set([...pages.keys(), ...given.keys()].map(screenOf));
    expect(pathNames.filter((name) => !screens.has(name)).toSorted()).toEqual(
      Object.keys(otherPages).toSorted(),
    );
    const names = new Set(config.map(({ id = '' }) => id.replace(/\.\w\w$/, '')));
    const beside = [...names].filter((name) => name !== 'ownPage' && !(pathNames as string[]).includes(name));
    expect(Object.keys(besidePages).toSorted()).toEqual(beside.toSorted());
    expect([...unread(otherPages), ...unread(besidePages)]).toEqual([]);
  });

  it('has every mail in it', () => {
    expect(Object.keys(templates).filter((name) => !isRead(`^/mail/${name}/`))).toEqual([]);
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
    expect(given.size - pages.size).toBeGreaterThan(published.length + projects.length);
    const messages = [...given.keys()].filter((path) => path.startsWith('/webhook/'));
    expect(messages.length).toBeGreaterThanOrEqual(published.length + projects.length);
    // The data in one language, by turns.
    const timesRead = languages.length + (isDeep ? languages.length : 1);
    for (const { id, publish_price } of published) {
      expect(read.filter(pagesOf(id)).length, `pages and data of ${id}`).toBe(timesRead);
      if (!publish_price) expect(costs.filter(pagesOf(id)), `costs of ${id}`).toEqual([]);
    }
    expect(costs.length).toBeGreaterThan(50 * timesRead);
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
    const isElsewhere = (address: string) => !isConfirmation(address);
    expect(
      told(
        given,
        secrets.map((secret) => ({ ...secret, only: isElsewhere })),
      ),
    ).toEqual([]);

    function isOpen(row: (typeof rows)[number]) {
      return row.publish_address && row.publication === 'published';
    }
  });

  it('a hidden address stands in the confirmation of a viewing of that home alone', () => {
    const confirmations = [...given].filter(([address]) => isConfirmation(address));
    const doors = rows
      .filter((row) => !row.publish_address && confirmations.some(([address]) => pagesOf(row.id)(address)))
      .map(({ id, street, house_number }) => ({ id, door: new RegExp(`${street} ${house_number}\\b`, 'g') }));
    expect(doors).toHaveLength(4);
    for (const { id, door } of doors) {
      const telling = confirmations.filter(([, text]) => text.match(door));
      const times = telling.map(([address, text]) => [address, text.match(door)?.length]);
      // To the visitor in the mail, its plain text and the calendar file, to the agent in the file.
      expect(Object.fromEntries(times)).toEqual({
        [`/confirmation/visitor/${id}/`]: 3,
        [`/confirmation/agent/${id}/`]: 1,
      });
    }
  });

  it('positions stand on no page', () => {
    const hidden = rows
      .filter((row) => !row.publish_address || row.publication !== 'published')
      .map((row) => [row.latitude, row.longitude].map((degrees) => String(degrees).slice(0, 8)));
    expect(hidden.length).toBeGreaterThan(10);
    expect(hidden.flat().every((each) => /^\d{1,2}\.\d{4,}/.test(each))).toBe(true);
    for (const [path, page] of given) {
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
    expect(told(given, secrets)).toEqual([]);
  });

  it('prices that were hidden in their time stand on no page', () => {
    const secrets = [...formerlyHidden].flatMap(([id, cents]) =>
      amounts(cents).map((text) => ({ of: `home ${id}`, text })),
    );
    expect(secrets.length).toBeGreaterThan(20);
    expect(told(given, secrets)).toEqual([]);
  });

  it('drafts and what was withdrawn stand on no page', () => {
    const kept = rows.filter(({ publication }) => publication !== 'published');
    expect(kept.length).toBeGreaterThan(1);
    expect(
      told(
        given,
        kept.map(({ reference }) => ({ of: 'a draft', text: reference })),
      ),
    ).toEqual([]);
    for (const { id } of kept) {
      expect([...pages.keys()].filter(pagesOf(id))).toEqual([]);
      expect(given.get(`/webhook/api/v1/properties/${id}/`) ?? '').not.toMatch(/published|changed/);
    }
  });
});

describe('a question that is put to the list, the map or the API', () => {
  it('about a price finds no home that hides its own', async () => {
    for (const { id, price_cents, publish_price, publication, purpose } of rows) {
      if (publish_price || publication !== 'published' || !price_cents) continue;
      const euros = price_cents / 100;
      const list = pathEntry(purpose === 'rent' ? 'forRent' : 'forSale').nl;
      const bounds = `min_price=${euros - 1}&max_price=${euros + 1}`;
      const response = await request(`${list}?${bounds}`);
      expect((await response.text()).includes(`/${id}/"`)).toBe(false);
      const map = await request(`/map/points/?purpose=${purpose}&${bounds}&box=2.5,49.4,6.5,51.6&zoom=18`);
      const { points } = (await map.json()) as { points: { ids: number[] }[] };
      expect(points.flatMap(({ ids }) => ids)).not.toContain(id);
      const inCents = `minPriceCents=${price_cents - 1}&maxPriceCents=${price_cents + 1}`;
      const api = await request(`/api/v1/properties?limit=100&${inCents}`);
      expect((await api.json()).properties).not.toContainEqual(expect.objectContaining({ id }));
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
