import { fixedArticle } from '#demo/articles/article-row.ts';
import { de } from './privacy/de.ts';
import { en } from './privacy/en.ts';
import { fr } from './privacy/fr.ts';
import { nl } from './privacy/nl.ts';

/**
 * How long the site stores data is shown below this text, from the settings
 * (app/visitor/legal/kept-on-server.server.ts).
 */
export const privacy = fixedArticle(
  { category: 'page', key: 'privacy', sort: 2 },
  { publishedOn: '2026-01-12', pictureFile: null, texts: { nl, fr, de, en } },
);
