import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

/** A project as staff see it, drafts included, with the numbers of its units. */
export type OfficeProject = {
  id: number;
  reference: string;
  name: string;
  title: LocalisedText;
  city: string;
  postal_code: string;
  publication: 'draft' | 'published' | 'withdrawn';
  units: number;
  available: number;
  under_option: number;
  gone: number;
  /** Units that visitors do not see yet. */
  drafts: number;
  /** Units with changes that wait to be published. */
  waiting: number;
};

/** Projects with units left first, then the newest. */
export async function listOfficeProjects(database: Kysely<Database>): Promise<OfficeProject[]> {
  const { rows } = await sql<OfficeProject>`
    select p.id, p.reference, p.name, p.title, p.city, p.postal_code, p.publication, u.*
    from project p
    left join lateral (
      select count(*)::int as units,
        count(*) filter (where u.publication = 'published' and u.availability = 'available')::int as available,
        count(*) filter (where u.publication = 'published' and u.availability = 'option')::int as under_option,
        count(*) filter (where u.publication = 'published'
          and u.availability not in ('available', 'option'))::int as gone,
        count(*) filter (where u.publication = 'draft')::int as drafts,
        count(*) filter (where exists (select from property_edit e where e.property_id = u.id))::int as waiting
      from property u where u.project_id = p.id
    ) u on true
    order by (p.publication = 'withdrawn'), (u.units > 0 and u.available + u.under_option + u.drafts = 0),
      p.created_at desc, p.id desc`.execute(database);
  return rows;
}
