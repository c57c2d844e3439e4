import { text } from 'node:stream/consumers';
import { listPending, type Migration, readMigrations } from '#database/migrate.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Manifest, manifestName, manifestSchema } from './manifest.ts';

type CheckedBackup = {
  manifest: Manifest;
  /** Those that have to run on an empty database before the rows fit. */
  migrations: Migration[];
};

/**
 * Reads a backup from its first byte to its last. Throws a BackupProblem where it was changed or cut off, or where this
 * version of the program cannot read it.
 */
export async function checkBackup(source: AsyncIterable<Uint8Array>): Promise<CheckedBackup> {
  let manifestText: string | undefined;
  for await (const { name, content } of readArchive(source))
    if (name === manifestName) manifestText = await text(content);
  if (manifestText === undefined) throw new BackupProblem('This is no backup of a site.');
  // Only now is it known that nothing in it was changed.
  const { data: manifest } = manifestSchema.safeParse(JSON.parse(manifestText));
  if (!manifest) {
    throw new BackupProblem('Another version of the program made this backup: go back to it with that.');
  }
  return { manifest, migrations: await findMigrations(manifest) };
}

/** Throws a StartProblem where the migrations of this version are others than those of the backup. */
async function findMigrations(manifest: Manifest): Promise<Migration[]> {
  const files = await readMigrations();
  const unknown = manifest.migrations.find(({ name }) => !files.some((file) => file.name === name));
  if (unknown) {
    throw new BackupProblem(
      `The backup was made by a newer version of the program, which knows the migration ${unknown.name}: bring the program up to date first.`,
    );
  }
  listPending(files, manifest.migrations);
  return files.filter(({ name }) => manifest.migrations.some((run) => run.name === name));
}
