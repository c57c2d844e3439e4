import type { Language, LocalisedText } from '#domain/language.ts';
import { type Region, regions } from '#domain/place/region.ts';
import { type DocumentKind, documentKinds } from '#domain/property/document-kinds.ts';
import { type TextKey, type Texts, textsFor } from '#texts/server/texts.ts';

/** `region`: of the property; the law there may have its own name for the document. */
export function documentName(t: Texts, kind: string, region?: string | null): string {
  const isKnown = (documentKinds as readonly string[]).includes(kind);
  if (kind === 'epc' && isRegion(region))
    return t(`DOCUMENT_EPC__${region.toUpperCase() as Uppercase<Region>}` satisfies TextKey);
  if (kind === 'soil' && region === 'wallonia') return t('DOCUMENT_SOIL__WALLONIA');
  return t(
    isKnown
      ? (`DOCUMENT_${kind.toUpperCase() as Uppercase<DocumentKind>}` satisfies TextKey)
      : 'DOCUMENT_UNNAMED',
  );
}

/**
 * The agency's name for it in this language, else its kind. A name in another language would say less than the kind.
 */
export function documentTitle(
  { kind, name, region }: { kind: string; name: LocalisedText | null; region: string | null },
  language: Language,
): string {
  return name?.[language]?.trim() || documentName(textsFor(language), kind, region);
}

function isRegion(region: string | null | undefined): region is Region {
  return (regions as readonly (string | null | undefined)[]).includes(region);
}
