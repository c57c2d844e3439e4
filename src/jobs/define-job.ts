import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from '#database/client.ts';
import type { VariantRequest } from '#domain/media/image-variants.ts';
import type { Environment } from '#environment';
import type { Jobs } from './queue.ts';

/** Passed to all jobs by the process that starts the queue. */
export interface JobSurroundings {
  database: Kysely<Database>;
  environment: Environment;
  /** The address of the database, for jobs that need a separate connection. */
  databaseUrl: string;
  /** The originals of pictures, the documents and the films. */
  files: Record<'pictures' | 'documents' | 'films', StoredFiles>;
  log: Logger;
  /** A function, because a job may run for minutes. */
  now: () => Date;
  /** `get` gives 'busy' while too many visitors wait for pictures. */
  pictures: {
    get(request: VariantRequest): Promise<unknown>;
    removeFiles(picture: { id: string; originalKey: string }): Promise<void>;
  };
}

/** Passed to a job's handler with its data. */
export interface JobContext extends JobSurroundings {
  /** For further jobs. */
  jobs: Pick<Jobs, 'enqueue'>;
}

/** The part of the file storage that jobs need to read files. */
interface StoredFiles {
  open(
    key: string,
  ): Promise<(AsyncDisposable & { sizeBytes: number; stream(): AsyncIterable<Uint8Array> }) | undefined>;
  list(): AsyncIterable<{ key: string }>;
}

interface JobDefinition<Data extends object> {
  /** Also the name of its queue in the database: renaming a job strands its queued runs. */
  name: string;
  schema: z.ZodType<Data>;
  /** How often a failed job is tried again; the pause doubles each time. */
  retry: { limit: number; delaySeconds: number };
  /** How long it may run before it counts as lost and is tried again; by default a quarter of an hour. */
  mostSeconds?: number;
  /** When the job runs by itself, without data: minute, hour, day, month and weekday as in cron, in Belgian time. */
  schedule?: string;
  /** Loads the handler when the first job runs, so that enqueueing does not load its libraries. */
  load: () => Promise<(data: Data, context: JobContext) => Promise<void>>;
}

/** A job as the queue sees it; `run` checks the data, which an older version may have written. */
export interface RunnableJob {
  name: string;
  retry: { limit: number; delaySeconds: number };
  mostSeconds?: number;
  schedule?: string;
  run(data: unknown, context: JobContext): Promise<void>;
}

/** A job as its callers see it. */
export interface Job<Data extends object> extends RunnableJob {
  schema: z.ZodType<Data>;
}

/**
 * Defines work that is done later, and again if it fails: its handler must tolerate running twice. Cheap to import
 * anywhere. A job only runs if it is in the list of server/all-jobs.ts.
 */
export function defineJob<Data extends object>({
  name,
  schema,
  retry,
  mostSeconds,
  schedule,
  load,
}: JobDefinition<Data>): Job<Data> {
  return {
    name,
    schema,
    retry,
    mostSeconds,
    schedule,
    run: async (data, context) => {
      const handle = await load();
      await handle(schema.parse(data), context);
    },
  };
}
