import type { ArticleRow } from './article-row.ts';
import { letting } from './services/letting.ts';
import { selling } from './services/selling.ts';

/** What the demo agency does for owners. */
export const serviceArticles: readonly ArticleRow[] = [selling, letting];
