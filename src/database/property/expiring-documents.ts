import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import { isOpenSql } from './open-sql.ts';
import { type PropertyLine, propertyLine } from './property-line.ts';

export type ExpiringDocument = PropertyLine & {
  id: number;
  kind: string;
  name: LocalisedText | null;
  /** Null for a document of a property. */
  project: { id: number; name: string; city: string; region: string | null } | null;
  expires_on: string;
};

/**
 * Documents of published properties that are still available or under option, and of published projects that are not
 * sold out; the first to expire come first. `until`: the last day that counts, 'YYYY-MM-DD'.
 */
export async function listExpiringDocuments(
  database: Kysely<Database>,
  { until, most }: { until: string; most: number },
): Promise<{ documents: ExpiringDocument[]; total: number }> {
  const { rows } = await sql<ExpiringDocument & { total: number }>`
    select d.id, d.kind, d.name, d.expires_on, count(*) over () as total, ${propertyLine},
      case when j.id is not null
        then jsonb_build_object('id', j.id, 'name', j.name, 'city', j.city, 'region', j.region) end as project
    from document d left join property p on p.id = d.property_id left join project j on j.id = d.project_id
    where d.expires_on <= ${until} and (p.publication = 'published' and ${isOpenSql('p')}
      or j.publication = 'published' and (
        select count(*) = 0 or bool_or(${isOpenSql('u')}) from public_property u where u.project_id = j.id))
    order by d.expires_on, d.id limit ${most}`.execute(database);
  return { documents: rows.map(({ total: _, ...document }) => document), total: rows[0]?.total ?? 0 };
}
