import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listOutgoingProperties } from '#database/outgoing/outgoing-properties.ts';
import { listExcluded } from '#database/portal/portals.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { OutgoingSite } from '#outgoing/content/write-property.ts';
import { type FetchedFormat, feeds } from './feeds.ts';
import { type Judged, judgeProperties } from './judge-properties.ts';

const compress = promisify(gzip);
const atOnce = 500;
/** More than any agency has. */
const most = 50_000;

type MadeFeed = {
  /** A digest of everything in it. */
  content: string;
  files: Partial<Record<'xml' | 'json', Buffer>>;
  online: number[];
  refused: Judged['refused'];
};

/** Writes the list of a portal: the available properties on the site, except those that the law or people keep off. */
export async function makeFeed(
  database: Kysely<Database>,
  portal: { id: number; feed: FetchedFormat },
  site: OutgoingSite,
  now: Date,
): Promise<MadeFeed> {
  const rows = await listOutgoingProperties(database, { availability: 'open' }, most);
  const excluded = await listExcluded(database, portal.id);
  const feed = feeds[portal.feed];
  const refused: MadeFeed['refused'] = [];
  const given: OutgoingProperty[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce);
    const judged = await judgeProperties(database, part, { excluded, refuses: feed.refuses, site }, now);
    refused.push(...judged.refused);
    given.push(...judged.given);
  }
  const texts = feed.write(given);
  const files = await Promise.all(texts.map(async ([end, text]) => [end, await compress(text)] as const));
  const said = hash('sha256', JSON.stringify([texts, refused]), 'base64url');
  return {
    content: said.slice(0, 22),
    files: Object.fromEntries(files),
    online: given.map(({ id }) => id),
    refused,
  };
}
