import type { Selectable } from 'kysely';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { liftedBy } from '#domain/property/legal-completeness/exempt.ts';
import { blockingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { isOpenSql } from './open-sql.ts';

/** So many at a time: texts of thousands would fill the memory. */
const batchSize = 500;

/** The published properties that can be had and lack what the law wants, and how much; `today`: 'YYYY-MM-DD'. */
export async function countLacking(database: Kysely<Database>, today: string): Promise<Map<number, number>> {
  return lackingOf(database, today, sql`p.publication = 'published'`);
}

/** The same with drafts, which are to be published: whatever `properties check` tells of. */
export async function listLacking(database: Kysely<Database>, today: string): Promise<number[]> {
  return [...(await lackingOf(database, today, sql`p.publication <> 'withdrawn'`)).keys()];
}

/** The rules are not in SQL: every such property is read. */
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
