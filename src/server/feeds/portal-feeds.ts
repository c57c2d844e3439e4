import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { countRequests, fromAddress } from '#commands/lead/count-request.ts';
import { noteFetched } from '#commands/portal/note-fetched.ts';
import { noteProblem } from '#commands/portal/note-problem.ts';
import type { Database } from '#database/client.ts';
import { findPortal } from '#database/portal/portals.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { feedIn } from '#links/feed-link.ts';
import { isFetched } from '#outgoing/feeds/feeds.ts';
import { makeFeed } from '#outgoing/feeds/make-feed.ts';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { languagesInUse } from '#site/paths/language-links.ts';

const wrongTries = { most: 20, seconds: hourSeconds };

const types = { xml: 'application/xml', json: 'application/json' };

type Needs = Pick<Dependencies, 'settings' | 'answers' | 'now' | 'environment'> & {
  database: Kysely<Database>;
};

/**
 * The list of a portal, at an address that only the portal knows. It is written once and kept until something changes;
 * a visit by the portal records what is on it from then on.
 */
export function portalFeeds({ database, settings, answers, now: clock, environment }: Needs) {
  const app = new Hono<ServerVariables>();
  app.get('/:file{[^/]+\\.(?:xml|json)}', async (context) => {
    const now = clock();
    const [, token = '', end] = /^(.*)\.(xml|json)$/.exec(context.req.param('file')) ?? [];
    const key = await feedIn(database, token, now);
    const found = key ? await findPortal(database, key) : undefined;
    // A portal that Gevel sends to has no address here.
    const portal = found && isFetched(found.feed) ? { ...found, feed: found.feed } : undefined;
    const headers = {
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    };
    if (!portal) {
      const counted = fromAddress('portal-feed', context.var.clientAddress, wrongTries);
      if (await countRequests(database, counted, now)) return context.text('There is no such list.', 404);
      return context.text('Too many requests.', 429, { 'Retry-After': '3600' });
    }
    // A portal that gets an error keeps what it has; an empty list would take everything off.
    if (portal.paused_at)
      return context.text('This list is paused.', 503, { ...headers, 'Retry-After': String(hourSeconds) });
    // A HEAD request does not count as a visit.
    const isVisit = context.req.method === 'GET';
    const made = await answers
      .ask(`feed ${portal.id}`, ['properties', 'portals', 'settings', 'places'], async () =>
        makeFeed(
          database,
          portal,
          { publicUrl: environment.publicUrl, languages: languagesInUse(await settings.current()) },
          now,
        ),
      )
      .catch(async (error) => {
        if (isVisit) await noteProblem(database, portal.id, 'making', now);
        throw error;
      });
    const file = made.files[end === 'json' ? 'json' : 'xml'];
    if (!file) {
      if (isVisit) await noteProblem(database, portal.id, 'form', now);
      return context.text('This list has no such format.', 404);
    }
    if (isVisit) await noteFetched(database, { portal, ...made }, now);
    const etag = `W/"${made.content}"`;
    if (isUnchanged(context.req.header('If-None-Match'), etag))
      return context.body(null, 304, { ...headers, ETag: etag });
    const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:[,\s]|$))/i.test(context.req.header('Accept-Encoding') ?? '');
    return context.body(new Uint8Array(isPacked ? file : gunzipSync(file)), 200, {
      ...headers,
      ETag: etag,
      'Content-Type': `${types[end === 'json' ? 'json' : 'xml']}; charset=utf-8`,
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    });
  });
  return app;
}
