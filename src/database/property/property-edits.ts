import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyEdit, PropertyLock } from '#database/generated.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { EditProblem } from '#domain/property/typed-value.ts';

/** `value`: the new value; null if it is to be removed, or if there is a `problem` with the text that was `typed`. */
export type EditRow = Omit<Selectable<PropertyEdit>, 'property_id' | 'problem'> & {
  problem: EditProblem | null;
};

/** The unpublished changes of staff to a property, by key. */
export async function listEdits(
  database: Kysely<Database>,
  propertyId: number,
  keys?: readonly string[],
): Promise<EditRow[]> {
  const rows = await database
    .selectFrom('property_edit')
    .select(['key', 'base', 'value', 'typed', 'problem', 'actor', 'at'])
    .where('property_id', '=', propertyId)
    .$if(keys !== undefined, (query) => query.where('key', '=', (eb) => eb.fn.any(eb.val([...(keys ?? [])]))))
    .orderBy('key')
    .execute();
  return rows as EditRow[];
}

/** The content of the field in the editor: a value, or the typed text if it cannot be read. */
export function contentOf({ value, typed, problem }: Pick<EditRow, 'value' | 'typed' | 'problem'>): unknown {
  return problem === null ? value : { typed };
}

export type ExemptionRow = { key: FieldKey; reason: string; actor: string; at: Date };

export async function listExemptions(
  database: Kysely<Database>,
  propertyId: number,
): Promise<ExemptionRow[]> {
  const rows = await database
    .selectFrom('property_exemption')
    .select(['key', 'reason', 'actor', 'at'])
    .where('property_id', '=', propertyId)
    .orderBy('key')
    .execute();
  return rows as ExemptionRow[];
}

export async function exemptKeys(database: Kysely<Database>, propertyId: number): Promise<Set<FieldKey>> {
  const rows = await listExemptions(database, propertyId);
  return new Set(rows.map(({ key }) => key));
}

export type LockRow = Omit<Selectable<PropertyLock>, 'property_id'>;

/** The fields that staff manage themselves in a property from a source, with the source's values for them. */
export async function listLocks(database: Kysely<Database>, propertyId: number): Promise<LockRow[]> {
  return database
    .selectFrom('property_lock')
    .select(['key', 'offered', 'offered_at', 'actor', 'at'])
    .where('property_id', '=', propertyId)
    .orderBy('key')
    .execute();
}
