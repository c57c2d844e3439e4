import type { DocumentRow } from '#database/property/property-page.ts';
import type { Language } from '#domain/language.ts';
import { textsFor } from '#texts/server/texts.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import { fileSize } from '#texts/wording/file-size.ts';

export type ShownDocument = { name: string; note: string; href: string; download: boolean };

export function presentDocuments(
  language: Language,
  documents: DocumentRow[],
  requestHref: string,
): ShownDocument[] {
  const t = textsFor(language);
  return documents.flatMap((document): ShownDocument[] => {
    const name = documentTitle(document, language);
    if (document.access === 'download') {
      const note = ['pdf', document.size_bytes ? fileSize(t, document.size_bytes) : '']
        .filter(Boolean)
        .join(', ');
      return [{ name, note, href: `/documents/${document.id}/`, download: true }];
    }
    return [{ name, note: t('ON_REQUEST'), href: requestHref, download: false }];
  });
}
