import type { ArticleRow } from './article-row.ts';
import { about } from './pages/about.ts';
import { cookiePolicy } from './pages/cookie-policy.ts';
import { disclaimer } from './pages/disclaimer.ts';
import { privacy } from './pages/privacy.ts';

/** The fixed pages of the demo agency: who it is, and what the law asks it to say. */
export const pageArticles: readonly ArticleRow[] = [about, privacy, cookiePolicy, disclaimer];
