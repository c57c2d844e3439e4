import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { FileStorage } from '#images/storage.ts';
import type { Turns } from '#jobs/in-turns.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { Preview } from '#links/preview-link.ts';
import type { OwnerLogin } from '#login/owner/owner-login.ts';
import type { Properties } from '#search/properties.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { Streets } from '#streets/streets.ts';
import type { OwnCode } from './document/own-code.server.ts';

/** Loaders and actions get it by `context.get(requestContext)`. */
export type RequestContext = {
  database: Kysely<Database>;
  /**
   * The properties in memory, in which `search/` finds and counts. A loader asks for them after it has added its tags.
   */
  search: { current(): Promise<Properties> };
  /** Remembers what the database answered until one of the tags changes, which the loader has added to its own. */
  answers: {
    has(question: string): boolean;
    ask<Value>(question: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value>;
  };
  /** Whoever draws a page waits for its turn. */
  turns: Pick<Turns, 'mine'>;
  /** Queues work for later, in the transaction of an action. */
  jobs: Pick<Jobs, 'enqueue'>;
  /** The originals of the pictures; an action stores new ones there. */
  pictureFiles: FileStorage;
  /** For the screens of owners; `requireOwner` says who is logged in. */
  ownerLogin: OwnerLogin;
  settings: Settings;
  /** The pages of the menu and the agency's own, in the order of the menu. */
  pages: readonly Page[];
  /** What a search can be narrowed to: a loader that names or uses a zone adds the tag `places`. */
  zones: Zones;
  /** The file of streets of this site, where there is one: a loader that asks adds the tag `streets`. */
  streets: Pick<Streets, 'current'>;
  /** The address's, where it names one that is in use; else the visitor's. */
  language: Language;
  now: Date;
  /** A loader adds what it is about to show, before it reads: `property:12`, `properties`, `page:home`. */
  tags: Set<string>;
  /** What the page is about, in the terms of schema.org: a loader adds what it shows. */
  structuredData: Thing[];
  /** The scripts and styles that stand in the page itself, put here by its renderer: no others may run or hold. */
  own: OwnCode;
  /** Scheme and host of the site, without a slash at the end. */
  publicUrl: string;
  /** Of the office, for mails to staff: no page names it. Undefined where there is none. */
  officeUrl: string | undefined;
  /** The one draft that a signed link opens: a page of the settings or a property, by its id. */
  preview: Preview | undefined;
  /** Where the browser fetches the loaders' data, apart from the page; undefined for a page that carries it. */
  dataAddress: string | undefined;
  /** The data of that address: the renderer puts it here. */
  data?: string;
  /** The page, where the answer is one: its response comes without. */
  html?: string;
  /** An action of this request has refused a form, and the title of the page says so. */
  isRefused: boolean;
  /** The visitor's; behind a trusted proxy the one that the proxy tells. */
  clientAddress: string;
  requestId: string;
  log: Logger;
};

export const requestContext = createContext<RequestContext>();
