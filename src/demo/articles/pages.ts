import { demoSettings } from '#demo/settings.ts';
import { legalArticles } from '#site/legal-articles/legal-articles.ts';
import type { ArticleRow } from './article-row.ts';
import { about } from './pages/about.ts';
import { buyingNewBuild } from './pages/buying-new-build.ts';

const required = legalArticles(demoSettings.agency).map(
  (article): ArticleRow => ({ ...article, pictureFile: null, publishedOn: '2026-01-12' }),
);

/** The pages about the agency, those that the law requires, and one of its own. */
export const pageArticles: readonly ArticleRow[] = [about, ...required, buyingNewBuild];
