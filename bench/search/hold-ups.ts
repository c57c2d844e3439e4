import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { facets } from '#search/facets.ts';
import { find } from '#search/find.ts';
import { RememberedProperties } from '#server/memory/remembered-properties.ts';
import type { Measurement } from '../measurement.ts';

const scope = { goneSince: '2026-09-01', placeIdsOf: () => [] };
const budgetMs = 100;

/**
 * Measures how long the process answers nobody while it reads changed properties again: the CPU time of the longest
 * turn of the event loop, which does not depend on other users of the machine.
 */
export async function measureHoldUps(database: Kysely<Database>, size: number): Promise<Measurement[]> {
  const log = { error: (problem: unknown) => console.error(problem) };
  const search = new RememberedProperties({ database, log, onLate: () => {} });
  const first = await longestTurn(() => search.current());
  const { criteria } = parseCriteria('sale', new URLSearchParams('sort=price'));
  const list = async () => {
    const properties = await search.current();
    facets(properties, criteria, scope);
    find(properties, criteria, scope, { pageSize: 12 });
  };
  await list();
  const measurements: Measurement[] = [
    { what: 'all read at once, as at the start', measured: inWords(first) },
  ];
  for (const count of [1, size / 40, size / 4]) {
    const ids = Array.from({ length: count }, (_, index) => 1 + ((index * 7919) % size));
    const again = await longestTurn(async () => {
      search.drop(ids.map((id) => `property:${id}`));
      await search.caughtUp();
    });
    measurements.push(within(`${count} read again`, again));
    measurements.push(within('the first list after it', await longestTurn(list)));
  }
  search.dropAll();
  measurements.push(within('all read again', await longestTurn(() => search.caughtUp())));
  return measurements;
}

type Turns = { longestMs: number; totalMs: number };

async function longestTurn(run: () => Promise<unknown>): Promise<Turns> {
  let isOver = false;
  const running = run().finally(() => {
    isOver = true;
  });
  const turns = { longestMs: 0, totalMs: 0 };
  let before = cpuMs();
  while (!isOver) {
    await turn();
    const now = cpuMs();
    turns.longestMs = Math.max(turns.longestMs, now - before);
    turns.totalMs += now - before;
    before = now;
  }
  await running;
  return turns;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function inWords({ longestMs, totalMs }: Turns): string {
  return `longest turn ${Math.round(longestMs)} ms of CPU, ${Math.round(totalMs)} ms in all`;
}

function within(what: string, turns: Turns): Measurement {
  return { what, measured: inWords(turns), budget: `≤ ${budgetMs} ms`, isMet: turns.longestMs <= budgetMs };
}
