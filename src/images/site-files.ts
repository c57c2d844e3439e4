import { join } from 'node:path';
import type { ObjectServer } from './bucket.ts';
import { diskStorage, type FileStorage, isStorageAway } from './storage.ts';

/** All data of a site outside the database. */
export type SiteFiles = { pictures: FileStorage; documents: FileStorage; films: FileStorage };

export const kindsOfFiles = ['pictures', 'documents', 'films'] as const satisfies (keyof SiteFiles)[];

/**
 * The files in a folder, or in a bucket such as s3://agency/site. Calls `onAway` if the bucket does not answer now;
 * throws a StartProblem if it cannot be used.
 */
export async function openFiles(
  place: string,
  server: ObjectServer,
  onAway: (error: Error) => void,
): Promise<SiteFiles> {
  if (!place.startsWith('s3:')) return siteFiles((kind) => diskStorage(join(place, kind)));
  const [{ openBucket, checkBucket }, { objectStorage }] = await Promise.all([
    import('./bucket.ts'),
    import('./object-storage.ts'),
  ]);
  const bucket = openBucket(place, server);
  await checkBucket(bucket).catch((error: unknown) => {
    if (!isStorageAway(error)) throw error;
    onAway(error);
  });
  return siteFiles((kind) => objectStorage(bucket, kind));
}

function siteFiles(open: (kind: keyof SiteFiles) => FileStorage): SiteFiles {
  return { pictures: open('pictures'), documents: open('documents'), films: open('films') };
}
