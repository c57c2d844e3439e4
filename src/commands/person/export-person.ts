import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { listMentions } from './mentions.ts';
import { findPerson, personalPlaces } from './places.ts';

/** `mentions`: where others have written the address, without the rest of their text, which is their own data. */
type PersonExport = {
  email: string;
  stored: Partial<Record<keyof Database, Record<string, unknown>[]>>;
  mentions: { table: string; id: number | string; columns: string[] }[];
};

/** All that is stored for the address, read at one moment; undefined if there is nothing. */
export async function exportPerson(
  database: Kysely<Database>,
  email: string,
): Promise<PersonExport | undefined> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const person = await findPerson(transaction, email);
      const stored: PersonExport['stored'] = {};
      for (const { table, own, secret = [] } of personalPlaces) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.table(table)} where ${own(person)}`.execute(transaction);
        if (rows.length > 0) stored[table] = rows.map((row) => without(row, secret));
      }
      const mentions = await listMentions(transaction, person);
      if (Object.keys(stored).length === 0 && mentions.length === 0) return undefined;
      return {
        email: person.email,
        stored,
        mentions: mentions.map(({ table, id, columns }) => ({ table, id, columns: Object.keys(columns) })),
      };
    });
}

function without(row: Record<string, unknown>, secret: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)));
}
