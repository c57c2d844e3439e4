import { isLanguage, type Language } from '#domain/language.ts';
import type { SetupStep } from '#site/new-agency/agency-from-draft.ts';

/** Names the language, which who has no log-in yet would lose on the way to the next step. */
export function stepAddress(token: string, step: SetupStep, language: Language): string {
  return `/office/setup/${token}/${step}/?language=${language}`;
}

/** That which the administrator chose, as soon as the first step is kept. */
export function languageOf(administrator: { language?: string } | undefined, otherwise: Language): Language {
  const chosen = administrator?.language;
  return isLanguage(chosen) ? chosen : otherwise;
}
