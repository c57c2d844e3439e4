import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { type MailState, readMailState } from '#database/mail/mail-state.ts';
import { type JobRuns, listJobRuns } from '#jobs/job-runs.ts';
import { readStoredSite, type UnfitData } from './unfit-data.ts';

/** Facts about the whole site, the same in every process. */
export type SiteFacts = {
  mails: MailState;
  jobs: JobRuns[];
  disk: DiskSpace;
  unfit: UnfitData;
};

type DiskSpace = { freeBytes: number; bytes: number };

export type SiteSource = { database: Kysely<Database>; dataDirectory: string; now: () => Date };

export async function readSiteFacts({ database, dataDirectory, now }: SiteSource): Promise<SiteFacts> {
  const [mails, jobs, disk, { unfit }] = await Promise.all([
    readMailState(database, now()),
    listJobRuns(database, now()),
    readDisk(dataDirectory),
    readStoredSite(database),
  ]);
  return { mails, jobs, disk, unfit };
}

export async function readDisk(dataDirectory: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(firstExisting(dataDirectory));
  return { freeBytes: bavail * bsize, bytes: blocks * bsize };
}

/** With an external database and no picture yet, the folder does not exist. */
function firstExisting(directory: string): string {
  return existsSync(directory) ? directory : firstExisting(dirname(directory));
}
