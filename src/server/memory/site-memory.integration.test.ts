import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { listenForChanges } from './changes.ts';
import { rememberSite, type SiteMemory } from './site-memory.ts';

const { database, url } = await testDatabase();
const log = pino({ level: 'silent' });
const page = { key: '/nl/te-koop/', lasting: true };

let one: SiteMemory;
let other: SiteMemory;
let elsewhere: Client;
let propertyId: number;

beforeAll(async () => {
  [one, other] = await Promise.all([
    rememberSite(url, database, log, () => new Date()),
    rememberSite(url, database, log, () => new Date()),
  ]);
  elsewhere = new Client({ connectionString: url });
  await elsewhere.connect();
  const { rows } = await elsewhere.query(
    `insert into property (reference, purpose, type, postal_code, country_id, city, price_cents)
     values ('A-1', 'sale', 'house', '9000', 10, 'Gent', 50000000) returning id`,
  );
  propertyId = rows[0].id;
});

afterAll(async () => {
  await Promise.all([one.close(), other.close(), elsewhere.end()]);
});

async function keep({ pageCache }: SiteMemory, ...tags: string[]): Promise<void> {
  await pageCache.get(page, async () => ({ response: new Response('page'), tags: new Set(tags) }));
}

const isKept = ({ pageCache }: SiteMemory) => pageCache.find(page.key) !== undefined;

const setPrice = () =>
  elsewhere.query('update property set price_cents = price_cents + 100 where id = $1', [propertyId]);

describe('a price that changes through another connection', () => {
  beforeEach(async () => {
    // What an earlier test announced must not arrive in this one.
    await vi.waitFor(async () => {
      await Promise.all([keep(one, `property:${propertyId}`), keep(other, 'properties')]);
      expect([isKept(one), isKept(other)]).toEqual([true, true]);
    });
  });

  it('drops the pages that show it on every process within 100 ms of the commit', async () => {
    await setPrice();
    const committed = performance.now();
    await vi.waitFor(() => expect([isKept(one), isKept(other)]).toEqual([false, false]), {
      timeout: 100,
      interval: 1,
    });
    expect(performance.now() - committed).toBeLessThan(100);
  });

  it('drops nothing before the commit, nor after a rollback', async () => {
    await elsewhere.query('begin');
    await setPrice();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await elsewhere.query('rollback');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([isKept(one), isKept(other)]).toEqual([true, true]);
  });

  it('leaves the pages that do not show it', async () => {
    await vi.waitFor(async () => {
      one.pageCache.drop([`property:${propertyId}`]);
      await keep(one, `property:${propertyId + 1}`);
      expect(isKept(one)).toBe(true);
    });
    await setPrice();
    await vi.waitFor(() => expect(isKept(other)).toBe(false));
    expect(isKept(one)).toBe(true);
  });
});

describe('settings', () => {
  const store = (document: object) =>
    elsewhere.query(
      'insert into setting (document) values ($1) on conflict (only_row) do update set document = excluded.document',
      [document],
    );
  const language = async () => (await one.settings.current()).defaultLanguage;

  it('are those of the product until some are stored', async () => {
    expect(await language()).toBe('nl');
  });

  it('that change are read again', async () => {
    await store({ defaultLanguage: 'fr' });
    await vi.waitFor(async () => expect(await language()).toBe('fr'));
    expect((await one.settings.current()).languages).toHaveLength(4);
  });

  it('that are not valid leave the last valid ones', async () => {
    await store({ defaultLanguage: 'fr' });
    await vi.waitFor(async () => expect(await language()).toBe('fr'));
    await store({ defaultLanguage: 'xx' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await language()).toBe('fr');
    await store({ defaultLanguage: 'de' });
    await vi.waitFor(async () => expect(await language()).toBe('de'));
  });
});

describe('a connection that is lost', () => {
  it('is made anew, and all that was kept is in doubt', async () => {
    await vi.waitFor(async () => {
      await keep(one, 'nothing that changes');
      expect(isKept(one)).toBe(true);
    });
    await elsewhere.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'gevel changes' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(isKept(one)).toBe(false));
    await vi.waitFor(async () => {
      await keep(one, 'properties');
      expect(isKept(one)).toBe(true);
    });
    await setPrice();
    await vi.waitFor(() => expect(isKept(one)).toBe(false));
  });

  it('that cannot be made is told of, and does not hold up the start', async () => {
    const told: boolean[] = [];
    const listening = await listenForChanges(
      'postgres://nobody@127.0.0.1:1/none',
      { onChange: () => {}, onListening: (isListening) => void told.push(isListening) },
      log,
    );
    expect(told).toEqual([false]);
    await listening.close();
  });
});
