import type { JobContext } from '#jobs/define-job.ts';
import { backupsToRemove } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './open-store.ts';

/** The job's handler. Old backups are removed only after a new one exists. */
export async function backUpNightly(
  _: object,
  {
    databaseUrl,
    files,
    environment,
    log,
    now,
  }: Pick<JobContext, 'databaseUrl' | 'files' | 'log' | 'now'> & {
    environment: Pick<JobContext['environment'], 'backupTo' | 'objectServer'>;
  },
): Promise<void> {
  if (environment.backupTo === undefined) return;
  const store = await openStore(environment.backupTo, environment);
  const { name, manifest } = await makeBackup({ databaseUrl, files, store, now: now() });
  if (manifest.missing.length > 0)
    log.error({ missing: manifest.missing }, 'the backup lacks files that the database names');
  const old = backupsToRemove(await store.list());
  for (const each of old) await store.remove(each);
  log.info({ backup: store.placeOf(name), removed: old.length }, 'a backup was made');
}
