import { type Language, languages } from '#domain/language.ts';

/** 'machine': a service wrote it and nobody has read it yet. */
export const translationStates = ['missing', 'outdated', 'machine', 'checked'] as const;

export type TranslationState = (typeof translationStates)[number];

/** The hashes of a text in two languages; undefined: no text. `stored…`: without edits that wait to be published. */
type TranslationPair = {
  source: string | undefined;
  target: string | undefined;
  storedSource: string | undefined;
  storedTarget: string | undefined;
};

/** The source for which a translation was written or checked. */
export type KnownTranslation = { targetHash: string; sourceHash: string; state: 'checked' | 'machine' };

/**
 * The state of a text in one language. A translation that nothing is known of counts as written for the source beside
 * it: on a site older than this record, all translations start as checked.
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

/** The language in which a text was written first: the first of `wanted` that has a text, else any that has one. */
export function sourceLanguage(
  texts: Partial<Record<Language, unknown>>,
  ...wanted: (Language | null | undefined)[]
): Language | undefined {
  return [...wanted, ...languages].find((each) => each && isWritten(texts[each])) ?? undefined;
}
