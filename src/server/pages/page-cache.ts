import { createMiddleware } from 'hono/factory';
import { networkOfAsker } from '#domain/network/wide-network.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import { answerOf } from '#server/page-cache/cached-page.ts';
import { pageAddress, pageOfRenderedData, renderedDataAddress } from '#server/page-cache/page-address.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { findOwnPage } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { RenderPage } from './render-page.ts';

/**
 * Answers visitor pages from the cache, or renders them for it. The renderer gets a request made from the address
 * alone: no cookie or other header of the first visitor can get into a page that others see.
 */
export function cachedPages({
  pageCache,
  renderPage,
  pages,
}: {
  pageCache: PageCache;
  renderPage: RenderPage;
  pages: { current(): Promise<readonly Page[]> };
}) {
  return createMiddleware<ServerVariables>(async (context) => {
    const { method, url, raw } = context.req;
    const asker = { signal: raw.signal, asker: networkOfAsker(context.var.clientAddress) };
    const turnAway = () => plainPage(context, 503, { headers: { 'Retry-After': '2' } });
    const { origin, pathname, search } = new URL(url);
    const isForm = method !== 'GET' && method !== 'HEAD';
    const inTurn = async () => {
      const { line } = pageCache;
      const render = () => renderPage(raw, context.var);
      const path = pathname.replace(/_\.data$/, '');
      const turn = isForm ? line.answerForm(render, asker) : line.render(path, render, asker);
      const outcome = await turn;
      return outcome === 'busy' ? turnAway() : outcome.response;
    };
    // The cache is neither read nor written: a preview is only for the bearer of its link.
    if (isForm || context.var.preview || context.var.theme) return inTurn();
    const current = await pages.current();
    const target = pathname + search;
    const pageOfData = pageOfRenderedData(target);
    const address = pageAddress(pageOfData ?? target, (path) => findOwnPage(current, path) !== undefined);
    // A flood of addresses that do not exist must not push out those that do.
    if (!address) return inTurn();

    const outcome = await pageCache.get(
      address,
      (signal) =>
        renderPage(new Request(origin + address.key, { signal }), {
          ...context.var,
          dataAddress: renderedDataAddress(address.key),
        }),
      asker,
    );
    if (outcome === 'busy') return turnAway();
    if (outcome instanceof Response) return pageOfData === undefined ? outcome : inTurn();
    const body = pageOfData === undefined ? outcome.body : await outcome.data?.compressed();
    if (!body) return inTurn();
    const answer = answerOf(
      body,
      raw.headers.get('Accept-Encoding') ?? undefined,
      raw.headers.get('If-None-Match') ?? undefined,
    );
    const headers = new Headers();
    for (let at = 0; at < answer.headers.length; at += 2) {
      headers.append(answer.headers[at] ?? '', answer.headers[at + 1] ?? '');
    }
    return new Response(answer.body, { status: answer.status, headers });
  });
}
