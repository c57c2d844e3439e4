import { fixedArticle } from '../article-row.ts';
import { de } from './privacy/de.ts';
import { en } from './privacy/en.ts';
import { fr } from './privacy/fr.ts';
import { nl } from './privacy/nl.ts';

/** The periods that it names are those of the settings (site/retention-defaults.ts). */
export const privacy = fixedArticle(
  { category: 'page', key: 'privacy', sort: 2 },
  { publishedOn: '2026-01-12', pictureFile: null, texts: { nl, fr, de, en } },
);
