// `npm run bench:search`: fills databases of its own with properties as in Belgium, and measures the search over them;
// `npm run bench:search -- 1000 100000` for other sizes. Writes bench/search-report.md; exit status 1 when a figure is
// over its budget.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { fillWithProperties } from './fill.ts';
import { measureSearch, type SizeReport } from './measure.ts';
import { reportOf } from './report.ts';

const sizes = process.argv.slice(2).map(Number);
const reports: SizeReport[] = [];
for (const size of sizes.length > 0 ? sizes : [1000, 100_000, 1_000_000]) {
  reports.push(await measureSize(size));
}
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
await writeFile(
  join(import.meta.dirname, '..', 'search-report.md'),
  reportOf(reports, machine, loadavg()[0] ?? 0),
);
console.log('bench/search-report.md is written.');
if (reports.some(({ figures }) => figures.some(({ isMet }) => isMet === false))) process.exitCode = 1;
process.exit();

async function measureSize(size: number): Promise<SizeReport> {
  const directory = await mkdtemp(join(tmpdir(), 'gevel-bench-search-'));
  const embedded = await startEmbedded(directory);
  const database = openDatabase(embedded.url, { maxConnections: 5 });
  try {
    await migrate(database);
    await loadPlaces(database);
    console.error(`Filling in ${size} properties …`);
    const startedAt = performance.now();
    await fillWithProperties(database, size);
    const fillMs = performance.now() - startedAt;
    console.error(`Measuring with ${size} properties …`);
    return await measureSearch(database, size, fillMs);
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(directory, { recursive: true });
  }
}
