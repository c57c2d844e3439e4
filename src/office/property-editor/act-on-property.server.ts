import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { By } from '#commands/audit.ts';
import { discardEdits } from '#commands/property/discard-edits.ts';
import { endExemption, exemptField } from '#commands/property/exempt-field.ts';
import { lockField, unlockField } from '#commands/property/field-lock.ts';
import { forgetPlan, type PlannedChange, plannedChanges } from '#commands/property/forget-plan.ts';
import { planPublication } from '#commands/property/plan-publication.ts';
import { withdrawProperty } from '#commands/property/withdraw-property.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import { findEditTarget } from '#domain/property/edit-key.ts';
import { type FieldKey, findField, getField } from '#domain/property/fields.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { plannedAt } from '#office/forms/planned-at.ts';
import { textOf } from '#office/forms/read-form.ts';
import { readPosition } from '#office/position/read-position.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { countUnread } from '#office/translation/unread-texts.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { findEdited } from './load-editor.server.ts';
import { publishNow } from './publish-now.server.ts';
import { readRooms } from './read-rooms.server.ts';
import { saveField } from './save-field.server.ts';
import type { FieldAnswer } from './shown-field.ts';

/** The values of a whole section that were not kept, and why; or why publishing was refused. */
export type EditorAnswer = {
  typed: Record<string, string>;
  fields: Record<string, FieldAnswer>;
  refusal?: string;
  /** Machine translations that nobody has read: to publish them all the same, `sent` is sent again. */
  unread?: { count: number; button: string; sent: Record<string, string> };
};

const publishing = ['publish', 'withdraw', 'plan', 'forget-plan', 'exempt', 'end-exemption'];

export async function actOnProperty(office: OfficeContext, propertyId: number, form: FormData) {
  const by = staffBy(office);
  const t = officeTextsFor(office.language);
  const ofOneField = await actOnField(by, propertyId, form);
  if (ofOneField) return ofOneField;
  const button = textOf(form, 'do');
  const here = (told: string) => redirect(`/office/properties/${propertyId}/?told=${told}`, 303);
  if (publishing.includes(button) && !staffOf(office).may('homes.publish')) throw data(null, 403);
  // Text that PostgreSQL cannot store.
  if (['despite', 'reason'].some((name) => problemOfText(textOf(form, name))))
    return refuse(t('PROBLEM_NOT_STORABLE'));
  if (button === 'publish' || (button === 'plan' && textOf(form, 'change') === 'publish')) {
    const count = form.has('unread') ? 0 : await countUnread(office, { kind: 'property', id: propertyId });
    const sent = Object.fromEntries(
      ['despite', 'day', 'time', 'change'].flatMap((name) =>
        form.has(name) ? [[name, textOf(form, name)]] : [],
      ),
    );
    if (count > 0) return data<EditorAnswer>({ typed: {}, fields: {}, unread: { count, button, sent } }, 409);
  }
  switch (button) {
    case 'save':
      return saveSection(office, propertyId, form);
    case 'position':
      return savePosition(office, propertyId, form);
    case 'rooms': {
      const typed = readRooms(form);
      return saveAll(office, propertyId, [{ key: 'roomList', typed, seen: textsOf(form, 'seen') }]);
    }
    case 'publish': {
      const refusal = await publishNow(office, propertyId, textOf(form, 'despite').trim() || undefined);
      return refusal ? refuse(refusal) : here('published');
    }
    case 'withdraw':
      await withdrawProperty(by, propertyId);
      return here('withdrawn');
    case 'plan': {
      const at = plannedAt(form, office.now, '08:00');
      if (!at) return refuse(t('EDITOR_PLAN_PAST'));
      await planPublication(by, { id: propertyId, change: changeIn(form), at });
      return here('planned');
    }
    case 'forget-plan':
      await forgetPlan(office.database, propertyId, changeIn(form));
      return here('forgotten');
    case 'discard':
      await discardEdits(by, propertyId);
      return here('discarded');
    case 'exempt': {
      const exempted = await exemptField(by, {
        propertyId,
        key: keyIn(form),
        reason: textOf(form, 'reason'),
      });
      return exempted === 'exempted' ? here('exempt') : refuse(t('EDITOR_REASON_MISSING'));
    }
    case 'end-exemption':
      await endExemption(by, { propertyId, key: keyIn(form) });
      return here('saved');
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

/** Undefined unless one of the buttons below a field was pressed. The button's value is the field's key. */
async function actOnField(by: By, propertyId: number, form: FormData): Promise<Response | undefined> {
  const act = (['undo', 'lock', 'unlock'] as const).find((each) => form.has(each));
  if (!act) return undefined;
  const key = textOf(form, act);
  if (!findEditTarget(key)) throw new Response('There is no such field.', { status: 400 });
  if (act === 'undo') await discardEdits(by, propertyId, [key]);
  if (act === 'lock') await lockField(by, { propertyId, key });
  if (act === 'unlock') await unlockField(by, { propertyId, key });
  const told = act === 'undo' ? 'discarded' : `${act}ed`;
  return redirect(`/office/properties/${propertyId}/?told=${told}#field-${key}`, 303);
}

function refuse(refusal: string) {
  return data<EditorAnswer>({ typed: {}, fields: {}, refusal }, 422);
}

function changeIn(form: FormData): PlannedChange {
  const change = plannedChanges.find((each) => each === textOf(form, 'change'));
  if (!change) throw new Response('There is no such plan.', { status: 400 });
  return change;
}

function keyIn(form: FormData): FieldKey {
  const field = findField(textOf(form, 'key'));
  if (!field) throw new Response('There is no such field.', { status: 400 });
  return field.key;
}

/** Saves the fields of a section; unchanged ones are left alone. */
async function saveSection(office: OfficeContext, propertyId: number, form: FormData) {
  const sent = textsOf(form, 'field').map((key) => ({
    key,
    typed: textsOf(form, key).join('|'),
    was: textOf(form, `was.${key}`),
    seen: textsOf(form, `seen.${key}`),
  }));
  return saveAll(
    office,
    propertyId,
    sent.filter(({ typed, was, seen }) => seen.length > 1 || normal(typed) !== normal(was)),
  );
}

/** Saves a position from the map into its two fields. Nothing changes if no point was chosen. */
async function savePosition(office: OfficeContext, propertyId: number, form: FormData) {
  const { checked } = await findEdited(office, String(propertyId));
  const position = readPosition(form, checked.place);
  const sent = (['latitude', 'longitude'] as const).flatMap((key) =>
    position
      ? [
          {
            key,
            typed: writeTyped({ field: getField(key) }, position[key]),
            seen: textsOf(form, `seen.${key}`),
          },
        ]
      : [],
  );
  return saveAll(office, propertyId, sent, '#position');
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((each) => typeof each === 'string');
}

/** Forms send line ends as CR LF. */
function normal(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

async function saveAll(
  office: OfficeContext,
  propertyId: number,
  sent: readonly { key: string; typed: string; seen: string[] }[],
  anchor = '',
) {
  const client = randomUUID();
  const answer: EditorAnswer = { typed: {}, fields: {} };
  for (const { key, typed, seen } of sent) {
    const text = normal(typed);
    const saved = await saveField(office, { propertyId, key, typed: text, seen, client, sequence: 1 });
    if (saved.outcome !== 'conflict') continue;
    answer.fields[key] = saved;
    answer.typed[key] = text;
  }
  if (Object.keys(answer.fields).length > 0) return data(answer, 409);
  return redirect(`/office/properties/${propertyId}/?told=saved${anchor}`, 303);
}
