import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { liftedBy } from '#domain/property/legal-completeness/exempt.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { blockingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { isOpenSql } from './open-sql.ts';
import type { PropertyLine } from './property-line.ts';

export type LackingProperty = PropertyLine & {
  property_id: number;
  facts: PropertyFacts;
  missing: Mention[];
};

/**
 * The properties among `ids` that are published and open and lack particulars required by law on that day
 * ('YYYY-MM-DD'), with those particulars, by id.
 */
export async function listLackingProperties(
  database: Kysely<Database>,
  ids: readonly number[],
  today: string,
): Promise<LackingProperty[]> {
  if (ids.length === 0) return [];
  const [rows, exemptions] = await Promise.all([
    database
      .selectFrom('property')
      .selectAll()
      .where('id', 'in', ids)
      .where('publication', '=', 'published')
      .where(isOpenSql('property'))
      .orderBy('id')
      .execute(),
    database
      .selectFrom('property_exemption')
      .select(['property_id', 'key'])
      .where('property_id', 'in', ids)
      .execute(),
  ]);
  return rows.flatMap((row) => {
    const facts = propertyFacts(row);
    const exempt = new Set(
      exemptions.filter((each) => each.property_id === row.id).map(({ key }) => key as FieldKey),
    );
    const missing = blockingMentions(facts, today).filter((mention) => !liftedBy(exempt, mention, facts));
    const { id, type, street, house_number, box_number, city, region } = row;
    return missing.length > 0
      ? [{ property_id: id, type, street, house_number, box_number, city, region, facts, missing }]
      : [];
  });
}
