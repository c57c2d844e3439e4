import type { ArticleRow } from './article-row.ts';

/** What the demo agency does for owners. */
export const serviceArticles: readonly ArticleRow[] = [];
