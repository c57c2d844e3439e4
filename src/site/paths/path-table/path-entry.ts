import type { Language } from '#domain/language.ts';

/**
 * `screen`: the folder in app/visitor, or in app/owner when the area says so, that shows it. `query`: the parameters
 * that change the page. `parent`: where the breadcrumb leads back to. `noindex`: not for search engines. `personal`:
 * only the bearer of a link or a logged-in person may see the page, so it is never kept. A segment that begins with a
 * colon is a parameter.
 */
export type PathEntry = {
  screen: string;
  area?: 'owner';
  original: string;
  query?: readonly string[];
  parent?: string;
  noindex?: true;
  personal?: true;
} & Record<Language, string>;
