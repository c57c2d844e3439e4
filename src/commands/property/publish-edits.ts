import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { type EditRow, exemptKeys, listEdits } from '#database/property/property-edits.ts';
import type { ChangeProblem } from '#domain/property/change/property-change.ts';
import { findEditTarget, valueAt } from '#domain/property/edit-key.ts';
import { lackingMentions } from '#domain/property/legal-completeness/exempt.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { type FieldProblem, mergeEdits, problemsOf } from './edit-change.ts';
import { lockFieldsIn } from './field-lock.ts';
import type { PropertyDraft } from './merge/property-draft.ts';
import { differs, updateProperties } from './merge/stored-properties.ts';
import { ownSource } from './own-references.ts';

/** `keys`: only these; absent: all that wait. `despite`: why, although the change removes what the law asks for. */
type EditPublishing = {
  propertyId: number;
  keys?: readonly string[];
  despite?: string | undefined;
};

/** A waiting edit, and the value that was stored after it was begun. */
type StaleEdit = EditRow & { stored: unknown };

export type PublishedEdits =
  | { outcome: 'published'; keys: string[]; warnings: ChangeProblem[] }
  | { outcome: 'nothing to publish' | 'no such property' }
  | { outcome: 'unreadable'; edits: EditRow[] }
  | { outcome: 'conflict'; edits: StaleEdit[] }
  /** Together they make no valid property: a field is missing, or a postal code does not exist. */
  | { outcome: 'problems'; problems: FieldProblem[] }
  /** It would lose something that the law requires; `never`: no reason can justify that. */
  | { outcome: 'refused' | 'never'; missing: Mention[] };

/** Stores the waiting edits, all or nothing. From now on the property's source leaves these fields alone. */
export async function publishEdits(
  { database, now, actor }: By,
  publishing: EditPublishing,
): Promise<PublishedEdits> {
  return database
    .transaction()
    .execute((transaction) => publishEditsIn(transaction, { now, actor }, publishing));
}

/** The same in the caller's transaction. */
export async function publishEditsIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  { propertyId, keys: wanted, despite }: EditPublishing,
): Promise<PublishedEdits> {
  const stored = await transaction
    .selectFrom('property')
    .selectAll()
    .where('id', '=', propertyId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return { outcome: 'no such property' };
  const edits = await listEdits(transaction, propertyId, wanted);
  const keys = edits.map(({ key }) => key);
  if (keys.length === 0) return { outcome: 'nothing to publish' };
  const unreadable = edits.filter(({ problem }) => problem !== null);
  if (unreadable.length > 0) return { outcome: 'unreadable', edits: unreadable };
  const stale = staleEdits(stored, edits);
  if (stale.length > 0) return { outcome: 'conflict', edits: stale };
  const merged = await mergeEdits(transaction, stored, edits, by.now);
  const { draft, warnings } = merged;
  const problems = problemsOf(merged);
  if (problems.length > 0) return { outcome: 'problems', problems };

  const missing = await lost(transaction, stored, draft, dayOf(by.now));
  if (missing.some(({ isAbsolute }) => isAbsolute)) return { outcome: 'never', missing };
  if (missing.length > 0 && !despite) return { outcome: 'refused', missing };
  await actAs(transaction, by.actor);
  if (differs(stored, draft)) await updateProperties(transaction, [{ ...draft, id: propertyId }], by.now);
  await transaction
    .deleteFrom('property_edit')
    .where('property_id', '=', propertyId)
    .where('key', 'in', keys)
    .execute();
  if (stored.source !== ownSource) await lockFieldsIn(transaction, by, propertyId, keys);
  const spite = missing.length > 0 ? ` despite ${missing.map(({ id }) => id).join(', ')}: ${despite}` : '';
  await audit(transaction, by, `property.edit ${keys.join(' ')}${spite}`, `property:${propertyId}`);
  return { outcome: 'published', keys, warnings };
}

/** The edits made over another value than the stored one, unless the stored value is what was typed. */
function staleEdits(stored: Selectable<Property>, edits: readonly EditRow[]): StaleEdit[] {
  const facts = propertyFacts(stored);
  return edits.flatMap((edit) => {
    const target = findEditTarget(edit.key);
    const value = target ? valueAt(facts, target) : null;
    const isFresh = isDeepStrictEqual(edit.base, value) || isDeepStrictEqual(edit.value, value);
    return isFresh ? [] : [{ ...edit, stored: value }];
  });
}

/**
 * What the law requires and this change removes. What a published property lacked before does not block the change:
 * that would keep a wrong price on it. Unpublished properties may lack anything; publishing them checks everything.
 */
async function lost(
  transaction: Transaction<Database>,
  stored: Selectable<Property>,
  draft: PropertyDraft,
  today: string,
): Promise<Mention[]> {
  if (stored.publication !== 'published') return [];
  const exempt = await exemptKeys(transaction, stored.id);
  const blocking = (row: Selectable<Property> | PropertyDraft) =>
    lackingMentions(propertyFacts(row), exempt, today).filter(({ level }) => level === 'block');
  const before = new Set(blocking(stored).map(({ id }) => id));
  return blocking(draft).filter(({ id }) => !before.has(id));
}
