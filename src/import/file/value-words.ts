import { plainWord } from '#domain/reading/word.ts';

/** The meanings of values here, by their column and plain word: 'state', 'to be done up', 'to_refresh'. */
export type ValueMap = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The value in the word that is meant here, also within a list ('GAS|FUELOIL'). */
export function withOwnWords(given: unknown, words: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(given)) return given.map((each) => withOwnWords(each, words));
  if (given === null || given === undefined || typeof given === 'object') return given;
  const text = String(given);
  const whole = words.get(plainWord(text));
  if (whole !== undefined) return whole;
  const parts = text.split(/([|;,])/u);
  return parts.length > 1 ? parts.map((part) => words.get(plainWord(part)) ?? part).join('') : given;
}
