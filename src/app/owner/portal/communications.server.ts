import type { OwnedCommunicationRow } from '#database/property/owned-communications.ts';
import type { Language } from '#domain/language.ts';
import { shortName } from '#domain/person/short-name.ts';
import { formatDay } from '#domain/time/dates.ts';
import type { ShownStatus } from '#interface/status.tsx';
import { type PortalTextKey, portalTexts } from '#texts/portal/texts.ts';
import { communicationKind, communicationSubject } from '#texts/wording/communication-words.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

const statuses = {
  open: ['gone', 'STATUS_OPEN'],
  answered: ['option', 'STATUS_ANSWERED'],
  closed: ['none', 'STATUS_CLOSED'],
} as const satisfies Record<OwnedCommunicationRow['status'], [ShownStatus['kind'], PortalTextKey]>;

export type ShownCommunication = ReturnType<typeof presentCommunication>;

/** The name of the contact is shortened. */
export function presentCommunication(row: OwnedCommunicationRow, language: Language) {
  const t = portalTexts(language);
  const [kind, key] = statuses[row.status];
  return {
    id: row.id,
    propertyId: row.property_id,
    date: formatDay(row.happened_at, language),
    kind: communicationKind(t, row.kind),
    contact: shortName(row.contact),
    subject: communicationSubject(t, row),
    comment: row.comment ?? '',
    written: writtenIn(language, row.language),
    status: { kind, text: t(key) } satisfies ShownStatus,
    isOpen: row.status === 'open',
  };
}
