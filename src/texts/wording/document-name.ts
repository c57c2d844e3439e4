import { type DocumentKind, documentKinds } from '#domain/property/document-kinds.ts';
import type { TextKey, Texts } from '#texts/server/texts.ts';

export function documentName(t: Texts, kind: string): string {
  const isKnown = (documentKinds as readonly string[]).includes(kind);
  return t(
    isKnown
      ? (`DOCUMENT_${kind.toUpperCase() as Uppercase<DocumentKind>}` satisfies TextKey)
      : 'DOCUMENT_UNNAMED',
  );
}
