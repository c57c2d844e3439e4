import type { Language } from '#domain/language.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { fieldInWords } from './difference-words.server.ts';

/** The command's reasons for refusing settings, in words of the office. */
export function refusedWords(problems: readonly SiteProblem[], language: Language): string[] {
  const t = officeTextsFor(language);
  return problems.map(({ path, code, name = '' }) => {
    const field = fieldInWords(path, language);
    switch (code) {
      case 'DISTRICT_PLACE':
        return t('SETTINGS_DISTRICT_PLACE', { name });
      case 'DISTRICT_MEMBER':
        return t('SETTINGS_DISTRICT_MEMBER', { name });
      case 'PICTURE_GONE':
        return textsFor(language)('LABEL_AND_TEXT', { label: field, text: t('ARTICLE_PROBLEM_PICTURE') });
      default:
        return t('SETTINGS_WRONG', { field });
    }
  });
}
