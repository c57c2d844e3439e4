import { createContext } from 'react-router';
import type { Thing } from 'schema-dts';
import type { SiteContext } from '#commands/site-context.ts';
import type { Turns } from '#jobs/in-turns.ts';
import type { Preview } from '#links/preview-link.ts';
import type { OwnerLogin } from '#login/owner/owner-login.ts';
import type { Properties } from '#search/properties.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { Streets } from '#streets/streets.ts';
import type { OwnCode } from './document/own-code.server.ts';

/**
 * Loaders and actions get it by `context.get(requestContext)`. `language`: the one in the address if the site uses it;
 * else the visitor's.
 */
export type RequestContext = SiteContext & {
  /**
   * The properties in memory, in which `search/` finds and counts. A loader asks for them after it has added its tags.
   */
  search: { current(): Promise<Properties> };
  /** Remembers the database's answers until one of the tags changes; the loader has added these to its own. */
  answers: {
    has(question: string): boolean;
    ask<Value>(question: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value>;
  };
  /** Remembers all that the page of a property shows of it, by its id, in the same way. */
  wholeProperties: Pick<RequestContext['answers'], 'ask'>;
  /** A turn for drawing: whoever draws a page waits for it. */
  turns: Pick<Turns, 'mine'>;
  /** For the screens of owners; `requireOwner` says who is logged in. */
  ownerLogin: OwnerLogin;
  /** The pages of the menu and the agency's own, in the order of the menu. */
  pages: readonly Page[];
  /** The zones to which a search can be narrowed: a loader that names or uses a zone adds the tag `places`. */
  zones: Zones;
  /** The file of streets of this site, if there is one: a loader that asks adds the tag `streets`. */
  streets: Pick<Streets, 'current'>;
  /** A loader adds the tags of what it is about to show, before it reads: `property:12`, `properties`, `page:home`. */
  tags: Set<string>;
  /** The subjects of the page, in the terms of schema.org: a loader adds those that it shows. */
  structuredData: Thing[];
  /** The scripts and styles inside the page, put here by its renderer: the policy allows no others. */
  own: OwnCode;
  /** The address of the office, for mails to staff: no page names it. Undefined if there is none. */
  officeUrl: string | undefined;
  /** The one draft that a signed link opens: a page of the settings or a property, by its id. */
  preview: Preview | undefined;
  /** The address of the loaders' data, apart from the page; undefined for a page that carries its data. */
  dataAddress: string | undefined;
  /** The data of that address: the renderer puts it here. */
  data?: string;
  /** The page, if the answer is one: its response has no body. */
  html?: string;
  /** True once an action of this request has refused a form; the title of the page says so. */
  isRefused: boolean;
};

export const requestContext = createContext<RequestContext>();
