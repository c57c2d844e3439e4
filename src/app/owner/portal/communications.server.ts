import type { OwnedCommunicationRow } from '#database/property/owned-communications.ts';
import type { Language } from '#domain/language.ts';
import { shortName } from '#domain/person/short-name.ts';
import { formatDay } from '#domain/time/dates.ts';
import { type PortalTextKey, portalTexts } from '#texts/portal/texts.ts';
import { communicationKind, communicationSubject } from '#texts/wording/communication-words.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

const statuses = {
  open: 'STATUS_OPEN',
  answered: 'STATUS_ANSWERED',
  closed: 'STATUS_CLOSED',
} as const satisfies Record<OwnedCommunicationRow['status'], PortalTextKey>;

export type ShownCommunication = ReturnType<typeof presentCommunication>;

/** The name of the contact is shortened. */
export function presentCommunication(row: OwnedCommunicationRow, language: Language) {
  const t = portalTexts(language);
  return {
    id: row.id,
    propertyId: row.property_id,
    date: formatDay(row.happened_at, language),
    kind: communicationKind(t, row.kind),
    contact: shortName(row.contact),
    subject: communicationSubject(t, row),
    comment: row.comment ?? '',
    written: writtenIn(language, row.language),
    status: t(statuses[row.status]),
  };
}
