import type { DocumentReader } from '#database/lead/document-readers.ts';
import { formatDay } from '#domain/time/dates.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import type { OfficeContext } from '#office/request-context.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** A visitor who asked for a document or got it; `state`: whether it was sent. */
export function presentReader(reader: DocumentReader, { language }: OfficeContext) {
  const { lead_id, person, asked_at } = reader;
  const t = officeTextsFor(language);
  return {
    href: `/office/requests/${lead_id}/`,
    person,
    asked: asked_at ? t('DOCUMENT_ASKED_ON', { day: formatDay(asked_at) }) : '',
    isSent: reader.status === 'sent',
    state: stateOf(reader, t),
  };
}

function stateOf({ status, sent_at }: DocumentReader, t: OfficeTexts): { kind: SignKind; text: string } {
  switch (status) {
    case 'sent':
      return { kind: 'done', text: t('DOCUMENT_SENT_ON', { day: sent_at ? formatDay(sent_at) : '' }) };
    case 'waiting':
      return { kind: 'soon', text: t('DOCUMENT_QUEUED') };
    case 'dead':
      return { kind: 'must', text: t('DOCUMENT_NOT_DELIVERED') };
    case null:
      return { kind: 'empty', text: t('DOCUMENT_NOT_SENT') };
  }
}
