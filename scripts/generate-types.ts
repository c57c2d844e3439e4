// Writes src/database/generated.ts from the migrations: run it after adding one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';

const root = join(import.meta.dirname, '..');
const directory = mkdtempSync(join(tmpdir(), 'gevel-types-'));
const server = await startEmbedded(directory);
try {
  const database = openDatabase(server.url, { maxConnections: 1 });
  await migrate(database);
  await database.destroy();
  // The types are those that the parsers of src/database/client.ts give.
  const options = [
    '--dialect=postgres',
    '--date-parser=string',
    '--type-mapping={"int8":"number"}',
    '--singularize=false',
  ];
  const program = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
  const output = join(root, 'src', 'database', 'generated.ts');
  execFileSync(process.execPath, [program, ...options, `--url=${server.url}`, `--out-file=${output}`], {
    cwd: root,
    stdio: 'inherit',
  });
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
