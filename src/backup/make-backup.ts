import { writeArchive } from './archive/write-archive.ts';
import { archivedSite, type ReadableFiles } from './archived-site.ts';
import type { BackupStore } from './backup-store.ts';
import { backupName } from './kept-backups.ts';
import type { Manifest } from './manifest.ts';
import { openSnapshot } from './snapshot.ts';

type MadeBackup = { name: string; manifest: Manifest };

/** Makes a backup while the site runs. It appears in the store only when it is complete. */
export async function makeBackup({
  databaseUrl,
  files,
  store,
  now,
}: {
  databaseUrl: string;
  files: ReadableFiles;
  store: BackupStore;
  now: Date;
}): Promise<MadeBackup> {
  await using snapshot = await openSnapshot(databaseUrl);
  const name = backupName(now);
  const told = Promise.withResolvers<Manifest>();
  const contents = archivedSite(snapshot, files, now, told.resolve);
  await store.write(name, writeArchive(contents, now));
  return { name, manifest: await told.promise };
}
