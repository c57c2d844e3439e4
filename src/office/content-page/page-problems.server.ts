import type { Language } from '#domain/language.ts';
import type { RuleCode, SiteProblem } from '#site/site-problem.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/**
 * The problems that the command found in a page, in the words of the office. `field`: the name of the field in the form.
 */
export function pageProblems(found: readonly SiteProblem[], language: Language) {
  const t = officeTextsFor(language);
  const problems = found.map(({ path, code }) => {
    const field = path.replace(/^pages\[\d+\]\.?/, '').replace(/\[(\d+)\]/g, '.$1');
    return { field, text: t(wordsFor(field, code)) };
  });
  return { refusal: t('CONTENT_NOT_KEPT'), problems };
}

function wordsFor(field: string, code: RuleCode | undefined): OfficeTextKey {
  if (code === 'ADDRESS_TAKEN') return 'CONTENT_PROBLEM_TAKEN';
  if (field.startsWith('path')) return 'CONTENT_PROBLEM_PATH';
  return /(link|address|video)/.test(field) ? 'CONTENT_PROBLEM_LINK' : 'CONTENT_PROBLEM';
}
