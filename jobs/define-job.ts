import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from '#database/client.ts';
import type { PictureVariants } from '#images/variants.ts';
import type { Environment } from '../environment.ts';

/** What a job's handler gets beside its data. */
export interface JobContext {
  database: Kysely<Database>;
  environment: Environment;
  log: Logger;
  pictures: PictureVariants;
}

interface JobDefinition<Data extends object> {
  /** Also the name of its queue, kept in the database: renaming a job strands what is queued. */
  name: string;
  schema: z.ZodType<Data>;
  /** How often a failed job is tried again; the pause doubles each time. */
  retry: { limit: number; delaySeconds: number };
  /** Loads the handler when the first job runs, so that whoever enqueues does not load its libraries. */
  load: () => Promise<(data: Data, context: JobContext) => Promise<void>>;
}

/** A job as the queue sees it; `run` checks the data, which an older version may have written. */
export interface RunnableJob {
  name: string;
  retry: { limit: number; delaySeconds: number };
  run(data: unknown, context: JobContext): Promise<void>;
}

/** A job as whoever enqueues it sees it. */
export interface Job<Data extends object> extends RunnableJob {
  schema: z.ZodType<Data>;
}

/**
 * Defines work that is done later and again when it fails, so its handler must bear to run twice. Light enough to
 * import anywhere; it runs once it is in the list of jobs/all-jobs.ts.
 */
export function defineJob<Data extends object>({
  name,
  schema,
  retry,
  load,
}: JobDefinition<Data>): Job<Data> {
  return {
    name,
    schema,
    retry,
    run: async (data, context) => {
      const handle = await load();
      await handle(schema.parse(data), context);
    },
  };
}
