import type { Language } from '#domain/language.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { textsFor } from '#texts/server/texts.ts';
import { fieldInWords } from './difference-words.server.ts';

/**
 * The command's reasons for refusing settings ('header.logo.pictureId: there is no picture …'), in words of the office.
 */
export function refusedWords(lines: readonly string[], language: Language): string[] {
  const t = officeTextsFor(language);
  return lines.map((line) => {
    const [path = '', reason = ''] = line.split(/: (.*)/s);
    const field = fieldInWords(path, language);
    const [, name] = /^‘(.*)’/su.exec(reason) ?? [];
    if (name !== undefined && path.startsWith('districts')) {
      return t(/\.members\[/u.test(path) ? 'SETTINGS_DISTRICT_MEMBER' : 'SETTINGS_DISTRICT_PLACE', { name });
    }
    if (!reason.startsWith('there is no picture')) return t('SETTINGS_WRONG', { field });
    return textsFor(language)('LABEL_AND_TEXT', { label: field, text: t('ARTICLE_PROBLEM_PICTURE') });
  });
}
