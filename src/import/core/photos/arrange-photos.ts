import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { findLocks } from '#import/core/property-locks.ts';

type ShownPhoto = Awaited<ReturnType<typeof listShown>>[number];

/** The pictures of properties, or of projects. */
type Shown = { kind?: 'photo' | 'plan'; of?: 'property' | 'project' };

/**
 * Gives properties their pictures in order, or in the order that staff gave them, with new ones behind; a picture that
 * stays keeps its caption. Gives the ids of the properties whose pictures differed. A rehearsal changes nothing.
 * `wanted`: undefined stands for a picture that could not be read. `formers`: a picture's former version.
 */
export async function arrangePhotos(
  transaction: Kysely<Database>,
  wanted: ReadonlyMap<number, readonly (string | undefined)[]>,
  isRehearsal: boolean,
  { formers = new Map(), ...which }: Shown & { formers?: ReadonlyMap<string, string> } = {},
): Promise<number[]> {
  if (wanted.size === 0) return [];
  const locks = which.of === 'project' ? undefined : await findLocks(transaction, [...wanted.keys()]);
  const shown = await listShown(transaction, [...wanted.keys()], which);
  const shownBy = Map.groupBy(shown, ({ owner }) => owner);
  const changed = [...wanted].flatMap(([id, given]): [id: number, pictureIds: string[]][] => {
    const before = shownBy.get(id)?.map(({ picture_id }) => picture_id) ?? [];
    const there = withoutLoss(given, before);
    const pictureIds = locks?.get(id)?.includes('photoOrder') ? inOrderOf(before, there, formers) : there;
    return before.join() === pictureIds.join() ? [] : [[id, pictureIds]];
  });
  if (!isRehearsal && changed.length > 0) await replaceShown(transaction, changed, shown, which);
  return changed.map(([id]) => id);
}

/**
 * The picture in the place of an unread one stays there. All others stay too, at the end: any of them may be the unread
 * one.
 */
function withoutLoss(given: readonly (string | undefined)[], before: readonly string[]): string[] {
  const read = new Set(given);
  const placed = given.map((id, place) => id ?? before.find((each, at) => at === place && !read.has(each)));
  const kept = read.has(undefined) ? before : [];
  return [...new Set([...placed, ...kept])].filter((id) => id !== undefined);
}

function inOrderOf(
  before: readonly string[],
  pictureIds: readonly string[],
  formers: ReadonlyMap<string, string>,
): string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? places.get(formers.get(id) ?? '') ?? before.length;
  return pictureIds.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The photographs or plans of properties, or of projects, in their order. `owner`: the id of its property or project. */
export async function listShown(
  transaction: Kysely<Database>,
  ids: readonly number[],
  { kind = 'photo', of = 'property' }: Shown,
) {
  const owner = `${of}_id` as const;
  return transaction
    .selectFrom('media')
    .select([`${owner} as owner`, 'picture_id', 'caption'])
    .where(owner, 'in', ids)
    .where('kind', '=', kind)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

async function replaceShown(
  transaction: Kysely<Database>,
  wanted: readonly [id: number, pictureIds: readonly string[]][],
  shown: readonly ShownPhoto[],
  { kind = 'photo', of = 'property' }: Shown,
): Promise<void> {
  const owner = `${of}_id` as const;
  const captions = new Map(shown.map((each) => [`${each.owner} ${each.picture_id}`, each.caption]));
  const rows = wanted.flatMap(([id, pictureIds]) =>
    pictureIds.map((picture_id, sort) => ({
      [owner]: id,
      picture_id,
      sort,
      kind,
      caption: captions.get(`${id} ${picture_id}`) ?? null,
    })),
  );
  const ids = wanted.map(([id]) => id);
  await transaction.deleteFrom('media').where('kind', '=', kind).where(owner, 'in', ids).execute();
  await sql`
    insert into media (property_id, project_id, picture_id, sort, kind, caption)
    select property_id, project_id, picture_id, sort, kind, caption
    from jsonb_populate_recordset(null::media, ${JSON.stringify(rows)}::jsonb)`.execute(transaction);
}
