import type { ArticleRow } from './article-row.ts';
import { about } from './pages/about.ts';
import { buyingNewBuild } from './pages/buying-new-build.ts';
import { cookiePolicy } from './pages/cookie-policy.ts';
import { disclaimer } from './pages/disclaimer.ts';
import { privacy } from './pages/privacy.ts';

/** The pages about the agency, those that the law requires, and one of its own. */
export const pageArticles: readonly ArticleRow[] = [about, privacy, cookiePolicy, disclaimer, buyingNewBuild];
