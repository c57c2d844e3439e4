import type { DocumentReader } from '#database/lead/document-readers.ts';
import type { Language } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** A visitor who asked for a document or got it; `state`: whether it was sent. */
export function presentReader(reader: DocumentReader, { language }: OfficeContext) {
  const { lead_id, person, asked_at } = reader;
  const t = officeTextsFor(language);
  return {
    href: `/office/requests/${lead_id}/`,
    person,
    asked: asked_at ? t('DOCUMENT_ASKED_ON', { day: formatDay(asked_at, language) }) : '',
    isSent: reader.status === 'sent',
    state: stateOf(reader, language),
  };
}

function stateOf({ status, sent_at }: DocumentReader, language: Language): { kind: SignKind; text: string } {
  const t = officeTextsFor(language);
  switch (status) {
    case 'sent':
      return {
        kind: 'done',
        text: t('DOCUMENT_SENT_ON', { day: sent_at ? formatDay(sent_at, language) : '' }),
      };
    case 'waiting':
      return { kind: 'soon', text: t('DOCUMENT_QUEUED') };
    case 'dead':
      return { kind: 'must', text: t('DOCUMENT_NOT_DELIVERED') };
    case null:
      return { kind: 'empty', text: t('DOCUMENT_NOT_SENT') };
  }
}
