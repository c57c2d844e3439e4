import { data, redirect } from 'react-router';
import { unlockField } from '#commands/property/field-lock.ts';
import { addOpenDay, removeOpenDay } from '#commands/property/open-days.ts';
import { parseId } from '#domain/address/id.ts';
import { type OpenDay, type OpenDayProblem, openDayBounds } from '#domain/property/open-day.ts';
import { textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { momentOf } from '#texts/wording/moment-text.ts';
import { openDayText } from '#texts/wording/open-day-text.ts';
import { faultyNotes, noteName, readOpenDay } from './read-open-day.server.ts';

/** A day that was removed: in words, and as the fields of the form that puts it back. */
export type RemovedDay = { removed: { when: string; fields: Record<string, string> } };

export async function actOnOpenDays(office: OfficeContext, propertyId: number, form: FormData) {
  switch (textOf(form, 'do')) {
    case 'add':
      return add(office, propertyId, form);
    case 'remove':
      return remove(office, propertyId, form);
    case 'unlock':
      await unlockField(staffBy(office), { propertyId, key: 'openDays' });
      return here(propertyId, 'unlocked');
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

function here(propertyId: number, told: string) {
  return redirect(`/office/properties/${propertyId}/open-days/?told=${told}`, 303);
}

async function add(office: OfficeContext, propertyId: number, form: FormData) {
  const t = officeTextsFor(office.language);
  const { problems, day } = readOpenDay(form, t);
  if (!day) return refuseForm(form, problems);
  const { outcome } = await addOpenDay(staffBy(office), { propertyId, day });
  const refuse = (field: string, text: string) => refuseForm(form, [{ field, text }]);
  const refuseNotes = (fault: OpenDayProblem, text: string) =>
    refuseForm(
      form,
      faultyNotes(day, fault).map((language) => ({ field: noteName(language), text })),
    );
  switch (outcome) {
    case 'added':
    case 'changed':
    case 'unchanged':
      return here(propertyId, outcome);
    case 'unknown':
      throw data(null, 404);
    case 'over':
      return refuse('day', t('CALENDAR_PAST'));
    case 'no time':
    case 'not one day':
      return refuse('to', t('CALENDAR_TO_WRONG'));
    case 'too long':
      return refuse('to', t('OPEN_DAY_TOO_LONG', { hours: openDayBounds.hours }));
    case 'too many':
      return refuse('day', t('OPEN_DAYS_MOST', { most: openDayBounds.days }));
    case 'long note':
      return refuseNotes(outcome, t('OPEN_DAY_NOTE_LONG', { most: openDayBounds.noteLength }));
    case 'separator in note':
      return refuseNotes(outcome, t('OPEN_DAY_NOTE_SIGNS'));
  }
}

async function remove(office: OfficeContext, propertyId: number, form: FormData) {
  const id = parseId(textOf(form, 'id'));
  const day = id === undefined ? undefined : await removeOpenDay(staffBy(office), { propertyId, id });
  if (!day) return here(propertyId, 'gone');
  const when = openDayText(day, office.language, office.now);
  return data<RemovedDay>({ removed: { when, fields: fieldsOf(day) } });
}

function fieldsOf(day: OpenDay): Record<string, string> {
  const notes = Object.entries(day.note).map(([language, text]) => [noteName(language), text]);
  return { ...momentOf(day), ...Object.fromEntries(notes) };
}
