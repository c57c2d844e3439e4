import type { Language } from '#domain/language.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/**
 * The problems that the schema found in a page, in the words of the office. `field`: the name of the field in the form.
 */
export function pageProblems(lines: readonly string[], language: Language) {
  const t = officeTextsFor(language);
  const problems = lines.map((line) => {
    const [path = '', reason = ''] = line.split(/: (.*)/s);
    const field = path.replace(/^pages\[\d+\]\.?/, '').replace(/\[(\d+)\]/g, '.$1');
    return { field, text: wordsFor(field, reason) };
  });
  return { refusal: t('CONTENT_NOT_KEPT'), problems };

  function wordsFor(field: string, reason: string): string {
    if (/already$/.test(reason) && field.startsWith('path')) return t('CONTENT_PROBLEM_TAKEN');
    if (field.startsWith('path')) return t('CONTENT_PROBLEM_PATH');
    if (/(link|address|video)/.test(field)) return t('CONTENT_PROBLEM_LINK');
    return t('CONTENT_PROBLEM');
  }
}
