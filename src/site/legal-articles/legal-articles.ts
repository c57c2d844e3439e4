import { inColumns, slugsOfPage } from '#site/articles/fixed-article.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { disclaimer } from './disclaimer.ts';
import type { Agency } from './particulars.ts';
import { privacy } from './privacy.ts';

/** The pages that the law wants of every site, from the particulars of the agency, as rows without dates. */
export function legalArticles(agency: Agency) {
  const articles = [
    { key: 'privacy', texts: privacy(agency) },
    { key: 'cookiePolicy', texts: cookiePolicy },
    { key: 'disclaimer', texts: disclaimer(agency) },
  ] as const;
  return articles.map(({ key, texts }, index) => ({
    category: 'page' as const,
    key,
    slug: slugsOfPage(key),
    ...inColumns(texts),
    publication: 'published' as const,
    // Behind the page about the agency.
    sort: index + 2,
  }));
}
