import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { appointmentPath } from '#mail/appointment-link.ts';
import { loadMailContents } from '#mail/mail-contents.ts';
import type { MailData } from '#mail/mail-data.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { visitCalendar } from '#mail/visit-calendar.ts';
import type { Settings } from '#site/settings.ts';
import { formTexts } from '#texts/forms.ts';
import { momentText } from '#texts/moment-text.ts';

/** What commands about visits work with. */
export type VisitSite = {
  jobs: Pick<Jobs, 'enqueue'>;
  settings: Settings;
  publicUrl: string;
  now: Date;
};

type Change = MailData<'appointment'>['change'];

export type VisitRow = {
  id: number;
  leadId: number | null;
  propertyId: number;
  agentId: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  wished: string[];
  revision: number;
  status: string;
  language: Language | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  remark: string | null;
  agentName: string | null;
  agentEmail: string | null;
};

/** Takes an appointment; gives it with who comes and who shows the home. */
export async function findVisit(database: Kysely<Database>, id: number): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    select v.id, v.lead_id as "leadId", v.property_id as "propertyId", v.agent_id as "agentId",
      v.starts_at as "startsAt", v.ends_at as "endsAt", v.wished, v.revision, v.status, l.language,
      l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.remark,
      a.first_name || ' ' || a.last_name as "agentName", a.email as "agentEmail"
    from appointment v left join lead l on l.id = v.lead_id left join agent a on a.id = v.agent_id
    where v.id = ${id}`.execute(database);
  return rows[0];
}

/**
 * Queues, in the transaction that changed an appointment, what its visitor and the agent are told, with the calendar
 * file. `previous`: when it was before; where it has no time any more, calendars are told to take that one out.
 * `toVisitor`: false where that address has had enough mail.
 */
export async function queueVisitMails(
  transaction: Transaction<Database>,
  site: VisitSite,
  id: number,
  change: Change,
  { previous, toVisitor = true }: { previous?: Date; toVisitor?: boolean } = {},
): Promise<void> {
  const { jobs, settings, now } = site;
  const visit = await findVisit(transaction, id);
  if (!visit?.email || !visit.language) return;
  const visitor = {
    name: [visit.firstName, visit.lastName].filter(Boolean).join(' ') || visit.email,
    email: visit.email,
    phone: visit.phone ?? undefined,
  };
  const common = { now, leadId: visit.leadId ?? undefined };
  if (toVisitor) {
    const path = await appointmentPath(transaction, visit.language, visit, now);
    await queueMail(transaction, jobs, {
      ...common,
      template: 'appointment',
      language: visit.language,
      recipient: visit.email,
      data: {
        ...(await said(visit.language)),
        firstName: visit.firstName ?? undefined,
        ...(change !== 'cancelled' && { movePath: path, cancelPath: `${path}#cancel` }),
      },
    });
  }
  // Of a request the agent reads all that was typed, in another mail.
  if (change === 'requested') return;
  await queueMail(transaction, jobs, {
    ...common,
    template: 'appointment',
    language: settings.defaultLanguage,
    recipient: visit.agentEmail ?? settings.agency.email,
    replyTo: visit.email,
    data: { ...(await said(settings.defaultLanguage)), visitor },
  });

  async function said(language: Language) {
    const { propertyId, agentId, startsAt, endsAt, wished, remark } = visit as VisitRow;
    return {
      propertyId,
      agentId: agentId ?? undefined,
      change,
      startsAt: startsAt?.toISOString(),
      endsAt: endsAt?.toISOString(),
      previousStartsAt: previous?.toISOString(),
      wished: wished.map((moment) => momentText(moment, language)),
      remark: remark ?? undefined,
      // When it is has not changed.
      calendar: change === 'other_wish' ? undefined : await calendarOf(language),
    };
  }

  async function calendarOf(language: Language): Promise<string | undefined> {
    const { startsAt, endsAt, propertyId, revision, agentName, agentEmail } = visit as VisitRow;
    if (!startsAt || !endsAt) return undefined;
    const { properties } = await loadMailContents(transaction, { propertyId }, language);
    const home = properties[0];
    return visitCalendar({
      uid: `visit-${id}@${new URL(site.publicUrl).hostname}`,
      revision,
      isCancelled: change === 'cancelled',
      startsAt,
      endsAt,
      title: formTexts(language)('VISIT_CALENDAR_TITLE', { title: home?.title ?? '' }),
      place: home?.address ?? '',
      url: site.publicUrl + (home?.path ?? '/'),
      agent: {
        name: agentName ?? settings.agency.name,
        email: agentEmail ?? settings.agency.email,
      },
      visitor,
      writtenAt: now,
    });
  }
}
