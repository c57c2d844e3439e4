import { type Kysely, sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { type ChangeProblem, emptyChange } from '#domain/property/change/property-change.ts';
import { getField } from '#domain/property/fields.ts';
import { type FieldProblem, problemsOf, readEdit } from './edit-change.ts';
import { mergeProperty } from './merge/merge-property.ts';
import { loadRelatedRecords } from './merge/related-records.ts';
import { insertProperties } from './merge/stored-properties.ts';
import { ownSource, propertyReferences } from './own-references.ts';

const typedKeys = [
  'purpose',
  'type',
  'street',
  'houseNumber',
  'boxNumber',
  'postalCode',
  'city',
  'countryId',
  'latitude',
  'longitude',
  'agentId',
] as const;

type TypedKey = (typeof typedKeys)[number];

/** As it was typed. `placeId`: a chosen place, which gives postal code, city and country. */
export type NewProperty = Partial<Record<TypedKey, string>> & { placeId?: number; ownerId?: string };

type CreatedProperty =
  | { outcome: 'created'; id: number; reference: string; warnings: ChangeProblem[] }
  /** `field`: a key of the catalogue, 'placeId' or 'ownerId'. */
  | { outcome: 'bad'; problems: FieldProblem[] };

/** Makes a draft, with a reference of its own ('2026-0012'). */
export async function createProperty(
  { database, now, actor }: By,
  { placeId, ownerId, ...typed }: NewProperty,
): Promise<CreatedProperty> {
  const change = emptyChange('new');
  const problems: FieldProblem[] = [];
  for (const key of typedKeys) {
    const reading = readEdit({ field: getField(key) }, typed[key] ?? '');
    if (reading.problem !== undefined) problems.push({ field: key, problem: reading.problem });
    else if (reading.value !== null) change.values[key] = reading.value;
  }
  return database.transaction().execute(async (transaction) => {
    if (placeId !== undefined) {
      const place = await addressOf(transaction, placeId);
      if (place) Object.assign(change.values, place);
      else problems.push({ field: 'placeId', problem: 'NOT_AN_OPTION' });
    }
    if (ownerId !== undefined && !(await isOwner(transaction, ownerId)))
      problems.push({ field: 'ownerId', problem: 'NOT_AN_OPTION' });
    if (problems.length > 0) return { outcome: 'bad', problems };

    const reference = (await propertyReferences(transaction, now))();
    Object.assign(change.values, { reference, publication: 'draft' });
    const related = await loadRelatedRecords(transaction, String(change.values.postalCode ?? ''));
    const name = { source: ownSource, sourceRef: reference };
    const merged = mergeProperty(undefined, change, { name, related, now });
    if (merged.problems.length > 0) return { outcome: 'bad', problems: problemsOf(merged) };
    // Properties entered by hand are identified by their reference.
    const [id = 0] = await insertProperties(transaction, [{ ...merged.draft, source_ref: null }], now);
    if (ownerId !== undefined)
      await transaction.insertInto('property_owner').values({ owner_id: ownerId, property_id: id }).execute();
    await audit(transaction, { now, actor }, 'property.create', `property:${id}`);
    return { outcome: 'created', id, reference, warnings: merged.warnings };
  });
}

async function addressOf(transaction: Transaction<Database>, placeId: number) {
  const { rows } = await sql<{ postalCode: string; countryId: number; city: string }>`
    select postal_code as "postalCode", country_id as "countryId",
      coalesce(case when region = 'flanders' then name ->> 'nl' else name ->> 'fr' end, name ->> 'nl') as city
    from place where id = ${placeId}`.execute(transaction);
  return rows[0];
}

async function isOwner(database: Kysely<Database>, id: string): Promise<boolean> {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  return (
    isUuid && Boolean(await database.selectFrom('owner').select('id').where('id', '=', id).executeTakeFirst())
  );
}
