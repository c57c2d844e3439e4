import { data } from 'react-router';
import { languages } from '#domain/language.ts';
import { href, translatePath } from '#site/paths/paths.ts';
import type { GonePage } from './gone-page.ts';

/**
 * 404, or 410 for a page that is gone. `page`: may hold more for the error screen. The language links lead from there
 * to the list that would hold the page, else to that language's home page.
 */
export function missingPage<Page extends Omit<GonePage, 'alternates'>>(
  path: string,
  page?: Page,
  status: 404 | 410 = 404,
) {
  const elsewhere = languages.map((language) => {
    const translated = translatePath(path, language);
    return [language, translated === '/' ? href(language, 'home') : translated];
  });
  const gone: GonePage = { ...page, alternates: Object.fromEntries(elsewhere) };
  return data(gone, { status });
}
