import type { ArticleRow } from './article-row.ts';

/** The news of the demo agency, newest first. */
export const newsArticles: readonly ArticleRow[] = [];
