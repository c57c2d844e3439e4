import {
  type LeadEvent,
  type LeadMail,
  type LeadPage,
  listLeadEvents,
  listLeadMails,
} from '#database/lead/lead-page.ts';
import type { Language } from '#domain/language.ts';
import { isLeadStatus } from '#domain/lead/lead-status.ts';
import { isOfOffice } from '#domain/lead/noted-lead.ts';
import { phoneLink } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { dayOf, formatDay, formatTime } from '#domain/time/dates.ts';
import type { IconName } from '#interface/icon-names.ts';
import type { OfficeIconName } from '#office/interface/office-icon-names.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { statusName } from '#office/requests/present-request.server.ts';
import { formName } from '#office/requests/request-words.server.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

type Remedy = { href: string; text: string };

export type TimelineItem = {
  key: string;
  when: string;
  icon: IconName | OfficeIconName;
  title: string;
  detail: string;
  delivery: { kind: 'done' | 'soon' | 'must'; text: string; remedy?: Remedy | undefined } | undefined;
};

/**
 * The events of the request, the newest first: actions of staff, and every mail with its state. `notes`: how many notes
 * and
 * calls there are. `hasBounced`: the last mail to the visitor did not arrive.
 */
export async function loadTimeline(
  office: OfficeContext,
  lead: LeadPage,
): Promise<{ items: TimelineItem[]; notes: number; hasBounced: boolean }> {
  const { database, language, now } = office;
  const t = officeTextsFor(language);
  const [events, mails] = await Promise.all([
    listLeadEvents(database, lead.id),
    listLeadMails(database, lead.id),
  ]);
  const when = (at: Date) => whenText(at, language, now);
  const told = new Set(events.map(({ mail_id }) => mail_id));
  const items = [
    ...events.map((event) => {
      const mail = mails.find(({ id }) => id === event.mail_id);
      const words = eventWords(event, t, language);
      return {
        at: event.at,
        item: {
          key: `event-${event.id}`,
          when: when(event.at),
          ...words,
          detail: mail ? answerText(mail) : words.detail,
          delivery: mail && deliveryOf(mail, lead, office),
        },
      };
    }),
    ...mails
      .filter(({ id }) => !told.has(id))
      .map((mail) => ({
        at: mail.created_at,
        item: {
          key: mail.id,
          when: when(mail.created_at),
          icon: 'mail' as const,
          title: mailTitle(mail, isToPerson(mail, lead), language),
          detail: t('STORY_TO', { address: mail.recipient }),
          delivery: deliveryOf(mail, lead, office),
        },
      })),
    {
      at: lead.created_at,
      item: {
        key: 'asked',
        when: when(lead.created_at),
        icon: 'inbox' as const,
        title: t(isOfOffice(lead.page) ? 'STORY_NOTED' : 'STORY_ASKED', { form: formName(lead.form, t) }),
        detail: '',
        delivery: undefined,
      },
    },
  ];
  const last = mails.find((mail) => isToPerson(mail, lead));
  return {
    items: items.toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(({ item }) => item),
    notes: events.filter(({ kind }) => kind === 'note' || kind === 'call').length,
    hasBounced: last?.status === 'dead',
  };
}

/** A sent answer in short: its subject and its first words. */
export function answerText({ data: { subject = '', text = '' } }: Pick<LeadMail, 'data'>): string {
  return [subject, text.replace(/\{\{\w+\}\}/g, '').trim()].filter(Boolean).join('\n');
}

const mailKeys: Record<string, OfficeTextKey> = {
  'request-received': 'STORY_CONFIRMATION',
  'request-for-agent': 'STORY_TO_AGENT',
  'request-noted': 'STORY_TO_AGENT',
  documents: 'STORY_DOCUMENTS',
  'appointment-reminder': 'STORY_REMINDER',
};

