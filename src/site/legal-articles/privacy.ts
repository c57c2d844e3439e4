import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import type { Agency } from './particulars.ts';
import { de } from './privacy/de.ts';
import { en } from './privacy/en.ts';
import { fr } from './privacy/fr.ts';
import { nl } from './privacy/nl.ts';

/**
 * How long the site stores data is shown below this text, from the settings
 * (app/visitor/legal/kept-on-server.server.ts).
 */
export function privacy(agency: Agency): ArticleTexts {
  return { nl: nl(agency), fr: fr(agency), de: de(agency), en: en(agency) };
}
