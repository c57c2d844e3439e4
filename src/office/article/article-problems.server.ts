import type { Language } from '#domain/language.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/**
 * The problems that the command found in an article, in the words of the office. `field`: the id of the field in the
 * form.
 */
export function articleProblems(found: readonly SiteProblem[], language: Language, shownIn: Language) {
  const t = officeTextsFor(language);
  const problems = found.map((problem) => {
    const { path } = problem;
    const field = path === 'title' || path === 'slug' ? `${path}.${shownIn}` : path;
    return { field, text: t(wordsFor(problem)) };
  });
  return { refusal: t('CONTENT_NOT_KEPT'), problems };
}

function wordsFor({ path, code }: SiteProblem): OfficeTextKey {
  if (path === 'title') return 'ARTICLE_PROBLEM_TITLE';
  if (code === 'TOO_LONG') return 'ARTICLE_PROBLEM_LONG';
  if (code === 'ADDRESS_TAKEN') return 'ARTICLE_PROBLEM_TAKEN';
  if (path.startsWith('slug')) return 'ARTICLE_PROBLEM_ADDRESS';
  if (path === 'publishedOn') return 'ARTICLE_PROBLEM_DAY';
  return path === 'pictureId' ? 'ARTICLE_PROBLEM_PICTURE' : 'CONTENT_PROBLEM';
}
