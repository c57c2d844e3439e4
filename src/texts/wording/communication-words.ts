import type { PortalTextKey, PortalTexts } from '#texts/portal/texts.ts';

const kinds = {
  request: 'KIND_REQUEST',
  mail: 'KIND_MAIL',
  phone: 'KIND_PHONE',
  letter: 'KIND_LETTER',
  note: 'KIND_NOTE',
} as const satisfies Record<string, PortalTextKey>;

export function communicationKind(t: PortalTexts, kind: keyof typeof kinds): string {
  return t(kinds[kind]);
}

const requests: Partial<Record<string, PortalTextKey>> = {
  contact: 'REQUEST_CONTACT',
  contact_me: 'REQUEST_CONTACT_ME',
  documents: 'REQUEST_DOCUMENTS',
  visit: 'REQUEST_APPOINTMENT',
  offer: 'REQUEST_OFFER',
  send_to_friend: 'REQUEST_SEND_TO_FRIEND',
};

/** A request is named after its form, in the owner's language. */
export function communicationSubject(
  t: PortalTexts,
  { form, subject }: { form: string | null; subject: string },
): string {
  const key = form ? requests[form] : undefined;
  return key ? t(key) : subject;
}
