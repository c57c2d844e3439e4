import type { Selectable } from 'kysely';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { liftedBy } from '#domain/property/legal-completeness/exempt.ts';
import { blockingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { isOpenSql } from './open-sql.ts';

/** Properties read at a time: the texts of thousands would fill the memory. */
const batchSize = 500;

/**
 * How many particulars required by law are missing, for each open published property that lacks any. `today`:
 * 'YYYY-MM-DD'.
 */
export async function countLacking(database: Kysely<Database>, today: string): Promise<Map<number, number>> {
  return lackingOf(database, today, sql`p.publication = 'published'`);
}

/** The same properties and drafts, which are still to be published: all that `properties check` reports. */
export async function listLacking(database: Kysely<Database>, today: string): Promise<number[]> {
  return [...(await lackingOf(database, today, sql`p.publication <> 'withdrawn'`)).keys()];
}

/** Reads every such property, because the rules are not in SQL. */
async function lackingOf(
  database: Kysely<Database>,
  today: string,
  condition: RawBuilder<unknown>,
): Promise<Map<number, number>> {
  const exempt = await exemptByProperty(database);
  const lacking = new Map<number, number>();
  for (let after = 0; ; ) {
    const { rows } = await sql<Selectable<Property>>`
      select p.* from property p
      where p.id > ${after} and ${condition} and ${isOpenSql('p')}
      order by p.id limit ${batchSize}`.execute(database);
    for (const row of rows) {
      const facts = propertyFacts(row);
      const own = exempt.get(row.id) ?? new Set<FieldKey>();
      const missing = blockingMentions(facts, today).filter((mention) => !liftedBy(own, mention, facts));
      if (missing.length > 0) lacking.set(row.id, missing.length);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return lacking;
    after = last.id;
  }
}

async function exemptByProperty(database: Kysely<Database>): Promise<Map<number, Set<FieldKey>>> {
  const rows = await database.selectFrom('property_exemption').select(['property_id', 'key']).execute();
  const byProperty = Map.groupBy(rows, ({ property_id }) => property_id);
  return new Map([...byProperty].map(([id, own]) => [id, new Set(own.map(({ key }) => key as FieldKey))]));
}
