import { type Language, languages } from '#domain/language.ts';

/** 'machine': a service wrote it and nobody has read it yet. */
export const translationStates = ['missing', 'outdated', 'machine', 'checked'] as const;

export type TranslationState = (typeof translationStates)[number];

/** A text by the hashes of what stands in it in two languages; undefined: nothing. `stored`: before what waits. */
export type TranslationPair = {
  source: string | undefined;
  target: string | undefined;
  storedSource: string | undefined;
  storedTarget: string | undefined;
};

/** For which source this translation was written or checked. */
export type KnownTranslation = { targetHash: string; sourceHash: string; state: 'checked' | 'machine' };

/**
 * How a text stands in a language. What nobody noted down was written for the source that stands beside it: the first
 * look at a site that was there before finds all of it checked.
 */
export function translationState(
  { source, target, storedSource, storedTarget }: TranslationPair,
  known: readonly KnownTranslation[],
): TranslationState {
  if (target === undefined) return 'missing';
  const ofTarget = known.filter(({ targetHash }) => targetHash === target);
  const ofBoth = ofTarget.find(({ sourceHash }) => sourceHash === source);
  if (ofBoth) return ofBoth.state;
  if (ofTarget.length > 0) return ofTarget.some(({ state }) => state === 'machine') ? 'machine' : 'outdated';
  return target === storedTarget && source !== storedSource ? 'outdated' : 'checked';
}

export function isWritten(text: unknown): boolean {
  return typeof text === 'string' ? text.trim() !== '' : typeof text === 'object' && text !== null;
}

/** In which language a text was written first: what is known of it, the first of the site, or what there is. */
export function sourceLanguage(
  texts: Partial<Record<Language, unknown>>,
  ...wanted: (Language | null | undefined)[]
): Language | undefined {
  return [...wanted, ...languages].find((each) => each && isWritten(texts[each])) ?? undefined;
}
