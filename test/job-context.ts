import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Database } from '#database/client.ts';
import { readEnvironment } from '#environment';
import { createPictureVariants } from '#images/variants.ts';

const storage = {
  read: async () => undefined,
  open: async () => undefined,
  write: async () => {},
  exists: async () => false,
  remove: async () => {},
  async *list() {},
};

/** The context of jobs that need no files. */
export function jobContext({ database, url: databaseUrl }: { database: Kysely<Database>; url: string }) {
  const { environment } = readEnvironment({});
  if (!environment) throw new Error('The default environment is wrong.');
  return {
    environment,
    database,
    databaseUrl,
    files: { pictures: storage, documents: storage, films: storage },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    pictures: createPictureVariants(database, storage),
  };
}
