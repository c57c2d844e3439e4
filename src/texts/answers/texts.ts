import type { Language, LocalisedText } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const answerTables: Record<Language, Record<keyof typeof nl, string>> = { nl, fr, de, en };

/** The answers to visitors' requests that the program comes with; an agency may replace their words by its own. */
export const answerIds = [
  'slots',
  'fixed',
  'documents',
  'information',
  'gone',
  'valuation',
  'received',
] as const;

type AnswerId = (typeof answerIds)[number];

/** With fields such as `{{firstname}}`, whose names are the same in every language. */
export function usualAnswer(id: AnswerId): { subject: LocalisedText; body: LocalisedText } {
  const name = id.toUpperCase() as Uppercase<AnswerId>;
  const inAll = (part: 'SUBJECT' | 'BODY') =>
    Object.fromEntries(
      languages.map((language) => [language, answerTables[language][`ANSWER_${name}_${part}`]]),
    );
  return { subject: inAll('SUBJECT'), body: inAll('BODY') };
}
