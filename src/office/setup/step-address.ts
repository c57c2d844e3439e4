import { isLanguage, type Language } from '#domain/language.ts';
import type { SetupStep } from '#site/new-agency/agency-from-draft.ts';

/** Names the language: without a log-in it would be lost on the way to the next step. */
export function stepAddress(token: string, step: SetupStep, language: Language): string {
  return `/office/setup/${token}/${step}/?language=${language}`;
}

/** The language that the administrator chose, as soon as the first step is saved. */
export function languageOf(administrator: { language?: string } | undefined, otherwise: Language): Language {
  const chosen = administrator?.language;
  return isLanguage(chosen) ? chosen : otherwise;
}
