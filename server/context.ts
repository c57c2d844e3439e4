import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Settings } from '#site/settings.ts';

/** What a loader or an action may use of the process and know of its request. */
export interface RequestContext {
  database: Kysely<Database>;
  settings: Settings;
  /** The language of the address, else the site's default. */
  language: Language;
  /** What the page shows, such as 'property:12': a change of it drops the kept page. Loaders add to it. */
  tags: Set<string>;
  now: Date;
  publicUrl: string;
  log: Logger;
}

/** In a loader: `const { database, language } = context.get(requestContext);` */
export const requestContext = createContext<RequestContext>();
