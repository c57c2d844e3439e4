import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '#app/routes.ts';
import { languages } from '#domain/language.ts';
import { templates } from '#mail/rendering/templates.ts';
import { matchPath, pathNames } from '#site/paths/paths.ts';
import { isDeep } from './deep.ts';
import { demoApp } from './demo-agency.ts';
import { isFormAboutOne, readEveryPage } from './every-page.ts';
import { amounts, told } from './given-out/hidden-values.ts';
import { testPages } from './given-out/pages-as-promised.ts';
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

const app = await demoApp();
const { database } = app;

let pages: Map<string, string>;
/** Everything that is given out: `pages`, and the readings of test/given-out/. */
let given: Map<string, string>;
let broken: string[];
let projects: { name: string }[];
let rows: PropertyRow[];
/** Former prices of homes that were hidden at the time; their present price is shown. */
let formerlyHidden: Map<number, number>;

beforeAll(async () => {
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

testPages(app, () => pages);

it('no link of the site is broken', () => {
  expect(broken).toEqual([]);
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
