import { fixedArticleRow } from '#site/articles/fixed-article.ts';
import { accessibility } from './accessibility.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { disclaimer } from './disclaimer.ts';
import type { Agency } from './particulars.ts';
import { privacy } from './privacy.ts';

/** The pages that the law wants of every site, from the particulars of the agency. */
export function legalArticles(agency: Agency) {
  // Sorted after the page about the agency.
  return [
    fixedArticleRow({ category: 'page', key: 'privacy', sort: 2, texts: privacy(agency) }),
    fixedArticleRow({ category: 'page', key: 'cookiePolicy', sort: 3, texts: cookiePolicy }),
    fixedArticleRow({ category: 'page', key: 'disclaimer', sort: 4, texts: disclaimer(agency) }),
    fixedArticleRow({ category: 'page', key: 'accessibility', sort: 5, texts: accessibility(agency) }),
  ];
}
