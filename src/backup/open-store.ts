import { basename, dirname, resolve } from 'node:path';
import type { ObjectServer } from '#images/bucket.ts';
import { type BackupStore, folderOfBackups } from './backup-store.ts';

/** `to`: a folder (a relative one starts from `directory`), or a bucket such as s3://agency/backups. */
export async function openStore(
  to: string,
  { directory = '/', objectServer }: { directory?: string; objectServer: ObjectServer },
): Promise<BackupStore> {
  if (!to.startsWith('s3:')) return folderOfBackups(resolve(directory, to));
  const [{ openBucket, checkBucket }, { bucketOfBackups }] = await Promise.all([
    import('#images/bucket.ts'),
    import('./bucket-of-backups.ts'),
  ]);
  const bucket = openBucket(to, objectServer);
  await checkBucket(bucket);
  return bucketOfBackups(bucket);
}

/** Opens the store of one backup, and gives the backup's name in it. */
export async function openBackup(
  file: string,
  ...options: [{ directory?: string; objectServer: ObjectServer }]
): Promise<{ store: BackupStore; name: string }> {
  const end = file.lastIndexOf('/');
  const isInBucket = file.startsWith('s3:');
  const folder = isInBucket ? file.slice(0, end) : dirname(file);
  return { store: await openStore(folder, ...options), name: basename(file) };
}
