import { type ExpiringDocument, listExpiringDocuments } from '#database/property/expiring-documents.ts';
import type { Language } from '#domain/language.ts';
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
    rows: documents.map((document) => {
      const about = aboutOf(document, language);
      return {
        id: document.id,
        name: documentTitle({ ...document, region: document.project?.region ?? document.region }, language),
        href: `${about.href}documents/?open=${document.id}#document-${document.id}`,
        about,
        ...expiryWords(document.expires_on, today, language),
      };
    }),
  };
}

/** The property or project that the document is about. `said`: its name beside that of the document. */
function aboutOf(
  { project, ...line }: ExpiringDocument,
  language: Language,
): { href: string; text: string; said: string } {
  if (project) {
    const { id, name, city } = project;
    return { href: `/office/projects/${id}/`, text: `${name}, ${city}`, said: name };
  }
  const property = propertyWords(line, language);
  if (!property) throw new TypeError('The database keeps no document of nothing.');
  return {
    href: property.href,
    text: `${property.type}, ${property.address}`,
    said: property.address,
  };
}
