// `npm run bench:import`: how long lists take while an import changes many of 200,000 properties, and whether the first
// list after the command has them all. `npm run bench:import -- 20000` for another number of properties. Exit status 1
// when a figure is over its budget.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { findFreePort, startSite } from '#test/site-process.ts';
import { until } from '#test/until.ts';
import { fillDatabase } from './filled-database.ts';
import { type Measurement, table } from './measurement.ts';
import { measureHoldUps } from './search/hold-ups.ts';

const size = Number(process.argv[2] ?? 200_000);
const changes = [size / 40, size / 4];
const budgetMs = 300;
const pauseMs = 50;
const { directory, database, url, remove } = await fillDatabase(size);
await sql`update property set source = 'import', publication = 'published'`.execute(database);
await sql`vacuum analyze property`.execute(database);

const measurements: Measurement[] = await measureHoldUps(database, size);
console.error(table(measurements));
const variables = { DATA_DIR: directory, DATABASE_URL: url, LOG_LEVEL: 'warn' };
const site = startSite({ ...variables, PORT: await findFreePort() });
try {
  await site.ready();
  // The first list reads all properties.
  await until(() => ask('').then(Boolean, () => false));
  await askLists(wait(10_000));
  measurements.push(figure('a list while nothing changes', await askLists(wait(10_000))));
  for (const [round, count] of changes.entries()) await measureImport(count, 1_000_001 + round);
  await measureStatement(size / 4);
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  console.error(site.output());
  await site.end('SIGTERM');
  await remove();
}

async function measureImport(count: number, euros: number): Promise<void> {
  const path = join(directory, `${count}.csv`);
  const { rows } = await sql<{ reference: string }>`
    select reference from property where purpose = 'sale' and availability = 'available' and publish_price
    order by md5(reference) limit ${count}`.execute(database);
  await writeFile(
    path,
    `reference,price\n${rows.map(({ reference }) => `${reference},${euros}\n`).join('')}`,
  );
  console.error(`Importing ${rows.length} …`);
  const importing = promisify(execFile)(process.execPath, ['src/gevel.ts', 'properties', 'import', path], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...variables },
  });
  const during = await askLists(importing);
  const shown = await countOf(euros);
  measurements.push(
    figure(`a list while ${count} properties are imported`, during),
    {
      what: 'the first list after it has',
      measured: `${shown.count} of ${rows.length}, in ${Math.round(shown.ms)} ms`,
      budget: `all, ≤ ${budgetMs} ms`,
      isMet: shown.count === rows.length && shown.ms <= budgetMs,
    },
    figure('a list in the ten seconds after it', await askLists(wait(10_000))),
  );
}

/** Changes all in one statement, as some commands do. */
async function measureStatement(count: number): Promise<void> {
  console.error(`Changing ${count} in one statement …`);
  const changed = sql`update property set price_cents = price_cents + 100 where id <= ${count}`.execute(
    database,
  );
  measurements.push(
    figure(
      `a list while one statement changes ${count}, and after it`,
      await askLists(changed.then(() => wait(10_000))),
    ),
  );
}

/** Asks for one list after the other, each at an address of its own, until the promise is fulfilled. */
async function askLists(until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    await ask(`?min_price=${100_000 + Math.floor(Math.random() * 200_000)}&sort=price`);
    times.push(performance.now() - startedAt);
    await wait(pauseMs);
  }
  await over;
  return times;
}

async function countOf(euros: number): Promise<{ count: number; ms: number }> {
  const startedAt = performance.now();
  const page = await ask(`?min_price=${euros}&max_price=${euros}`);
  const ms = performance.now() - startedAt;
  const found = /<h2 id="found"[^>]*>([\d.]+) /.exec(page)?.[1] ?? '0';
  return { count: Number(found.replaceAll('.', '')), ms };
}

async function ask(query: string): Promise<string> {
  const response = await fetch(`${site.url}/nl/te-koop/${query}`);
  if (response.status !== 200) throw new Error(`${query} was answered ${response.status}.`);
  return response.text();
}

function figure(what: string, times: number[]): Measurement {
  const worst = Math.max(...times);
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return {
    what,
    measured: `worst ${Math.round(worst)} ms, middle ${Math.round(middle)} ms of ${times.length}`,
    budget: `≤ ${budgetMs} ms`,
    isMet: worst <= budgetMs,
  };
}
