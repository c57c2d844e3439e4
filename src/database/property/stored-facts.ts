import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { Exempt } from '#domain/property/legal-completeness/exempt.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

export type StoredFacts = { row: Selectable<Property>; facts: PropertyFacts; exempt: Exempt };

/** The facts that the law asks about, for a page of properties; by id. */
export async function storedFacts(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, StoredFacts>> {
  if (ids.length === 0) return new Map();
  const [rows, exemptions] = await Promise.all([
    database.selectFrom('property').selectAll().where('id', 'in', ids).execute(),
    database
      .selectFrom('property_exemption')
      .select(['property_id', 'key'])
      .where('property_id', 'in', ids)
      .execute(),
  ]);
  const exempt = Map.groupBy(exemptions, ({ property_id }) => property_id);
  return new Map(
    rows.map((row) => {
      const keys = (exempt.get(row.id) ?? []).map(({ key }) => key as FieldKey);
      return [row.id, { row, facts: propertyFacts(row), exempt: new Set(keys) }];
    }),
  );
}
