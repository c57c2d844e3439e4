import type { ArticleRow } from './article-row.ts';
import { letting } from './selling-and-letting/letting.ts';
import { selling } from './selling-and-letting/selling.ts';

/** The demo agency's services for owners. */
export const sellingAndLettingArticles: readonly ArticleRow[] = [selling, letting];
