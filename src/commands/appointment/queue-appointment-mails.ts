import type { Transaction } from 'kysely';
import { type AppointmentRow, findAppointment, visitorName } from '#database/appointment/appointments.ts';
import type { TimeSpan } from '#database/appointment/busy-times.ts';
import { findPlaceOfAppointment } from '#database/appointment/place-of-appointment.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { withoutAddresses } from '#domain/text/without-addresses.ts';
import type { Jobs } from '#jobs/queue.ts';
import { appointmentPath } from '#links/appointment-link.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { Settings } from '#site/settings/settings.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { momentText } from '#texts/wording/moment-text.ts';
import { visitorsDoor } from '#texts/wording/place-text.ts';
import { agentAppointmentFile, appointmentFile } from './appointment-file.ts';

/** What the commands for appointments work with. */
export type AppointmentSite = {
  jobs: Pick<Jobs, 'enqueue'>;
  settings: Settings;
  publicUrl: string;
  /** The address at which staff reach the office; undefined if there is none. */
  officeUrl: string | undefined;
  now: Date;
};

type Change = MailData<'appointment'>['change'];

/**
 * Queues the mails to the visitor and the agent, with the calendar file, in the transaction that changed the
 * appointment. `previous`: its time before; when it no longer has a time, calendars are told to remove that one.
 * `before`: the agent and time before; if that was another agent, the appointment is removed from that agent's
 * calendar. `toVisitor`: false if that address has had enough mail. `isNameless`: only the agent gets a mail, which
 * does not say who the visitor was.
 */
export async function queueAppointmentMails(
  transaction: Transaction<Database>,
  site: AppointmentSite,
  id: number,
  { change, previous, before, toVisitor = true, isNameless = false }: Told,
): Promise<void> {
  const known = await findAppointment(transaction, id);
  // An erased visitor has no request any more.
  if (!known?.language) return;
  const appointment = isNameless ? nameless(known, site.settings.defaultLanguage) : known;
  const news = { appointment, change, previous };
  if (toVisitor) await tellVisitor(transaction, site, news);
  // A new request reaches the agent in another mail, with all that was typed.
  if (change !== 'requested') await tellAgent(transaction, site, news);
  if (before && before.agentId !== appointment.agentId)
    await tellFormerAgent(transaction, site, appointment, before);
}

type Told = {
  change: Change;
  previous?: Date | undefined;
  before?: Before | undefined;
  toVisitor?: boolean | undefined;
  isNameless?: boolean | undefined;
};

type Before = TimeSpan & { agentId: number };

async function tellFormerAgent(
  transaction: Transaction<Database>,
  site: AppointmentSite,
  appointment: AppointmentRow,
  before: Before,
): Promise<void> {
  const agent = await transaction
    .selectFrom('agent')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', before.agentId)
    .executeTakeFirst();
  // In a mailbox that two agents share, the cancellation would remove the appointment.
  if (!agent || agent.email.toLowerCase() === appointment.agentEmail?.toLowerCase()) return;
  const agentName = `${agent.first_name} ${agent.last_name}`;
  const theirs = { ...appointment, ...before, agentName, agentEmail: agent.email };
  await tellAgent(transaction, site, { appointment: theirs, change: 'cancelled', previous: undefined });
}

type News = { appointment: AppointmentRow; change: Change; previous: Date | undefined };

async function tellVisitor(
  transaction: Transaction<Database>,
  site: AppointmentSite,
  news: News,
): Promise<void> {
  const { appointment, change } = news;
  const { email, language, remark, firstName } = appointment;
  if (!email || !language) return;
  const path = await appointmentPath(transaction, language, appointment, site.now);
  const address =
    appointment.status === 'confirmed'
      ? visitorsDoor(await findPlaceOfAppointment(transaction, appointment.propertyId), language)
      : undefined;
  await queueMail(transaction, site.jobs, {
    now: site.now,
    leadId: appointment.leadId ?? undefined,
    template: 'appointment',
    language,
    recipient: email,
    data: {
      ...saidIn(language, news),
      calendar: await fileFor(transaction, site, { ...news, address }, { write: appointmentFile, language }),
      address,
      // Anybody can type somebody else's address: the mail must not carry a stranger's link in the agency's name.
      remark: remark ? withoutAddresses(remark) : undefined,
      firstName: firstName ?? undefined,
      ...(change !== 'cancelled' && { movePath: path, cancelPath: `${path}#cancel` }),
    },
  });
}

async function tellAgent(
  transaction: Transaction<Database>,
  site: AppointmentSite,
  news: News,
): Promise<void> {
  const { appointment } = news;
  const { defaultLanguage, agency } = site.settings;
  const visitor = {
    name: visitorName(appointment),
    email: appointment.email ?? '',
    phone: appointment.phone ?? undefined,
  };
  await queueMail(transaction, site.jobs, {
    now: site.now,
    leadId: appointment.leadId ?? undefined,
    template: 'appointment',
    language: defaultLanguage,
    recipient: appointment.agentEmail ?? agency.email,
    replyTo: appointment.email || undefined,
    data: {
      ...saidIn(defaultLanguage, news),
      calendar: await fileFor(transaction, site, news, {
        write: agentAppointmentFile,
        language: defaultLanguage,
      }),
      visitor,
    },
  });
}

/** The contents of both mails, each in its reader's own language. */
function saidIn(language: Language, { appointment, change, previous }: News) {
  const { propertyId, agentId, startsAt, endsAt, wished, remark } = appointment;
  return {
    propertyId,
    agentId: agentId ?? undefined,
    change,
    startsAt: startsAt?.toISOString(),
    endsAt: endsAt?.toISOString(),
    previousStartsAt: previous?.toISOString(),
    wished: wished.map((moment) => momentText(moment, language)),
    remark: remark ?? undefined,
  };
}

/** Undefined for another wish: the time does not change. */
async function fileFor(
  transaction: Transaction<Database>,
  site: AppointmentSite,
  { appointment, change, address }: News & { address?: string | undefined },
  { write, language }: { write: typeof appointmentFile | typeof agentAppointmentFile; language: Language },
): Promise<string | undefined> {
  if (change === 'other_wish') return undefined;
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return write(transaction, site, appointment, { method, language, address });
}

/** The request is left out as well, because it would be mailed along. */
function nameless(appointment: AppointmentRow, language: Language): AppointmentRow {
  const lastName = formTexts(language)('VISITOR_ERASED');
  return { ...appointment, leadId: null, firstName: null, lastName, email: null, phone: null, remark: null };
}
