import type { ArticleRow } from './article-row.ts';
import { about } from './pages/about.ts';

/** The fixed pages of the demo agency: who it is, and what the law asks it to say. */
export const pageArticles: readonly ArticleRow[] = [about];
