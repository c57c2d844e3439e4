// `npm run bench:backup`: fills an embedded database with properties as in Belgium, makes a backup of it and restores
// that into a second one; `npm run bench:backup -- 30000` for another number of properties. Pictures are not in it:
// they take as long as copying them.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { folderOfBackups } from '#backup/backup-store.ts';
import { makeBackup } from '#backup/make-backup.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { diskStorage } from '#images/storage.ts';
import { fillWithProperties } from './search/fill.ts';

const [size = 100_000] = process.argv.slice(2).map(Number);
const directory = await mkdtemp(join(tmpdir(), 'gevel-bench-backup-'));
const storages = (name: string) => ({
  pictures: diskStorage(join(directory, name, 'pictures')),
  documents: diskStorage(join(directory, name, 'documents')),
  films: diskStorage(join(directory, name, 'films')),
});

async function timed<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${what}: ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of CPU in this process`);
  return result;
}

const [source, target] = [
  await startEmbedded(join(directory, 'one')),
  await startEmbedded(join(directory, 'two')),
];
try {
  const database = openDatabase(source.url, { maxConnections: 2 });
  await migrate(database);
  await loadPlaces(database);
  await timed(`filling in ${size} properties`, () => fillWithProperties(database, size));
  await database.destroy();
  console.log(`database: ${await databaseMb(source.url)} MB`);
  const store = folderOfBackups(join(directory, 'backups'));
  const { name } = await timed('backup', () =>
    makeBackup({ databaseUrl: source.url, files: storages('one'), store, now: new Date() }),
  );
  console.log(`file: ${Math.round((await stat(store.placeOf(name))).size / 1e6)} MB`);
  await timed('restore, the check included', () =>
    restoreBackup({
      read: () => store.read(name),
      databaseUrl: target.url,
      files: storages('two'),
      replace: false,
      now: new Date(),
    }),
  );
  console.log(`memory: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB at most`);
} finally {
  await source.stop();
  await target.stop();
  await rm(directory, { recursive: true });
}

async function databaseMb(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database()) / 1000000 as mb');
  await client.end();
  return Number(rows[0].mb);
}
