import { listExpiringDocuments } from '#database/property/expiring-documents.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { expiryWords } from '#office/documents/expiry-words.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import { propertyWords } from './property-words.server.ts';

const MOST = 6;
const WITHIN_DAYS = 30;

export async function loadDocuments({ database, now, language }: OfficeContext) {
  const today = dayOf(now);
  const until = addDays(today, WITHIN_DAYS);
  const { documents, total } = await listExpiringDocuments(database, { until, most: MOST });
  return {
    total,
    more: total - documents.length,
    rows: documents.map((document) => ({
      id: document.id,
      name: documentTitle(document, language),
      href: `/office/properties/${document.property_id}/documents/?open=${document.id}#document-${document.id}`,
      about: propertyWords(document, language),
      ...expiryWords(document.expires_on, today, language),
    })),
  };
}
