import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ListedKind, listSitemapFiles } from '#database/site/sitemap.ts';
import { dayMs, hourSeconds } from '#domain/time/durations.ts';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { fixedPages } from './sitemap/fixed-pages.ts';
import { storedPages } from './sitemap/stored-pages.ts';
import { type ListedPage, writeIndex, writeSitemap } from './sitemap/write-sitemap.ts';

const kinds: readonly ListedKind[] = ['properties', 'projects', 'news', 'testimonials'];

type Needs = Pick<Dependencies, 'database' | 'search' | 'settings' | 'pages' | 'environment' | 'now'>;

/**
 * Answers `/sitemap.xml`, which lists the files of the sitemap, and `/sitemaps/{part}-{number}.xml`: every page that
 * search engines may show, in every language. The files are written while they are sent; their ETag tells a crawler
 * that it has one already.
 */
export function sitemaps({ database, search, settings, pages, environment: { publicUrl }, now }: Needs) {
  return createMiddleware(async (context, next) => {
    const { path, method } = context.req;
    const [, part = '', number = ''] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
    if ((path !== '/sitemap.xml' && part === '') || !['GET', 'HEAD'].includes(method)) return next();
    const current = await settings.current();
    const goneSince = new Date(now().getTime() - current.list.goneShownDays * dayMs);
    const site = { settings: current, publicUrl };
    const kind = kinds.find((each) => each === part);

    if (path === '/sitemap.xml') {
      const files = await Promise.all(kinds.map((each) => listSitemapFiles(database, each, goneSince)));
      const listed = kinds.flatMap((each, index) =>
        (files[index] ?? []).map(({ file, changedAt }) => ({
          path: `/sitemaps/${each}-${file}.xml`,
          changedAt,
        })),
      );
      const text = writeIndex([{ path: '/sitemaps/pages-1.xml' }, ...listed], publicUrl);
      return answer(context, text, text);
    }
    if (kind) {
      const file = Number(number);
      const [about] = await listSitemapFiles(database, kind, goneSince, file);
      if (!about) return next();
      const { defaultLanguage } = current;
      const listed = storedPages(database, kind, { goneSince, file, defaultLanguage });
      const state = [about, languagesInUse(current), defaultLanguage, publicUrl];
      return answer(context, JSON.stringify(state), writeSitemap(listed, site));
    }
    if (part !== 'pages' || number !== '1') return next();
    const listed = await fixedPages(database, await pages.current(), await search.current(), goneSince);
    return answer(
      context,
      JSON.stringify([listed, current.languages, publicUrl]),
      writeSitemap(once(listed), site),
    );
  });
}

async function* once(pages: ListedPage[]): AsyncGenerator<ListedPage[]> {
  yield pages;
}

/** `state`: everything that the file depends on. */
function answer(context: Context, state: string, text: AsyncGenerator<string> | string): Response {
  const etag = `W/"${hash('sha256', state, 'base64url').slice(0, 22)}"`;
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${hourSeconds}`,
    ETag: etag,
  };
  if (isUnchanged(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers);
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  return context.body(typeof text === 'string' ? text : streamOf(text), 200, headers);
}

function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await text.return(undefined)),
  });
}
