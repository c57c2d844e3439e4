import type { Language } from '#domain/language.ts';
import { type ProblemCode, type ReadProblem, readProblem } from '#domain/problem/problem.ts';
import { createAllTexts, type TextsOf } from '#texts/i18n.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type ProblemTextKey = keyof typeof nl;

export const problemTables: Record<Language, Record<ProblemTextKey, string>> = { nl, fr, de, en };

/** Which value of a sentence counts; where it is one, the key with _ONE says it. */
const counts: Partial<Record<ProblemCode, string>> = {
  BUSY_UNTIL: 'seconds',
  NAMED_TOO_FEW: 'total',
  NOT_BELIEVED: 'missing',
  DELIVERY_UNREADABLE: 'homes',
};

const texts = createAllTexts<ProblemTextKey>(problemTables);

/** What a stored sentence says, to go on after what it is about; what others wrote is repeated as theirs. */
export function problemWords(sentence: string, language: Language): string {
  const read = readProblem(sentence);
  const t = texts[language];
  return read ? say(read, t) : t('IN_OTHER_WORDS', { said: sentence });
}

/** What it is about, and what is wrong with it; `what` empty: what it is about stands there already. */
export function problemOf(what: string, sentence: string, language: Language): string {
  const why = problemWords(sentence, language);
  return what === '' ? why : texts[language]('ABOUT', { what, why });
}

/** The same alone. */
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
