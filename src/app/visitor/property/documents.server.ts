import type { DocumentRow } from '#database/property/property-page.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Texts } from '#texts/server/texts.ts';
import { documentName } from '#texts/wording/document-name.ts';

export type ShownDocument = { name: string; note: string; href: string; download: boolean };

export function presentDocuments(t: Texts, documents: DocumentRow[], requestHref: string): ShownDocument[] {
  return documents.flatMap((document): ShownDocument[] => {
    const name = documentName(t, document.kind);
    if (document.access === 'download') {
      const note = ['pdf', document.size_bytes ? fileSize(t, document.size_bytes) : '']
        .filter(Boolean)
        .join(', ');
      return [{ name, note, href: `/documents/${document.id}/`, download: true }];
    }
    return [{ name, note: t('ON_REQUEST'), href: requestHref, download: false }];
  });
}

/** As files are counted: 34 kB, in French 34 ko. */
export function fileSize(t: Texts, bytes: number): string {
  return bytes >= 1_000_000
    ? t('SIZE_MB', { size: formatNumber(bytes / 1_000_000, { decimals: 1 }) })
    : t('SIZE_KB', { size: Math.ceil(bytes / 1000) });
}
