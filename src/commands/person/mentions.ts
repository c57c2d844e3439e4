import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { blankAddress, spellings } from './blank-address.ts';
import { type Person, personalPlaces } from './places.ts';

/** Somebody else's row that contains the address. `columns`: their values without it. */
type PersonMention = { table: keyof Database; id: number | string; columns: Record<string, unknown> };

/** Others may have given the address as a friend's, or written it in a text; also in one that stays without the person. */
export async function listMentions(database: Kysely<Database>, person: Person): Promise<PersonMention[]> {
  const mentions: PersonMention[] = [];
  const written = spellings(person.email);
  for (const { table, own, erasure, writtenBy } of personalPlaces) {
    if (!writtenBy) continue;
    const stays = erasure === 'nameless' ? sql`true` : sql`not ${own(person)}`;
    const columns = sql.join(writtenBy.map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown> & { id: number | string }>`
      select id, ${columns} from ${sql.table(table)}
      where ${stays} and exists (
        select from unnest(${written}::text[]) spelling where position(spelling in lower(row(${columns})::text)) > 0
      ) order by id`.execute(database);
    for (const { id, ...values } of rows) {
      const changed = Object.entries(values)
        .map(([column, value]) => [column, value, blankAddress(value, person.email)] as const)
        .filter(([, value, blanked]) => !isDeepStrictEqual(value, blanked))
        .map(([column, , blanked]) => [column, blanked] as const);
      if (changed.length > 0) mentions.push({ table, id, columns: Object.fromEntries(changed) });
    }
  }
  return mentions;
}

export async function blankMentions(
  database: Kysely<Database>,
  mentions: readonly PersonMention[],
): Promise<void> {
  for (const { table, id, columns } of mentions) {
    const values = Object.entries(columns).map(
      ([column, value]) =>
        sql`${sql.ref(column)} = ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${id}`.execute(database);
  }
}
