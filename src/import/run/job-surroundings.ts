import { setTimeout } from 'node:timers/promises';
import type { FileStorage } from '#images/storage.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { ImportSurroundings } from './surroundings.ts';

/** What a run works with when it is a job. */
export function jobSurroundings({
  database,
  environment,
  files,
  jobs,
  log,
  now,
}: JobContext): ImportSurroundings {
  // What jobs are given of them is a part; the room of jobs does not know them whole.
  const storage = (stored: JobContext['files']['pictures']) => stored as FileStorage;
  return {
    database,
    pictures: { database, storage: storage(files.pictures), jobs },
    documents: storage(files.documents),
    importKey: environment.importKey,
    publicUrl: environment.publicUrl,
    now,
    log,
    pause: async (milliseconds) => void (await setTimeout(milliseconds)),
    findAdapter,
  };
}
