import type { Language } from '#domain/language.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/**
 * The problems that the command found in an article, in the words of the office. `field`: the id of the field in the
 * form.
 */
export function articleProblems(lines: readonly string[], language: Language, shownIn: Language) {
  const t = officeTextsFor(language);
  const problems = lines.map((line) => {
    const [path = '', reason = ''] = line.split(/: (.*)/s);
    const field = path === 'title' || path === 'slug' ? `${path}.${shownIn}` : path;
    return { field, text: t(wordsFor(path, reason)) };
  });
  return { refusal: t('CONTENT_NOT_KEPT'), problems };
}

function wordsFor(path: string, reason: string): OfficeTextKey {
  if (path === 'title') return 'ARTICLE_PROBLEM_TITLE';
  if (reason.startsWith('must have a length')) return 'ARTICLE_PROBLEM_LONG';
  if (path.startsWith('slug'))
    return reason === 'is already taken' ? 'ARTICLE_PROBLEM_TAKEN' : 'ARTICLE_PROBLEM_ADDRESS';
  if (path === 'publishedOn') return 'ARTICLE_PROBLEM_DAY';
  return path === 'pictureId' ? 'ARTICLE_PROBLEM_PICTURE' : 'CONTENT_PROBLEM';
}
