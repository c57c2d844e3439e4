import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Client } from 'pg';
import { RowsOut } from '#database/copy.ts';
import type { JobSurroundings } from '#jobs/define-job.ts';
import type { FileToArchive } from './archive/write-archive.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { listNamedFiles, readSequences } from './snapshot.ts';
import { copyCommand, type Table } from './tables.ts';

export type ReadableFiles = JobSurroundings['files'];

const compress = promisify(gzip);

/**
 * Gives the files of an archive: rows, then the files that they name, then the manifest. Rows come first: a file is
 * written before the row that names it and removed after it. So each file that the snapshot names exists, unless it is
 * removed during the backup. `told` gets the manifest at the end.
 */
export async function* archivedSite(
  { client, tables }: { client: Client; tables: Table[] },
  files: ReadableFiles,
  now: Date,
  told: (manifest: Manifest) => void,
): AsyncGenerator<FileToArchive> {
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    ...(await readVersions(client)),
    tables: [],
    sequences: [],
    files: {
      pictures: { count: 0, bytes: 0 },
      documents: { count: 0, bytes: 0 },
      films: { count: 0, bytes: 0 },
    },
    missing: [],
  };
  for (const table of tables) {
    const rows = client.query(new RowsOut(copyCommand(table, 'to stdout')));
    let parts = 0;
    for await (const part of rows) {
      const packed = await compress(part);
      const name = `database/${table.name}/${String(++parts).padStart(6, '0')}.copy.gz`;
      yield { name, sizeBytes: packed.length, content: [packed] };
    }
    manifest.tables.push({ ...table, rows: rows.rows });
  }
  manifest.sequences = await readSequences(client);
  for await (const { folder, key } of listFiles(client, files)) {
    await using file = await files[folder].open(key);
    if (!file) {
      manifest.missing.push(`${folder}/${key}`);
      continue;
    }
    manifest.files[folder].count += 1;
    manifest.files[folder].bytes += file.sizeBytes;
    yield { name: `${folder}/${key}`, sizeBytes: file.sizeBytes, content: file.stream() };
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: manifestName, sizeBytes: text.length, content: [text] };
  told(manifest);
}

/** Films have no rows: pages name them by address. All are listed, also those that no page names yet. */
async function* listFiles(client: Client, { films }: ReadableFiles) {
  yield* listNamedFiles(client);
  for await (const { key } of films.list()) yield { folder: 'films' as const, key };
}

async function readVersions(client: Client): Promise<Pick<Manifest, 'postgres' | 'migrations'>> {
  const version = await client.query<{ server_version: string }>('show server_version');
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return { postgres: version.rows[0]?.server_version ?? '', migrations: rows };
}
