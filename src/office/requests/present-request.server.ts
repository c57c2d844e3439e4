import type { InboxRow } from '#database/lead/inbox.ts';
import type { Language } from '#domain/language.ts';
import type { LeadStatus } from '#domain/lead/lead-status.ts';
import { initialsOf } from '#domain/person/initials.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { readMoment } from '#domain/time/time-slots.ts';
import { pictureAddress } from '#images/addresses.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayLabel } from '#texts/wording/moment-text.ts';
import type { ShownLeadStatus } from './lead-status.tsx';
import { formName, latenessOf, waitedText } from './request-words.server.ts';

type Shown = { language: Language; now: Date; publicUrl: string };

export function presentRequest(row: InboxRow, { language, now, publicUrl }: Shown) {
  const t = officeTextsFor(language);
  const about = propertyWords(row, language);
  const waitsForUs = isToAnswer(row, now);
  const waited = now.getTime() - row.created_at.getTime();
  return {
    id: row.id,
    href: `/office/requests/${row.id}/`,
    person: row.person,
    remark: row.remark?.replace(/\s+/g, ' ') ?? '',
    form: formName(row.form, t),
    wish: wishText(row, language),
    about,
    project: row.project,
    picture: row.picture_id === null ? undefined : pictureOf(row.picture_id, publicUrl),
    waits: waitsForUs ? waitedText(waited, t) : restText(row, now, language),
    lateness: waitsForUs ? latenessOf(waited) : undefined,
    assigned: row.assigned_name
      ? { name: row.assigned_name, initials: initialsOf(row.assigned_name) }
      : undefined,
    status: presentStatus(row, now, t),
  };
}

export type ShownRequest = ReturnType<typeof presentRequest>;

/** The days of the visit: 'di 24-11 of do 26-11'. */
function wishText({ appointment }: Pick<InboxRow, 'appointment'>, language: Language): string {
  const { starts_at: starts, wished = [] } = appointment ?? {};
  const days = starts ? [dayOf(new Date(starts))] : wished.flatMap((each) => readMoment(each)?.day ?? []);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(
    [...new Set(days)].map((day) => dayLabel(day, language)),
  );
}

type Standing = Pick<InboxRow, 'status' | 'snoozed_until'>;

export function isToAnswer({ status, snoozed_until }: Standing, now: Date): boolean {
  return (status === 'new' || status === 'open') && !(snoozed_until && snoozed_until > now);
}

/** Shown in place of the waiting time if the visitor does not wait for the agency. */
function restText(row: InboxRow, now: Date, language: Language): string {
  const t = officeTextsFor(language);
  if (row.snoozed_until && row.snoozed_until > now)
    return t('INBOX_SNOOZED_UNTIL', { when: formatDay(row.snoozed_until, language) });
  return row.status === 'waiting' ? t('INBOX_AT_CLIENT') : formatDay(row.created_at, language);
}

const statusKeys: Record<LeadStatus, OfficeTextKey> = {
  new: 'INBOX_IS_NEW',
  open: 'INBOX_IS_OPEN',
  waiting: 'INBOX_IS_WAITING',
  done: 'INBOX_IS_DONE',
  spam: 'INBOX_IS_SPAM',
};

export function statusName(status: LeadStatus, t: OfficeTexts): string {
  return t(statusKeys[status]);
}

export function presentStatus(row: Standing, now: Date, t: OfficeTexts): ShownLeadStatus {
  if (row.snoozed_until && row.snoozed_until > now && (row.status === 'new' || row.status === 'open'))
    return { kind: 'waiting', text: t('INBOX_IS_SNOOZED') };
  return { kind: row.status, text: statusName(row.status, t) };
}

function pictureOf(id: string, publicUrl: string): { small: string; large: string } {
  const address = (width: 100 | 500) => publicUrl + pictureAddress({ id, name: '-' }, width);
  return { small: address(100), large: address(500) };
}
