import { text } from 'node:stream/consumers';
import { listPending, type Migration, readMigrations } from '#database/migrate.ts';
import { kindsOfFiles } from '#images/site-files.ts';
import { isKey } from '#images/storage.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Manifest, manifestName, manifestSchema } from './manifest.ts';

type CheckedBackup = {
  manifest: Manifest;
  /** The migrations that must run on an empty database before the rows fit. */
  migrations: Migration[];
};

/**
 * Reads a backup from its first byte to its last. Throws a BackupProblem if it is damaged or cut off, or if this
 * version of the program cannot read it.
 */
export async function checkBackup(source: AsyncIterable<Uint8Array>): Promise<CheckedBackup> {
  let manifestText: string | undefined;
  for await (const { name, content } of readArchive(source)) {
    if (name === manifestName) manifestText = await text(content);
    else checkName(name);
  }
  if (manifestText === undefined) throw new BackupProblem('This is not a backup of a site.');
  // Only after the end is it certain that nothing is damaged.
  const { data: manifest } = manifestSchema.safeParse(readManifest(manifestText));
  if (!manifest) {
    throw new BackupProblem('Another version of the program made this backup: restore it with that version.');
  }
  return { manifest, migrations: await findMigrations(manifest) };
}

function readManifest(manifestText: string): unknown {
  try {
    return JSON.parse(manifestText);
  } catch (cause) {
    throw new BackupProblem('The backup is damaged: its list of contents cannot be read.', { cause });
  }
}

/** Throws a BackupProblem if a file could not be stored under its name. */
function checkName(name: string): void {
  const [folder, ...rest] = name.split('/');
  const isStored = kindsOfFiles.some((kind) => kind === folder);
  if (isStored && !isKey(rest.join('/')))
    throw new BackupProblem(`The backup is damaged: it has an unexpected file ${JSON.stringify(name)}.`);
}

/** Throws a StartProblem if the migrations of this version differ from those of the backup. */
async function findMigrations(manifest: Manifest): Promise<Migration[]> {
  const files = await readMigrations();
  const unknown = manifest.migrations.find(({ name }) => !files.some((file) => file.name === name));
  if (unknown) {
    throw new BackupProblem(
      `The backup was made by a newer version of the program, with the migration ${unknown.name}: update the program first.`,
    );
  }
  listPending(files, manifest.migrations);
  return files.filter(({ name }) => manifest.migrations.some((run) => run.name === name));
}
