import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { readEmbedded } from '#test/site-process.ts';
import { cpuTime } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import type { BenchSite } from './site.ts';
import { quantile, steadily } from './steadily.ts';

const PER_SECOND = 500;
const PAGES_PER_SECOND = 20;
const LISTS_PER_SECOND = 5;
const ROUNDS = 4;
const ROUND_MS = 8000;
/** How much longer a page may take while beacons come in. */
const MOST_MORE_MS = 10;

// A separate agent, so that a page does not wait for a connection; the server closes connections that are idle for five
// seconds.
const forPages = new Agent({ keepAlive: true, timeout: 3000 });
const forBeacons = new Agent({ keepAlive: true, timeout: 3000, maxSockets: 64 });

/**
 * Sends 500 beacons a second, each from a new visitor with an address of its own, and meanwhile asks for pages: cached
 * ones, and lists that nobody has asked for. Asks for the same pages without beacons, in turns. At the end compares the
 * counted views with the beacons that were sent.
 */
export async function measureViews(site: BenchSite): Promise<Measurement[]> {
  await using database = openDatabase(readEmbedded(site.dataDirectory).url, { maxConnections: 1 });
  const properties = await database
    .selectFrom('property')
    .select('id')
    .where('publication', '=', 'published')
    .execute();
  const before = await countedSoFar(database);
  const times = { kept: { with: [], without: [] }, list: { with: [], without: [] } } as Times;
  const used = { with: 0, without: 0 };
  let sent = 0;
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const how of ['without', 'with'] as const) {
      const start = cpuTime([site.pid]);
      const asks: Promise<void>[] = [];
      const take = (page: keyof Times, path: string) => {
        const asked = ask(site, { path });
        asks.push(asked.then((ms) => void (round > 0 && times[page][how].push(ms))));
      };
      await steadily(ROUND_MS, PER_SECOND, (index) => {
        if (index % (PER_SECOND / PAGES_PER_SECOND) === 0) take('kept', '/nl/te-koop/');
        if (index % (PER_SECOND / LISTS_PER_SECOND) === 0)
          take('list', `/nl/te-koop/?max_price=${200_000_000 + ++lists}`);
        if (how === 'without') return;
        const property = properties[sent % properties.length]?.id ?? 0;
        asks.push(ask(site, { path: '/visits/', property, visitor: sent++ }).then(() => {}));
      });
      await Promise.all(asks);
      if (round > 0) used[how] += cpuTime([site.pid]) - start;
    }
  }
  await wait(2500);
  const counted = (await countedSoFar(database)) - before;
  const each = (used.with - used.without) / ((sent / (ROUNDS + 1)) * ROUNDS);
  return [
    {
      what: `beacons counted, at ${PER_SECOND} a second`,
      measured: `${counted} of ${sent}, ${each.toFixed(2)} ms CPU each`,
      budget: 'all',
      isMet: counted === sent,
    },
    describe('a kept page', times.kept),
    describe('a list rendered anew', times.list),
  ];
}

type Times = Record<'kept' | 'list', Record<'with' | 'without', number[]>>;

let lists = 0;

function describe(page: string, { with: slow, without: fast }: Times['kept']): Measurement {
  const words = (times: number[]) =>
    `${median(times).toFixed(1)} ms (p95 ${quantile(times, 0.95).toFixed(0)})`;
  return {
    what: `${page} meanwhile`,
    measured: `${words(slow)}, without beacons ${words(fast)}`,
    budget: `≤ ${MOST_MORE_MS} ms more`,
    isMet: median(slow) - median(fast) <= MOST_MORE_MS,
  };
}

async function countedSoFar(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select coalesce(sum(count), 0) as count from visit_count`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Gives the milliseconds until the answer arrived; throws when it has another status than expected. */
function ask(
  site: BenchSite,
  { path, property, visitor = 0 }: { path: string; property?: number; visitor?: number },
) {
  const start = performance.now();
  const isBeacon = property !== undefined;
  const headers = isBeacon
    ? {
        'Content-Type': 'text/plain;charset=UTF-8',
        'Sec-Fetch-Site': 'same-origin',
        'User-Agent': `Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0`,
        'X-Forwarded-For': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      }
    : { 'Accept-Encoding': 'br' };
  return new Promise<number>((resolve, reject) => {
    const asked = request(
      site.url + path,
      { agent: isBeacon ? forBeacons : forPages, method: isBeacon ? 'POST' : 'GET', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === (isBeacon ? 204 : 200)) resolve(performance.now() - start);
          else reject(new Error(`${path} was answered ${answer.statusCode}.`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(
      isBeacon
        ? JSON.stringify({ kind: 'visit', id: property, language: 'nl', referrer: 'www.google.be' })
        : '',
    );
  });
}
