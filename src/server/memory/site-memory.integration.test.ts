import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { hearing } from '#test/hearing.ts';
import { quickestMs } from '#test/quickest.ts';
import { listenForChanges } from './changes.ts';
import { rememberSite, type SiteMemory } from './site-memory.ts';

const { database, url } = await testDatabase();
const log = pino({ level: 'silent' });
const page = { key: '/nl/te-koop/', lasting: true };

let one: SiteMemory;
let other: SiteMemory;
let elsewhere: Client;
let propertyId: number;
/** Waits until both have heard of all changes so far. */
let heard: () => Promise<unknown>;

beforeAll(async () => {
  [one, other] = await Promise.all([
    rememberSite(url, database, log, () => new Date()),
    rememberSite(url, database, log, () => new Date()),
  ]);
  const hearings = [one, other].map(({ pageCache }) => hearing(database, pageCache));
  heard = () => Promise.all(hearings.map((each) => each()));
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
  async function keepBoth(): Promise<void> {
    // Earlier announcements must not arrive afterwards.
    await heard();
    await Promise.all([keep(one, `property:${propertyId}`), keep(other, 'properties')]);
    expect([isKept(one), isKept(other)]).toEqual([true, true]);
  }

  beforeEach(keepBoth);

  it('drops the pages that show it on every process within 100 ms of the commit', async () => {
    const droppedAfterMs = await quickestMs(async () => {
      await keepBoth();
      await setPrice();
      const committed = performance.now();
      await expect.poll(() => [isKept(one), isKept(other)], { interval: 1 }).toEqual([false, false]);
      return performance.now() - committed;
    });
    expect(droppedAfterMs).toBeLessThan(100);
  });

  it('drops nothing before the commit, nor after a rollback', async () => {
    await elsewhere.query('begin');
    await setPrice();
    await heard();
    expect([isKept(one), isKept(other)]).toEqual([true, true]);
    await elsewhere.query('rollback');
    await heard();
    expect([isKept(one), isKept(other)]).toEqual([true, true]);
  });

  it('leaves the pages that do not show it', async () => {
    const another = `property:${propertyId + 1}`;
    onTestFinished(() => one.pageCache.drop([another]));
    one.pageCache.drop([`property:${propertyId}`]);
    await keep(one, another);
    await setPrice();
    await heard();
    expect([isKept(one), isKept(other)]).toEqual([true, false]);
  });
});

describe('settings', () => {
  beforeEach(() => elsewhere.query('delete from setting'));

  const store = (document: object) =>
    elsewhere.query(
      'insert into setting (document) values ($1) on conflict (only_row) do update set document = excluded.document',
      [document],
    );
  const language = async () => {
    await heard();
    return (await one.settings.current()).defaultLanguage;
  };

  it('are those of the product until some are stored', async () => {
    expect(await language()).toBe('nl');
  });

  it('that change are read again', async () => {
    await store({ defaultLanguage: 'fr' });
    expect(await language()).toBe('fr');
    expect((await one.settings.current()).languages).toHaveLength(4);
  });

  it('that are not valid leave the last valid ones', async () => {
    await store({ defaultLanguage: 'fr' });
    expect(await language()).toBe('fr');
    await store({ defaultLanguage: 'xx' });
    expect(await language()).toBe('fr');
    await store({ defaultLanguage: 'de' });
    expect(await language()).toBe('de');
  });
});

describe('a connection that is lost', () => {
  it('is made anew, and all that was kept is in doubt', async () => {
    await heard();
    await keep(one, 'nothing that changes');
    expect(isKept(one)).toBe(true);
    await elsewhere.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'gevel changes and answers' and datname = current_database()`,
    );
    await expect.poll(() => isKept(one)).toBe(false);
    await expect
      .poll(async () => {
        await keep(one, 'properties');
        return isKept(one);
      })
      .toBe(true);
    await setPrice();
    await heard();
    expect(isKept(one)).toBe(false);
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
