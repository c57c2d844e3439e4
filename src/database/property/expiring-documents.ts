import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import { isOpenSql } from './open-sql.ts';
import { type PropertyLine, propertyLine } from './property-line.ts';

type ExpiringDocument = PropertyLine & {
  id: number;
  kind: string;
  name: LocalisedText | null;
  region: string | null;
  expires_on: string;
};

/**
 * Documents of published properties that are still available or under option; the first to expire come first. `until`:
 * the last day that counts, 'YYYY-MM-DD'.
 */
export async function listExpiringDocuments(
  database: Kysely<Database>,
  { until, most }: { until: string; most: number },
): Promise<{ documents: ExpiringDocument[]; total: number }> {
  const { rows } = await sql<ExpiringDocument & { total: number }>`
    select d.id, d.kind, d.name, p.region, d.expires_on, count(*) over () as total, ${propertyLine}
    from document d join property p on p.id = d.property_id
    where d.expires_on <= ${until} and p.publication = 'published' and ${isOpenSql('p')}
    order by d.expires_on, d.id limit ${most}`.execute(database);
  return { documents: rows.map(({ total: _, ...document }) => document), total: rows[0]?.total ?? 0 };
}
