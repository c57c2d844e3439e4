import type { Language, LocalisedText } from '#domain/language.ts';
import { type DocumentKind, documentKinds } from '#domain/property/document-kinds.ts';
import { type TextKey, type Texts, textsFor } from '#texts/server/texts.ts';

export function documentName(t: Texts, kind: string): string {
  const isKnown = (documentKinds as readonly string[]).includes(kind);
  return t(
    isKnown
      ? (`DOCUMENT_${kind.toUpperCase() as Uppercase<DocumentKind>}` satisfies TextKey)
      : 'DOCUMENT_UNNAMED',
  );
}

/** What the agency calls it in this language, else what it is. A name in another language says less than the kind. */
export function documentTitle(
  { kind, name }: { kind: string; name: LocalisedText | null },
  language: Language,
): string {
  return name?.[language]?.trim() || documentName(textsFor(language), kind);
}
