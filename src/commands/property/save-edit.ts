import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { contentOf, type EditRow, listEdits } from '#database/property/property-edits.ts';
import { listPropertyHistory } from '#database/property/property-history.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import { type EditTarget, findEditTarget, historyName, valueAt } from '#domain/property/edit-key.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { EditProblem } from '#domain/property/typed-value.ts';
import { mergeEdits, problemsOf, readEdit } from './edit-change.ts';
import { type EditRequest, findReceipt, writeReceipt } from './edit-receipt.ts';
import { lockFieldsIn } from './field-lock.ts';
import { differs, updateProperties } from './merge/stored-properties.ts';
import { ownSource } from './own-references.ts';

/**
 * `seen`: the contents of the field that its writer has seen, as the form showed them and as conflicts told them.
 * `client` and `sequence`: a random id of the open editor, and its count of requests, which goes up with each.
 */
export type FieldEdit = EditRequest & { typed: string; seen: readonly unknown[] };

/** A content of the field that the writer has not seen. null: empty; { typed }: unreadable text. */
export type Theirs = { content: unknown; actor: string; at: Date };

export type SavedEdit =
  | { outcome: 'saved'; content: unknown; at: Date }
  /** It is kept as it was typed, but not published. */
  | { outcome: 'unreadable'; problem: EditProblem; at: Date }
  /** Nothing was kept: send it again with these in `seen`, or give up. */
  | { outcome: 'conflict'; theirs: Theirs[] }
  /** A later request of the same editor arrived first. */
  | { outcome: 'outdated' }
  | { outcome: 'no such property' | 'no such field' };

/**
 * Keeps what somebody typed in a field in the working copy of the property; if that was never published and the text is
 * sound, it is stored at once. A request may come twice, late or never. It is not written to the audit log, which it
 * would flood: the row says who and when, and so does the property's history once it is stored.
 */
export async function saveEdit({ database, now, actor }: By, edit: FieldEdit): Promise<SavedEdit> {
  return database.transaction().execute((transaction) => saveEditIn(transaction, { now, actor }, edit));
}

/** The same in the caller's transaction. */
export async function saveEditIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  edit: FieldEdit,
): Promise<SavedEdit> {
  const target = findEditTarget(edit.key);
  if (!target) return { outcome: 'no such field' };
  const stored = await transaction
    .selectFrom('property')
    .selectAll()
    .where('id', '=', edit.propertyId)
    .forUpdate()
    .executeTakeFirst();
  return stored ? saveIn(transaction, by, { ...edit, target, stored }) : { outcome: 'no such property' };
}

type Saving = FieldEdit & { target: EditTarget; stored: Selectable<Property> };

async function saveIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  edit: Saving,
): Promise<SavedEdit> {
  const { propertyId, key, target, stored, typed, sequence } = edit;
  const [row] = await listEdits(transaction, propertyId, [key]);
  const receipt = await findReceipt(transaction, edit);
  if (receipt && sequence < receipt.sequence) return { outcome: 'outdated' };
  if (receipt?.is_kept && sequence === receipt.sequence) {
    const { content, at } = receipt;
    if (row?.problem && isDeepStrictEqual(contentOf(row), content))
      return { outcome: 'unreadable', problem: row.problem, at };
    return { outcome: 'saved', content, at };
  }

  const base = valueAt(propertyFacts(stored), target);
  const read = await readAndTry(transaction, by, edit);
  const mine = read.problem === undefined ? read.value : { typed: keepable(typed) };
  const seen = [
    ...edit.seen.map((each) => each ?? null),
    mine,
    ...(receipt?.is_kept ? [receipt.content] : []),
  ];
  const unseen = (await contents(transaction, edit, row, base)).filter(
    ({ content }) => !seen.some((each) => isDeepStrictEqual(each, content)),
  );
  await writeReceipt(transaction, edit, { isKept: unseen.length === 0, content: mine, at: by.now });
  if (unseen.length > 0) return { outcome: 'conflict', theirs: unseen };

  if (read.problem !== undefined) {
    await keepUnread(transaction, by, { propertyId, key, base, typed, problem: read.problem });
    return { outcome: 'unreadable', problem: read.problem, at: by.now };
  }
  if (stored.publication === 'draft' || isDeepStrictEqual(read.value, base))
    await transaction
      .deleteFrom('property_edit')
      .where('property_id', '=', propertyId)
      .where('key', '=', key)
      .execute();
  else await keep(transaction, by, propertyId, { key, base, value: read.value, typed: null, problem: null });
  if (stored.publication === 'draft' && differs(stored, read.draft)) {
    await actAs(transaction, by.actor);
    await updateProperties(transaction, [{ ...read.draft, id: propertyId }], by.now);
    if (stored.source !== ownSource) await lockFieldsIn(transaction, by, propertyId, [key]);
  }
  return { outcome: 'saved', content: read.value, at: by.now };
}

/** Reads the text, and checks that the property can be stored with it. */
async function readAndTry(
  transaction: Transaction<Database>,
  { now }: Pick<By, 'now'>,
  { key, target, stored, typed }: Saving,
) {
  const reading = readEdit(target, typed);
  if (reading.problem !== undefined) return reading;
  const merged = await mergeEdits(transaction, stored, [{ key, value: reading.value }], now);
  const [first] = problemsOf(merged);
  return first
    ? { problem: first.problem }
    : { value: reading.value, draft: merged.draft, problem: undefined };
}

/**
 * The contents of the field: the waiting edit, and the stored value too if somebody changed it after the edit was
 * begun.
 */
async function contents(
  transaction: Transaction<Database>,
  { propertyId, target, stored }: Saving,
  row: EditRow | undefined,
  base: unknown,
): Promise<Theirs[]> {
  const waiting = row && { content: contentOf(row), actor: row.actor, at: row.at };
  if (waiting && isDeepStrictEqual(row.base, base)) return [waiting];
  const field = historyName(target);
  const [change] = await listPropertyHistory(transaction, { propertyId, field, most: 1 });
  const { actor, at } = change ?? { actor: 'unknown', at: stored.updated_at };
  return [{ content: base, actor, at }, ...(waiting ? [waiting] : [])];
}

/** Keeps unreadable text of a field until somebody corrects it. */
export async function keepUnread(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  {
    propertyId,
    key,
    base,
    typed,
    problem,
  }: { propertyId: number; key: string; base: unknown; typed: string; problem: EditProblem },
): Promise<void> {
  await keep(transaction, by, propertyId, { key, base, value: null, typed: keepable(typed), problem });
}

async function keep(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  property_id: number,
  {
    key,
    base,
    value,
    typed,
    problem,
  }: Pick<EditRow, 'key' | 'typed' | 'problem'> & { base: unknown; value: unknown },
): Promise<void> {
  const written = { base: jsonOf(base), value: jsonOf(value), typed, problem, actor, at: now };
  await transaction
    .insertInto('property_edit')
    .values({ property_id, key, ...written })
    .onConflict((conflict) => conflict.columns(['property_id', 'key']).doUpdateSet(written))
    .execute();
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** PostgreSQL stores no zero byte and no lone surrogate; all other text stays. */
function keepable(typed: string): string {
  return problemOfText(typed) ? typed.replaceAll('\0', '').toWellFormed() : typed;
}
