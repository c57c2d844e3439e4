// `npm run bench:start`: how long a process takes until it is ready with 200,000 properties, and how long the first
// visitors wait then. `npm run bench:start -- 20000` for another number of properties. Exit status 1 when a figure is
// over its budget.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { findFreePort, startSite } from '#test/site-process.ts';
import { type Measurement, table } from './measurement.ts';
import { fillWithProperties } from './search/fill.ts';

const size = Number(process.argv[2] ?? 200_000);
const runs = 3;
const budgetMs = 300;
const lists = ['/nl/te-koop/', '/nl/te-koop/?sort=price', '/fr/a-louer/'];

const directory = await mkdtemp(join(tmpdir(), 'gevel-bench-start-'));
const embedded = await startEmbedded(join(directory, 'postgres'));
const database = openDatabase(embedded.url, { maxConnections: 3 });
await migrate(database);
await loadPlaces(database);
console.error(`Filling in ${size} properties …`);
await fillWithProperties(database, size);
await sql`vacuum analyze property`.execute(database);

const measurements: Measurement[] = [];
try {
  for (let run = 0; run < runs; run++) await measureStart();
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  await database.destroy();
  await embedded.stop();
  await rm(directory, { recursive: true });
}
process.exit();

async function measureStart(): Promise<void> {
  const startedAt = performance.now();
  const site = startSite({
    PORT: await findFreePort(),
    DATA_DIR: directory,
    DATABASE_URL: embedded.url,
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
