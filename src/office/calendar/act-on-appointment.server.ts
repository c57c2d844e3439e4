import { data, redirect } from 'react-router';
import { SlotFull } from '#commands/appointment/book-appointment.ts';
import {
  AgentBusy,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  NothingToChange,
} from '#commands/appointment/change-appointment.ts';
import { closeAppointment } from '#commands/appointment/close-appointment.ts';
import { type CalendarRow, findCalendarRow } from '#database/appointment/office-calendar.ts';
import { isFreeSlot } from '#database/appointment/slots.ts';
import { parseId } from '#domain/address/id.ts';
import { dayOf } from '#domain/time/dates.ts';
import { languageOf, textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { readAgent, readSpan } from './read-span.server.ts';

/** The same limit as for a visitor's remark. */
const mostCharacters = 2000;

export async function requireAppointment({ database }: OfficeContext, id: string): Promise<CalendarRow> {
  const known = parseId(id);
  const row = known === undefined ? undefined : await findCalendarRow(database, known);
  if (!row) throw data(null, 404);
  return row;
}

/** Plans, moves, cancels or closes one appointment, whichever screen the form stands on. */
export async function actOnAppointment(office: OfficeContext, row: CalendarRow, form: FormData) {
  switch (textOf(form, 'do')) {
    case 'plan':
      return plan(office, row, form);
    case 'cancel':
      return change(office, row, form, {
        told: 'cancelled',
        work: (site) => cancelAppointment(site, row.id),
      });
    case 'result':
      return close(office, row, form);
    default:
      throw new Response('There is no such thing to do.', { status: 400 });
  }
}

/** A time that is offered for this property is taken as that slot, so that nobody else books it. */
async function plan(office: OfficeContext, row: CalendarRow, form: FormData) {
  const { problems, span } = readSpan(office, form);
  const agent = await readAgent(office, form, row.agent_id);
  if (agent.problem) problems.push(agent.problem);
  if (!span || problems.length > 0) return refuseForm(form, problems);
  const told = row.starts_at ? 'moved' : 'planned';
  const isSlot = await isFreeSlot(office.database, {
    propertyId: row.property_id ?? 0,
    agentId: agent.id,
    ...span,
  });
  const work = (site: Site) =>
    isSlot
      ? moveAppointment(site, row.id, span.startsAt)
      : confirmAppointment(site, row.id, { ...span, agentId: agent.id ?? undefined });
  return change(office, row, form, {
    told,
    work,
    isDone: ({ status, starts_at }) =>
      status === 'confirmed' && starts_at?.getTime() === span.startsAt.getTime(),
  });
}

type Site = Parameters<typeof cancelAppointment>[0];

/** `isDone`: true if the appointment is already as wanted, because the button was pressed twice. */
async function change(
  office: OfficeContext,
  row: CalendarRow,
  form: FormData,
  {
    told,
    work,
    isDone = () => false,
  }: { told: string; work: (site: Site) => Promise<void>; isDone?: (row: CalendarRow) => boolean },
) {
  const { settings, publicUrl, officeUrl, jobs } = office;
  const t = officeTextsFor(office.language);
  try {
    await work({ ...staffBy(office), settings, publicUrl, officeUrl, jobs });
  } catch (error) {
    if (error instanceof AgentBusy || error instanceof SlotFull)
      return refuseForm(form, [{ field: 'time', text: t('CALENDAR_BUSY') }]);
    if (!(error instanceof NothingToChange)) throw error;
    if (!isDone(await requireAppointment(office, String(row.id))))
      return redirect(backTo(row.starts_at, office.now, 'over'), 303);
  }
  const changed = await requireAppointment(office, String(row.id));
  return redirect(backTo(changed.starts_at ?? row.starts_at, office.now, told), 303);
}

async function close(office: OfficeContext, row: CalendarRow, form: FormData) {
  const t = officeTextsFor(office.language);
  const text = (name: string) => textOf(form, name).replace(/\r\n?/g, '\n').trim();
  const [feedback, internal] = [text('feedback'), text('internal')];
  const problems = Object.entries({ feedback, internal }).flatMap(([field, { length }]) =>
    length > mostCharacters ? [{ field, text: t('CALENDAR_TEXT_LONG', { most: mostCharacters }) }] : [],
  );
  const status = textOf(form, 'status');
  if (status !== 'carried_out' && status !== 'no_show')
    problems.push({ field: 'status', text: t('CALENDAR_RESULT_MISSING') });
  const isPublic = form.has('public');
  if (status === 'carried_out' && isPublic && !feedback)
    problems.push({ field: 'feedback', text: t('CALENDAR_FEEDBACK_MISSING') });
  if (problems.length > 0) return refuseForm(form, problems);
  const outcome = await closeAppointment(
    staffBy(office),
    row.id,
    status === 'no_show'
      ? { status, internal }
      : {
          status: 'carried_out',
          feedback,
          language: languageOf(form) ?? undefined,
          isPublic,
          internal,
        },
  );
  const told = outcome === 'closed' ? 'closed' : 'over';
  return redirect(backTo(row.starts_at, office.now, told), 303);
}

/** The address of the day in the calendar, with a message of what was done. */
export function backTo(startsAt: Date | null, now: Date, told: string): string {
  return `/office/calendar/?day=${dayOf(startsAt ?? now)}&told=${told}`;
}
