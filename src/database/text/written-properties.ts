import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type Language, languages } from '#domain/language.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue, type FieldKey } from '#domain/property/fields.ts';

/** The texts of a property that are translated; the names of places are not. */
export const translatedFields = catalogue.filter(
  ({ kind, group }) => kind === 'texts' && group !== 'address',
);

const translatedKeys: readonly FieldKey[] = translatedFields.map(({ key }) => key);

/** How many texts a property has, and how many of them lack each language. */
type WrittenHome = {
  id: number;
  isPublished: boolean;
  count: number;
  missing: Record<Language, number>;
};

/** Published properties first, the newest first. `isPublicOnly`: counts only texts that visitors may see. */
export async function countPropertyTexts(
  database: Kysely<Database>,
  isPublicOnly: boolean,
): Promise<WrittenHome[]> {
  const view = sql.table(isPublicOnly ? 'public_property' : 'property');
  const columns = translatedFields.filter(({ column }) => column).map(({ key }) => sql.ref(columnName(key)));
  const details = translatedFields.filter(({ column }) => !column).map(({ key }) => sql.lit(key as string));
  const texts = [...columns, ...details.map((key) => sql`rare -> ${key}`)];
  const masks = texts.map((_, at) => sql.ref(`m${at}`));
  const sum = (each: (mask: (typeof masks)[number]) => ReturnType<typeof sql>) =>
    sql.join(
      masks.map((mask) => sql`(${each(mask)})::integer`),
      sql` + `,
    );
  const lacks = languages.map(
    (language, bit) =>
      sql`${sum((mask) => sql`${mask} > 0 and ${mask} & ${sql.lit(2 ** bit)} = 0`)} as ${sql.ref(language)}`,
  );
  const publication = isPublicOnly ? sql`'published'` : sql`publication`;
  // Appending `{}` unpacks a long text once; its four languages are then looked up in the result.
  const { rows } = await sql<{ id: number; published: boolean; count: number } & Record<Language, number>>`
    select id, ${publication} = 'published' as published, ${sum((mask) => sql`${mask} > 0`)} as count,
      ${sql.join(lacks)}
    from ${view},
      lateral (select case when details ?| array[${sql.join(details)}] then details || '{}' end as rare offset 0) as d,
      lateral (select ${sql.join(texts.map((text, at) => sql`${text} || '{}' as ${sql.ref(`t${at}`)}`))} offset 0) as t,
      lateral (select ${sql.join(masks.map((mask, at) => sql`${maskOf(sql.ref(`t${at}`))} as ${mask}`))} offset 0) as m
    where ${publication} <> 'withdrawn'
    order by published desc, published_at desc nulls last, id desc`.execute(database);
  const captions = new Map((await countCaptions(database)).map((each) => [each.id, each]));
  return rows.map(({ id, published, count, ...missing }) => {
    const own = captions.get(id);
    if (own) for (const language of languages) missing[language] += own[language];
    return { id, isPublished: published, count: count + (own?.count ?? 0), missing };
  });
}

/** A bit for each language that the text has. */
function maskOf(text: ReturnType<typeof sql.ref>) {
  const bits = languages.map(
    (language, bit) => sql`(${text} ? ${sql.lit(language)})::integer * ${sql.lit(2 ** bit)}`,
  );
  return sql`coalesce(${sql.join(bits, sql` + `)}, 0)`;
}

/** The captions of photographs and plans. */
async function countCaptions(database: Kysely<Database>) {
  const lacks = languages.map(
    (language, bit) =>
      sql`count(*) filter (where mask & ${sql.lit(2 ** bit)} = 0)::integer as ${sql.ref(language)}`,
  );
  const { rows } = await sql<{ id: number; count: number } & Record<Language, number>>`
    select property_id as id, count(*)::integer as count, ${sql.join(lacks)}
    from (select property_id, ${maskOf(sql.ref('caption'))} as mask from media
      where property_id is not null and caption is not null offset 0) as written
    where mask > 0 group by property_id`.execute(database);
  return rows;
}

/** The properties with a text that waits to be published. */
export async function listPropertiesWithTextEdits(database: Kysely<Database>): Promise<number[]> {
  const rows = await database
    .selectFrom('property_edit')
    .select('property_id')
    .distinct()
    .where((eb) => eb.fn('split_part', ['key', eb.val('.'), eb.val(1)]), 'in', translatedKeys)
    .execute();
  return rows.map(({ property_id }) => property_id);
}
