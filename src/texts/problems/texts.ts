import type { Language } from '#domain/language.ts';
import { type ProblemCode, type ReadProblem, readProblem } from '#domain/problem/problem.ts';
import { createAllTexts, type TextsOf } from '#texts/i18n.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

type ProblemTextKey = keyof typeof nl;

export const problemTables: Record<Language, Record<ProblemTextKey, string>> = { nl, fr, de, en };

/** The value of a sentence that is its count; if that is one, the key with _ONE is used. */
const counts: Partial<Record<ProblemCode, string>> = {
  BUSY_UNTIL: 'seconds',
  NAMED_TOO_FEW: 'total',
  NOT_BELIEVED: 'missing',
  DELIVERY_UNREADABLE: 'homes',
};

const texts = createAllTexts<ProblemTextKey>(problemTables);

/** The words of a stored sentence, to follow the name of its subject. A sentence that is not ours is quoted. */
export function problemWords(sentence: string, language: Language): string {
  const read = readProblem(sentence);
  const t = texts[language];
  return read ? say(read, t) : t('IN_OTHER_WORDS', { said: sentence });
}

/** The subject and what is wrong with it. `what` is empty if the subject already stands beside it. */
export function problemOf(what: string, sentence: string, language: Language): string {
  const why = problemWords(sentence, language);
  return what === '' ? why : texts[language]('ABOUT', { what, why });
}

/** The words as a sentence of their own. */
export function problemAlone(sentence: string, language: Language): string {
  const words = problemWords(sentence, language);
  const end = /[.!?…]$/.test(words) ? '' : '.';
  return `${words.charAt(0).toLocaleUpperCase(language)}${words.slice(1)}${end}`;
}

function say({ code, values, why }: ReadProblem, t: TextsOf<ProblemTextKey>): string {
  const counted = counts[code];
  return t(code, {
    ...values,
    ...(why && { why: say(why, t) }),
    ...(counted && { count: Number(values[counted]) }),
  });
}