const visitKeys: Record<string, OfficeTextKey> = {
  requested: 'STORY_VISIT_REQUESTED',
  other_wish: 'STORY_VISIT_OTHER_WISH',
  confirmed: 'STORY_VISIT_CONFIRMED',
  moved: 'STORY_VISIT_MOVED',
  cancelled: 'STORY_VISIT_CANCELLED',
};

/** Visitor and agent are both told of a viewing: the title says which of the two. */
function mailTitle({ template, change }: LeadMail, isToVisitor: boolean, language: Language): string {
  const t = officeTextsFor(language);
  const visit = visitKeys[change ?? ''];
  if (!visit) return t(mailKeys[template] ?? 'STORY_OTHER_MAIL');
  if (isToVisitor) return t(visit);
  return textsFor(language)('LABEL_AND_TEXT', { label: t('STORY_TO_AGENT'), text: t(visit) });
}

function isToPerson({ recipient }: LeadMail, { email }: LeadPage): boolean {
  return recipient.toLowerCase() === email.toLowerCase();
}

function deliveryOf(mail: LeadMail, lead: LeadPage, office: OfficeContext): TimelineItem['delivery'] {
  const { language, now } = office;
  const t = officeTextsFor(language);
  if (mail.status === 'dead')
    return { kind: 'must', text: t('STORY_DEAD'), remedy: remedyOf(mail, lead, office) };
  if (mail.status === 'sent' && mail.sent_at)
    return { kind: 'done', text: t('STORY_SENT', { when: whenText(mail.sent_at, language, now) }) };
  return { kind: 'soon', text: t('STORY_QUEUED') };
}

/** What can be done about a mail that did not arrive. */
function remedyOf(mail: LeadMail, lead: LeadPage, office: OfficeContext): Remedy | undefined {
  const t = officeTextsFor(office.language);
  const { phone } = lead;
  if (!isToPerson(mail, lead))
    return staffOf(office).may('staff.manage')
      ? { href: '/office/team/', text: t('STORY_DEAD_TEAM') }
      : undefined;
  if (phone)
    return { href: phoneLink(phone, countryIds.belgium) ?? `tel:${phone}`, text: t('STORY_DEAD_CALL') };
  return { href: '#answer', text: t('STORY_DEAD_ANSWER') };
}

function eventWords(
  event: LeadEvent,
  t: OfficeTexts,
  language: Language,
): Pick<TimelineItem, 'icon' | 'title' | 'detail'> {
  const person = event.by ?? t('STORY_SOMEBODY');
  const body = event.body ?? '';
  switch (event.kind) {
    case 'note':
      return { icon: 'pencil', title: t('STORY_NOTE', { person }), detail: body };
    case 'call':
      return { icon: 'phone', title: t('STORY_CALL', { person }), detail: body };
    case 'mail':
      return { icon: 'send', title: t('STORY_MAIL', { person }), detail: '' };
    case 'assigned':
      return {
        icon: 'user-round',
        title: t('STORY_ASSIGNED', { assigned: event.assigned ?? t('INBOX_NOBODY') }),
        detail: event.by ? t('STORY_ASSIGNED_BY', { person }) : t('STORY_BY_ITSELF'),
      };
    case 'visit': {
      const at = new Date(body);
      const day = dayInWords(dayOf(at), language, { weekday: true, year: false });
      return {
        icon: 'calendar',
        title: t('STORY_VISIT', { person }),
        detail: t('STORY_VISIT_AT', { day, time: timeText(formatTime(at), language) }),
      };
    }
    case 'snoozed':
      return {
        icon: 'clock',
        title: body
          ? t('STORY_SNOOZED', { when: formatDay(new Date(body), language), person })
          : t('STORY_TAKEN_UP', { person }),
        detail: '',
      };
    default:
      return {
        icon: 'check',
        title: t('STORY_STATUS', { status: isLeadStatus(body) ? statusName(body, t) : body, person }),
        detail: '',
      };
  }
}
