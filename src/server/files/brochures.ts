import { createMiddleware } from 'hono/factory';
import { networkOfAsker } from '#domain/network/wide-network.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import { answerOf } from '#server/page-cache/cached-page.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { matchPath } from '#site/paths/paths.ts';

/** More than everybody in one office looks at. Brochures that are already kept are not counted. */
const ofOneAddress = { most: 20, ms: minuteMs };

const printedScreens = ['propertyForSale', 'propertyForRent', 'project'];

/**
 * Answers `GET` and `HEAD …/brochure.pdf` below the page of a property or a project, and with a preview's link
 * `…/window-card.pdf`. One is made at a time and kept until what it shows changes; a preview is never kept. A request
 * for one that cannot be printed is led to the page, which says why.
 */
export function brochures({
  brochureCache,
  environment,
  renderPage,
  isDevelopment,
}: Pick<Dependencies, 'brochureCache' | 'environment'> & { renderPage: RenderPage; isDevelopment: boolean }) {
  const isWithinLimit = limitByAddress(ofOneAddress, environment);
  return createMiddleware<ServerVariables>(async (context, next) => {
    const { method, path, raw } = context.req;
    const page = /^(.*\/)(?:brochure|window-card)\.pdf$/.exec(path)?.[1];
    if (!page || !['GET', 'HEAD'].includes(method)) return next();
    if (!printedScreens.includes(matchPath(page)?.name ?? '')) return next();

    const headerOf = (name: string) => raw.headers.get(name) ?? undefined;
    const isPassing = isDevelopment || context.var.preview !== undefined;
    const kept = isPassing ? undefined : brochureCache.find(path, '', headerOf('If-None-Match'));
    if (kept) return orPage(toResponse(kept));
    if (!isWithinLimit(context.var.clientAddress))
      return plainPage(context, 429, { headers: { 'Retry-After': '60' } });

    const asker = { signal: raw.signal, asker: networkOfAsker(context.var.clientAddress) };
    if (isPassing) {
      const render = () => renderPage(raw, context.var);
      const made = await brochureCache.line.render(path, render, asker);
      return made === 'busy' ? busy() : orPage(made.response);
    }
    const { origin } = new URL(context.req.url);
    const outcome = await brochureCache.get(
      { key: path, lasting: true },
      (signal) => renderPage(new Request(origin + path, { signal }), context.var),
      asker,
    );
    if (outcome === 'busy') return busy();
    if (outcome instanceof Response) return orPage(outcome);
    return orPage(toResponse(answerOf(outcome.body, undefined, headerOf('If-None-Match'))));

    function busy(): Response {
      return plainPage(context, 503, { headers: { 'Retry-After': '10' } });
    }

    function orPage(response: Response): Response {
      if (response.status === 500) return plainPage(context, 500);
      const isMissing = response.status === 404 || response.status === 410;
      return isMissing ? context.redirect(page ?? '/', 302) : response;
    }
  });
}

function toResponse({ status, headers: list, body }: ReturnType<typeof answerOf>): Response {
  const headers = new Headers();
  for (let at = 0; at < list.length; at += 2) headers.append(list[at] ?? '', list[at + 1] ?? '');
  return new Response(body, { status, headers });
}
