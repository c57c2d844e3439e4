import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { mergeEdits } from './edit-change.ts';
import { differs, updateProperties } from './merge/stored-properties.ts';

/**
 * Reads a property as it will be once its waiting edits are published, with derived and then hidden values; unreadable
 * or unfitting edits are left out. The change is rolled back afterwards, and nobody else ever sees it.
 */
export async function readEdited<Result>(
  { database, now }: { database: Kysely<Database>; now: Date },
  propertyId: number,
  read: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const transaction = await database.startTransaction().execute();
  try {
    const stored = await transaction
      .selectFrom('property')
      .selectAll()
      .where('id', '=', propertyId)
      .forUpdate()
      .executeTakeFirst();
    const edits = (await listEdits(transaction, propertyId)).filter(({ problem }) => problem === null);
    if (stored && edits.length > 0) {
      const { draft, problems } = await mergeEdits(transaction, stored, edits, now);
      if (problems.length === 0 && differs(stored, draft))
        await updateProperties(transaction, [{ ...draft, id: propertyId }], now);
    }
    return await read(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
