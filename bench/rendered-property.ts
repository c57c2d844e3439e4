import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readEmbedded } from '#test/site-process.ts';
import { cpuTime, cpuTimeWithChildren } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import { startBenchSite } from './site.ts';

const PAGES = 500;
const ROUNDS = 5;
const AT_ONCE = 4;
const MOST_MS = 6;

/**
 * Measures the pages of 500 properties that nobody has asked for since the start, as after a new release, in two
 * workers: loaders, React, compression, and what PostgreSQL does for them. Each round begins with a start.
 */
export async function measureRenderedProperty(): Promise<Measurement[]> {
  const site = await startBenchSite({ WORKERS: '2' });
  const costs: { ours: number; database: number }[] = [];
  let kilobytes = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await site.restart();
      const sitemap = await (await fetch(`${site.url}/sitemaps/properties-1.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
      if (paths.length < PAGES) throw new Error(`There are only ${paths.length} pages of properties.`);
      const { pid } = readEmbedded(site.dataDirectory);
      const before = { ours: cpuTime(site.pids), database: cpuTimeWithChildren(pid) };
      await askAll(site.url, paths.slice(0, PAGES));
      costs.push({
        ours: (cpuTime(site.pids) - before.ours) / PAGES,
        database: (cpuTimeWithChildren(pid) - before.database) / PAGES,
      });
      const html = await (await fetch(site.url + paths[0])).text();
      kilobytes = Buffer.byteLength(html) / 1000;
    }
  } finally {
    await site.stop();
  }
  const total = median(costs.map(({ ours, database }) => ours + database));
  const of = (part: 'ours' | 'database') => median(costs.map((cost) => cost[part]));
  return [
    {
      what: `property rendered, ${PAGES} after a start: CPU time of one`,
      measured: milliseconds(total),
      budget: `≤ ${MOST_MS} ms`,
      isMet: total <= MOST_MS,
    },
    { what: '  both workers', measured: milliseconds(of('ours')) },
    { what: '  PostgreSQL', measured: milliseconds(of('database')) },
    { what: '  the HTML of one, not compressed', measured: `${kilobytes.toFixed(1)} kB` },
  ];
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
