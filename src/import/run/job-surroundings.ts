import { setTimeout } from 'node:timers/promises';
import type { FileStorage } from '#images/storage.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { ImportSurroundings } from './surroundings.ts';

/** The surroundings of a run that is a job. */
export function jobSurroundings({
  database,
  environment,
  files,
  jobs,
  log,
  now,
}: JobContext): ImportSurroundings {
  // Jobs get only a part of its type, because the room of jobs does not know the whole.
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
