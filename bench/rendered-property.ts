import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readEmbedded } from '#test/site-process.ts';
import { cpuTime, cpuTimeWithChildren } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import { type BenchSite, startBenchSite } from './site.ts';

const PAGES = 500;
/** Asked for after the first: by then the code of a page is compiled. */
const MORE_PAGES = 250;
const ROUNDS = 5;
const AT_ONCE = 4;
const MOST_MS = 6;

/** Of the processor's time, in milliseconds. */
type Cost = { ours: number; database: number };

/**
 * Measures the pages of 500 properties that nobody has asked for since the start, as after a new release, in two
 * workers: loaders, React, compression, and what PostgreSQL does for them. Each round begins with a start.
 */
export async function measureRenderedProperty(): Promise<Measurement[]> {
  const site = await startBenchSite({ WORKERS: '2' });
  const first: Cost[] = [];
  const next: Cost[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await site.restart();
      const sitemap = await (await fetch(`${site.url}/sitemaps/properties-1.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
      if (paths.length < PAGES + MORE_PAGES)
        throw new Error(`There are only ${paths.length} pages of properties.`);
      const { pid } = readEmbedded(site.dataDirectory);
      first.push(await costOfEach(site, pid, paths.slice(0, PAGES)));
      next.push(await costOfEach(site, pid, paths.slice(PAGES, PAGES + MORE_PAGES)));
    }
  } finally {
    await site.stop();
  }
  const total = median(first.map(totalOf));
  return [
    {
      what: `property rendered, ${PAGES} after a start: CPU time of one`,
      measured: milliseconds(total),
      budget: `≤ ${MOST_MS} ms`,
      isMet: total <= MOST_MS,
    },
    { what: '  both workers', measured: milliseconds(median(first.map(({ ours }) => ours))) },
    { what: '  PostgreSQL', measured: milliseconds(median(first.map(({ database }) => database))) },
    { what: `  one of the next ${MORE_PAGES}`, measured: milliseconds(median(next.map(totalOf))) },
  ];
}

/** `postgres`: the id of its first process. */
async function costOfEach({ url, pids }: BenchSite, postgres: number, paths: string[]): Promise<Cost> {
  const before = { ours: cpuTime(pids), database: cpuTimeWithChildren(postgres) };
  await askAll(url, paths);
  return {
    ours: (cpuTime(pids) - before.ours) / paths.length,
    database: (cpuTimeWithChildren(postgres) - before.database) / paths.length,
  };
}

function totalOf({ ours, database }: Cost): number {
  return ours + database;
}

/** Asks as a search engine does: without cookies, compressed, several at once on lasting connections. */
async function askAll(url: string, paths: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const left = paths.values();
  const one = async () => {
    for (const path of left) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        get(url + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
          buffer(answer).then(() => resolve(answer.statusCode), reject);
        }).on('error', reject);
      });
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  agent.destroy();
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`;
}
