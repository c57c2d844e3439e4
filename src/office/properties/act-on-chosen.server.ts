import { data } from 'react-router';
import { assignAgent } from '#commands/property/assign-agent.ts';
import { changeAvailability } from '#commands/property/change-availability.ts';
import { publishProperty } from '#commands/property/publish-property.ts';
import { withdrawProperty } from '#commands/property/withdraw-property.ts';
import { listForOffice, type OfficeRow, officePageSize } from '#database/property/office-list.ts';
import { type StoredFacts, storedFacts } from '#database/property/stored-facts.ts';
import type { Availability } from '#domain/property/availability.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { dayOf } from '#domain/time/dates.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { countUnread } from '#office/translation/unread-texts.server.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { typeName } from '#texts/wording/property-words.ts';
import type { ChosenAnswer } from './chosen-answer.tsx';
import { lackingWords } from './lacking-words.server.ts';
import { addressOf } from './present-row.server.ts';

/** The result for one property. `undo`: the `do` of a form that undoes it, if one can; `why`: why it was refused. */
type Done =
  | { outcome: 'done'; undo: string | undefined }
  | { outcome: 'same' }
  | { outcome: 'refused'; why: string };

const kinds = {
  publish: { right: 'homes.publish', told: 'PROPERTIES_PUBLISHED' },
  withdraw: { right: 'homes.publish', told: 'PROPERTIES_WITHDRAWN' },
  agent: { right: 'homes.write', told: 'PROPERTIES_ASSIGNED' },
  status: { right: 'homes.write', told: 'PROPERTIES_CHANGED_STATUS' },
} as const;

const availabilities: readonly Availability[] = ['available', 'option', 'sold', 'sold_out', 'rented'];

/**
 * Does one thing with each of the chosen properties (`id`), in a transaction of its own: `do` is 'publish', 'withdraw',
 * 'agent:3' or 'status:sold'. 422 if none was chosen. To undo, each `each` names its own order: '12 status:option'.
 * Throws
 * 400 for a form that is not ours.
 */
export async function actOnChosen(office: OfficeContext, form: FormData) {
  const orders = readOrders(form);
  if (orders.length === 0) return data<ChosenAnswer>({ done: '', same: '', refused: [], undo: [] }, 422);
  const { rows } = await listForOffice(office.database, { ids: orders.map(({ id }) => id) });
  const stored = await storedFacts(
    office.database,
    rows.map(({ id }) => id),
  );
  const t = officeTextsFor(office.language);
  const answer: ChosenAnswer = { done: '', same: '', refused: [], undo: [] };
  const counts = { done: 0, same: 0 };
  const kind = orders[0]?.kind ?? 'publish';
  for (const row of rows) {
    const order = orders.find(({ id }) => id === row.id);
    const facts = stored.get(row.id);
    if (!order || !facts) continue;
    const done = await carryOut(office, order, facts, row);
    if (done.outcome === 'refused')
      answer.refused.push({ id: row.id, name: nameOf(row, facts, office), why: done.why });
    else counts[done.outcome] += 1;
    if (done.outcome === 'done' && done.undo !== undefined) answer.undo.push(`${row.id} ${done.undo}`);
  }
  const told: OfficeTextKey = kinds[kind].told;
  return data<ChosenAnswer>({
    ...answer,
    // All can be undone, or none.
    undo: answer.undo.length === counts.done ? answer.undo : [],
    done: counts.done > 0 ? t(told, { count: counts.done }) : '',
    same: counts.same > 0 ? t('PROPERTIES_SAME', { count: counts.same }) : '',
  });
}

type Order = { id: number; kind: keyof typeof kinds; value: string; undoes: boolean };

function readOrders(form: FormData): Order[] {
  const undoes = textOf(form, 'do') === 'undo';
  const order = (id: string, what: string): Order => {
    const [kind = '', value = ''] = what.split(':');
    if (!/^[1-9]\d{0,8}$/.test(id) || !(kind in kinds))
      throw new Response('There is no such button.', { status: 400 });
    return { id: Number(id), kind: kind as Order['kind'], value, undoes };
  };
  const all = (name: string) => form.getAll(name).map(String);
  const orders = undoes
    ? all('each').map((each) => order(each.split(' ')[0] ?? '', each.split(' ')[1] ?? ''))
    : all('id').map((id) => order(id, textOf(form, 'do')));
  if (orders.length > officePageSize) throw new Response('These are more than a page.', { status: 400 });
  return orders;
}

async function carryOut(
  office: OfficeContext,
  { id, kind, value, undoes }: Order,
  stored: StoredFacts,
  { edits }: Pick<OfficeRow, 'edits'>,
): Promise<Done> {
  const by = staffBy(office);
  const t = officeTextsFor(office.language);
  if (!staffOf(office).may(kinds[kind].right)) throw new Response(null, { status: 403 });
  const lacks = (missing: Mention[]): Done => ({
    outcome: 'refused',
    why: lackingWords(stored.facts, missing, { language: office.language, today: dayOf(office.now) }),
  });
  switch (kind) {
    case 'publish': {
      const unread = await countUnread(office, { kind: 'property', id });
      // These are published one by one, so that the user is told about unread texts.
      if (unread > 0) return { outcome: 'refused', why: t('TRANSLATION_ASK_PUBLISH', { count: unread }) };
      // A colleague may still be editing, and the site would show the state before. An undone withdrawal showed that
      // state already.
      if (edits > 0 && !undoes) return { outcome: 'refused', why: t('PROPERTIES_EDITS_WAIT') };
      const { outcome, missing } = await publishProperty(by, { id });
      if (outcome === 'was published') return { outcome: 'same' };
      if (outcome !== 'published') return lacks(missing);
      // A property that was a draft never becomes one again.
      return { outcome: 'done', undo: stored.row.publication === 'withdrawn' ? 'withdraw' : undefined };
    }
    case 'withdraw': {
      const outcome = await withdrawProperty(by, id);
      return outcome === 'withdrawn' ? { outcome: 'done', undo: 'publish' } : { outcome: 'same' };
    }
    case 'agent': {
      const assigned = await assignAgent(by, { id, agentId: Number(value) || null });
      if (assigned.outcome === 'assigned') return { outcome: 'done', undo: `agent:${assigned.was ?? ''}` };
      if (assigned.outcome === 'was so') return { outcome: 'same' };
      return { outcome: 'refused', why: t('PROPERTIES_NO_AGENT') };
    }
    case 'status': {
      const availability = availabilities.find((each) => each === value);
      if (!availability) throw new Response('There is no such status.', { status: 400 });
      const changed = await changeAvailability(by, { id, availability });
      if (changed.outcome === 'changed') return { outcome: 'done', undo: `status:${changed.was}` };
      if (changed.outcome === 'refused') return lacks(changed.missing);
      if (changed.outcome === 'was so') return { outcome: 'same' };
      return { outcome: 'refused', why: t('PROPERTIES_OTHER_PURPOSE') };
    }
  }
}

function nameOf(row: OfficeRow, stored: StoredFacts, { language }: OfficeContext): string {
  const address = addressOf(row, stored.row.region, language);
  return `${row.reference} · ${typeName(row.type, language)}, ${address}`;
}
