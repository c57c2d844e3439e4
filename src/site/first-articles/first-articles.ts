import { fixedArticleRow } from '#site/articles/fixed-article.ts';
import type { Agency } from '#site/legal-articles/particulars.ts';
import { about } from './about.ts';
import { letting } from './letting.ts';
import { selling } from './selling.ts';

/** What the pages say of an agency and its work until it has written its own texts. */
export function firstArticles(agency: Agency) {
  return [
    fixedArticleRow({ category: 'page', key: 'about', sort: 1, texts: about(agency) }),
    fixedArticleRow({ category: 'service', key: 'serviceSelling', sort: 1, texts: selling(agency) }),
    fixedArticleRow({ category: 'service', key: 'serviceLetting', sort: 2, texts: letting(agency) }),
  ];
}
