import type { Agent } from '#database/people.ts';
import type { DocumentRow } from '#database/property-page.ts';
import { formatNumber } from '#domain/numbers.ts';
import type { TextKey, Texts } from '#texts/i18n.ts';
import { mailAddress } from '../../interface/mail-address.ts';

const names: Partial<Record<string, TextKey>> = {
  epc: 'DOCUMENT_EPC',
  plans: 'DOCUMENT_PLANS',
  electricity: 'DOCUMENT_ELECTRICITY',
  planning: 'DOCUMENT_PLANNING',
  asbestos: 'DOCUMENT_ASBESTOS',
  soil: 'DOCUMENT_SOIL',
  specifications: 'DOCUMENT_SPECIFICATIONS',
};

export type ShownDocument = { name: string; note: string; href: string; download: boolean };

/** Takes the documents of a property or project; gives each with its address: a download, or a mail to the agent. */
export function presentDocuments(
  t: Texts,
  documents: DocumentRow[],
  agent: Agent | null,
  reference: string,
): ShownDocument[] {
  return documents.flatMap((document): ShownDocument[] => {
    const name = t(names[document.kind] ?? 'DOCUMENT_UNNAMED');
    if (document.access === 'download') {
      const note = ['pdf', document.size_bytes ? fileSize(t, document.size_bytes) : '']
        .filter(Boolean)
        .join(', ');
      return [{ name, note, href: `/documents/${document.id}/`, download: true }];
    }
    if (!agent) return [];
    const href = mailAddress(agent.email, {
      subject: t('MAIL_DOCUMENT_SUBJECT', { document: name, reference }),
    });
    return [{ name, note: t('ON_REQUEST'), href, download: false }];
  });
}

/** Takes a number of bytes; gives it as files are counted: 34 kB, in French 34 ko. */
export function fileSize(t: Texts, bytes: number): string {
  return bytes >= 1_000_000
    ? t('SIZE_MB', { size: formatNumber(bytes / 1_000_000, { decimals: 1 }) })
    : t('SIZE_KB', { size: Math.ceil(bytes / 1000) });
}
