import { join } from 'node:path';
import { cpuTimeOfThreads } from './cpu-time.ts';
import { type Measurement, median } from './measurement.ts';
import { askWithWrk, pin, requirePrograms, SERVER_CORE } from './programs.ts';
import type { BenchSite } from './site.ts';

const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;
const MOST_MS = 5;
const MOST_KB = 45;

/** The work of Node's threads, by their names. */
const work = [
  ['queries, loader, React, sending', ['MainThread']],
  ['compressing', ['libuv-worker']],
  ['collecting garbage, compiling', ['V8Worker']],
] as const;

/**
 * Measures a list of 12 cards that is not cached, each time at another address: queries, loader, React, policy,
 * compression, keeping. The program has one core for all of it; PostgreSQL is not confined. The budget is for CPU time:
 * a server with half a core answers half as much.
 */
export async function measureRenderedList(site: BenchSite): Promise<Measurement[]> {
  requirePrograms('wrk', 'taskset');
  const page = `${site.url}/nl/te-koop/`;
  const html = await (await fetch(`${page}?max_price=99999999`)).text();
  const cards = html.match(/<article/g)?.length;
  if (cards !== 12) throw new Error(`The list shows ${cards} properties, not 12.`);
  pin(site.pid, SERVER_CORE);

  const load = { seconds: 5, connections: 8, script: join(import.meta.dirname, 'distinct-addresses.lua') };
  const rates: number[] = [];
  const costs: Map<string, number>[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const before = cpuTimeOfThreads(site.pid);
    const { requests, perSecond } = await askWithWrk(page, load);
    const after = cpuTimeOfThreads(site.pid);
    if (round < WARM_UP_ROUNDS) continue;
    rates.push(perSecond);
    costs.push(
      new Map([...after].map(([name, time]) => [name, (time - (before.get(name) ?? 0)) / requests])),
    );
  }

  const costOf = (names: readonly string[]) =>
    median(costs.map((cost) => names.reduce((sum, name) => sum + (cost.get(name) ?? 0), 0)));
  const total = costOf([...new Set(costs.flatMap((cost) => [...cost.keys()]))]);
  const kilobytes = Buffer.byteLength(html) / 1000;
  return [
    {
      what: 'list rendered, 12 cards: CPU time of one',
      measured: `${milliseconds(total)}, ${Math.round(1000 / total)} per second and core`,
      budget: `≤ ${MOST_MS} ms`,
      isMet: total <= MOST_MS,
    },
    ...work.map(([what, names]) => ({ what: `  ${what}`, measured: milliseconds(costOf(names)) })),
    {
      what: '  answered by the clock, on one core that is not ours alone',
      measured: `${Math.round(median(rates))} per second`,
    },
    {
      what: '  its HTML, not compressed',
      measured: `${kilobytes.toFixed(1)} kB`,
      budget: `≤ ${MOST_KB} kB`,
      isMet: kilobytes <= MOST_KB,
    },
  ];
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`;
}
