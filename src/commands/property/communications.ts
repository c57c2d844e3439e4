import type { Insertable } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

type NewCommunication = Omit<
  Insertable<Database['communication']>,
  'id' | 'lead_id' | 'kind' | 'status' | 'language'
> & {
  kind: (typeof communicationKinds)[number];
  status: (typeof communicationStatuses)[number];
  /** Of subject and comment; null if it is not known. */
  language: Language | null;
};

/** The kinds that the agency records itself; communications from visitors' requests have none of them. */
export const communicationKinds = ['phone', 'mail', 'letter', 'note'] as const;

export const communicationStatuses = ['open', 'answered', 'closed'] as const;

/** Gives its id. */
export async function addCommunication(by: By, communication: NewCommunication): Promise<number> {
  return by.database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('communication')
      .values(communication)
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, 'communication.add', `communication:${id}`);
    return id;
  });
}

/** False if there is no such communication. */
export async function showCommunication(by: By, id: number, isPublic: boolean): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('communication')
      .set({ is_public: isPublic })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(transaction, by, `communication.${isPublic ? 'publish' : 'hide'}`, `communication:${id}`);
    return true;
  });
}
