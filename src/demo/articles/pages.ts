import type { ArticleRow } from './article-row.ts';
import { about } from './pages/about.ts';
import { buyingNewBuild } from './pages/buying-new-build.ts';
import { cookiePolicy } from './pages/cookie-policy.ts';
import { disclaimer } from './pages/disclaimer.ts';
import { privacy } from './pages/privacy.ts';

/** The pages of the demo agency: who it is, what the law asks it to say, and one of its own. */
export const pageArticles: readonly ArticleRow[] = [about, privacy, cookiePolicy, disclaimer, buyingNewBuild];
