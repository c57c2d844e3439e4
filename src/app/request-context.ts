import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { FileStorage } from '#images/storage.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { Preview } from '#links/preview-link.ts';
import type { OwnerLogin } from '#login/owner/owner-login.ts';
import type { Properties } from '#search/properties.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { Settings } from '#site/settings/settings.ts';

/** What loaders and actions get: `context.get(requestContext)`. */
export type RequestContext = {
  database: Kysely<Database>;
  /** The properties in memory in which `search/` finds and counts; a loader asks for them after it has added its tags. */
  search: { current(): Promise<Properties> };
  /** Work for later, queued in the transaction of an action. */
  jobs: Pick<Jobs, 'enqueue'>;
  /** The originals of the pictures: an action keeps one there. */
  pictureFiles: FileStorage;
  /** For the screens of owners; `requireOwner` says who is logged in. */
  ownerLogin: OwnerLogin;
  settings: Settings;
  /** The pages of the menu and those of the agency's own, in the order of the menu. */
  pages: readonly Page[];
  /** What a search can be narrowed to: a loader that names or uses one shows `places`. */
  zones: Zones;
  /** Of the address, where it names one that is in use; else the visitor's. */
  language: Language;
  now: Date;
  /** A loader adds here, before it reads, what it is about to show: `property:12`, `properties`, `page:home`. */
  tags: Set<string>;
  /** What the page is about, in the terms of schema.org: a loader adds here what it shows. */
  structuredData: Thing[];
  /** Scheme and host of the site, without a slash at the end. */
  publicUrl: string;
  /** The one draft that a signed link opens: a page of the settings or a property, by its id. */
  preview: Preview | undefined;
  /** Where the browser fetches what the loaders gave, apart from the page; undefined for a page that carries it. */
  dataAddress: string | undefined;
  /** What is to be had there: the renderer puts it here. */
  data?: string;
  /** An action of this request has refused a form: the title of the page says so. */
  isRefused: boolean;
  /** Of the visitor; behind a trusted proxy the one that it tells. */
  clientAddress: string;
  requestId: string;
  log: Logger;
};

export const requestContext = createContext<RequestContext>();
