import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import type { Database } from '#database/client.ts';
import { commandLine } from './gevel.ts';

/** The command line for settings and pages; each test starts without any. */
export async function siteDocuments(database: Kysely<Database>) {
  const { gevel, directory } = await commandLine(database);

  beforeEach(async () => {
    await database.deleteFrom('setting').execute();
    await database.deleteFrom('page').execute();
    await database.deleteFrom('site_change').execute();
  });

  return {
    gevel,
    directory,
    /** Writes a file to import. */
    put: (name: string, content: unknown) =>
      writeFile(
        join(directory, name),
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      ),
    changes: () => database.selectFrom('site_change').selectAll().orderBy('id').execute(),
  };
}
