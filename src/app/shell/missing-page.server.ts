import { data } from 'react-router';
import { languages } from '#domain/language.ts';
import { href, translatePath } from '#site/paths/paths.ts';
import type { GonePage } from './gone-page.ts';

/**
 * What a loader throws when there is nothing to show at a path: 404, or 410 for what is no more. With it goes where
 * another language leads from there: the list in which the page would be, else that language's home page.
 */
export function missingPage(path: string, page: Omit<GonePage, 'alternates'> = {}, status: 404 | 410 = 404) {
  const elsewhere = languages.map((language) => {
    const translated = translatePath(path, language);
    return [language, translated === '/' ? href(language, 'home') : translated];
  });
  const gone: GonePage = { ...page, alternates: Object.fromEntries(elsewhere) };
  return data(gone, { status });
}
