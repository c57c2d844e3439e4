// `npm run bench:start`: how long a process takes until it is ready with 200,000 properties, and how long the first
// visitors wait then. `npm run bench:start -- 20000` for another number of properties. Exit status 1 when a figure is
// over its budget.
import { sql } from 'kysely';
import { findFreePort, startSite } from '#test/site-process.ts';
import { fillDatabase } from './filled-database.ts';
import { type Measurement, table } from './measurement.ts';

const size = Number(process.argv[2] ?? 200_000);
const runs = 3;
const budgetMs = 300;
// The first list is not one that the program asks itself for, to be warm.
const lists = ['/nl/te-koop/?sort=price', '/nl/te-koop/?type=apartment', '/fr/a-louer/'];

const { directory, database, url, remove } = await fillDatabase(size);
await sql`vacuum analyze property`.execute(database);

const measurements: Measurement[] = [];
try {
  for (let run = 0; run < runs; run++) await measureStart();
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  await remove();
}
process.exit();

async function measureStart(): Promise<void> {
  const startedAt = performance.now();
  const site = startSite({
    PORT: await findFreePort(),
    DATA_DIR: directory,
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
  });
  try {
    await site.ready();
    measurements.push({ what: 'ready', measured: `${Math.round(performance.now() - startedAt)} ms` });
    for (const [index, path] of lists.entries()) {
      const askedAt = performance.now();
      const answer = await fetch(site.url + path);
      await answer.text();
      const ms = performance.now() - askedAt;
      const isMet = answer.status === 200 && ms <= budgetMs;
      measurements.push({
        what: index === 0 ? 'the first list' : path,
        measured: `${answer.status} in ${Math.round(ms)} ms`,
        ...(index === 0 && { budget: `≤ ${budgetMs} ms`, isMet }),
      });
    }
  } finally {
    console.error(site.output());
    await site.end('SIGTERM');
  }
}
