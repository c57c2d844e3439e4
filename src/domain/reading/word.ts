import { quote, type Reading, saysNothing } from './reading.ts';

/** Words in any language, plain (see `plainWord`), and the tokens that each can mean. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** In lower case without accents, with one space in place of any signs between words. */
export function plainWord(text: string): string {
  return text
    .replace(/ß/gu, 'ss')
    .replace(/œ/giu, 'oe')
    .replace(/æ/giu, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

/** The token itself counts as one of its words. */
export function vocabularyOf(meanings: Iterable<[token: string, words: Iterable<string>]>): Vocabulary {
  const vocabulary = new Map<string, Set<string>>();
  for (const [token, words] of meanings) {
    for (const word of [token, ...words]) {
      const plain = plainWord(word);
      if (plain) vocabulary.set(plain, (vocabulary.get(plain) ?? new Set()).add(token));
    }
  }
  return vocabulary;
}

/** A token, or a word for it in any language, becomes the token; a word that can mean two things is a problem. */
export function readWord(text: string, vocabulary: Vocabulary): Reading<string> {
  const tokens = vocabulary.get(plainWord(text));
  if (tokens?.size === 1) return { value: [...tokens][0] };
  if (tokens) return { problem: `${quote(text)} can be ${[...tokens].join(' or ')}` };
  if (saysNothing(text)) return { value: undefined };
  const known = [...new Set([...vocabulary.values()].flatMap((each) => [...each]))];
  const some = known.length > 12 ? `${known.slice(0, 12).join(', ')} …` : known.join(', ');
  return { problem: `${quote(text)} is not one of ${some}` };
}
