import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import { goneDaySql } from '#database/property/gone-day-sql.ts';
import { isOpenSql } from '#database/property/open-sql.ts';
import type { LocalisedText } from '#domain/language.ts';

/**
 * How many ids share a file: with a page in each of four languages that is 40,000 addresses. An id stays in its file,
 * so that additions and removals move nothing between files.
 */
const idsPerFile = 10_000;

/** The kinds whose rows each have a page. */
export type ListedKind = 'properties' | 'projects' | 'news' | 'testimonials';

type SitemapFile = { file: number; rows: number; changedAt: Date };

type PlaceColumns = {
  city: string;
  postal_code: string;
  place_name: LocalisedText | null;
  place_slug: LocalisedText | null;
};

/** The columns read for the addresses of each kind. */
export type ListedRows = {
  properties: PlaceColumns & { purpose: 'sale' | 'rent'; type: string };
  projects: PlaceColumns & { name: string };
  news: { slug: LocalisedText; title: LocalisedText };
  testimonials: { slug: string };
};

type Common = { id: number; changed_at: Date; picture: StoredPicture | null };

const ofProperty = sql`left join lateral (
  select picture_id from media m where m.property_id = p.id and m.kind = 'photo' order by m.sort limit 1
) photo on true left join picture i on i.id = photo.picture_id`;
const ofProject = sql`left join lateral (
  select picture_id from media m where m.project_id = p.id and m.kind = 'photo' order by m.sort limit 1
) photo on true left join picture i on i.id = photo.picture_id`;

const places = sql`p.city, p.postal_code, p.place_name, p.place_slug`;

/**
 * `goneSince`: pages of properties sold or rented before then ask search engines to leave them out, so they are not
 * listed.
 */
function partsOf(kind: ListedKind, goneSince: Date) {
  switch (kind) {
    case 'properties':
      return {
        from: sql`public_property p`,
        where: sql`(${isOpenSql('p')} or ${goneDaySql('p')} >= ${goneSince}::timestamptz at time zone 'UTC')`,
        changed: sql`p.updated_at`,
        picture: ofProperty,
        columns: sql`p.purpose, p.type, ${places}`,
      };
    case 'projects':
      return {
        from: sql`public_project p`,
        where: sql`p.external_url is null`,
        changed: sql`p.updated_at`,
        picture: ofProject,
        columns: sql`p.name, ${places}`,
      };
    case 'news':
      return {
        from: sql`article p`,
        where: sql`p.publication = 'published' and p.category = 'news'`,
        changed: sql`p.updated_at`,
        picture: sql`left join picture i on i.id = p.picture_id`,
        columns: sql`p.slug, p.title`,
      };
    case 'testimonials':
      return {
        from: sql`testimonial p`,
        where: sql`p.publication = 'published'`,
        changed: sql`p.posted_on::timestamp at time zone 'UTC'`,
        picture: sql`left join picture i on i.id = p.picture_id`,
        columns: sql`p.slug`,
      };
  }
}

/** Non-empty files, with the time of the last change in each. */
export async function listSitemapFiles(
  database: Kysely<Database>,
  kind: ListedKind,
  goneSince: Date,
  file?: number,
): Promise<SitemapFile[]> {
  const { from, where, changed } = partsOf(kind, goneSince);
  const { rows } = await sql<SitemapFile>`
    select (p.id - 1) / ${idsPerFile} + 1 as file, count(*)::int as rows, max(${changed}) as "changedAt"
    from ${from} where ${where} ${file === undefined ? sql`` : inFile(file)}
    group by 1 order by 1`.execute(database);
  return rows;
}

/** In the order of the ids, a few hundred rows at a time, so that no file is ever in memory as a whole. */
export async function* readSitemapRows<Kind extends ListedKind>(
  database: Kysely<Database>,
  kind: Kind,
  goneSince: Date,
  file: number,
): AsyncGenerator<(ListedRows[Kind] & Common)[]> {
  const { from, where, changed, picture, columns } = partsOf(kind, goneSince);
  let last = (file - 1) * idsPerFile;
  while (true) {
    const { rows } = await sql<ListedRows[Kind] & Common>`
      select p.id, ${changed} as changed_at, ${columns}, ${pictureColumn} from ${from} ${picture}
      where ${where} and p.id > ${last}::bigint ${inFile(file)} order by p.id limit 500`.execute(database);
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    yield rows;
    last = end;
  }
}

function inFile(file: number) {
  // The address may ask for a file beyond the largest possible id.
  return sql`and p.id > ${(file - 1) * idsPerFile}::bigint and p.id <= ${file * idsPerFile}::bigint`;
}
