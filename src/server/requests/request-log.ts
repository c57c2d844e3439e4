import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { isUnavailable } from '#database/unavailable.ts';
import { isStorageAway } from '#images/storage.ts';
import type { Preview } from '#links/preview-link.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { Theme } from '#site/settings/theme-schema.ts';
import { loggedPath } from './logged-path.ts';
import { type RequestCounts, requestKind } from './request-counts.ts';

/** The variables that later middleware finds at each request. */
export type ServerVariables = {
  Variables: {
    requestId: string;
    log: Logger;
    clientAddress: string;
    /** The settings in memory, for answers that cannot wait for the database. */
    lastSettings?: Settings;
    /** The thing that a signed link opens to its bearer. */
    preview?: Preview;
    /** A look that is shown before it is saved. */
    theme?: Theme;
  };
};

/**
 * Marks requests that the program makes to itself before visitors come (start/warm-up.ts); requests from the port have
 * a socket instead. They are recognised by the name of the property, since the built pages have a copy of this
 * constant.
 */
export const notAVisitor = { isNotAVisitor: true };

const isOurs = (surroundings: unknown) =>
  typeof surroundings === 'object' && surroundings !== null && 'isNotAVisitor' in surroundings;

/** The status that nginx logs for a visitor who left before the answer. */
const LEFT = 499;

/**
 * Gives each request an id (answered as X-Request-Id) and writes one line for it, without personal data: no query, no
 * addresses of visitors, no cookies. Kept pages never come here and are only counted.
 */
export function requestLog({
  log,
  requestCounts,
  settings,
}: {
  log: Logger;
  requestCounts: RequestCounts;
  settings: { readonly last: Settings | undefined };
}) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.set('lastSettings', settings.last);
    await next();
    if (isOurs(context.env)) return;
    // Not by `context.header`, which makes the response anew, around a stream.
    context.res.headers.set('X-Request-Id', requestId);
    // A request that could not be answered because the visitor left is no failure.
    const hasLeft = context.res.status >= 500 && context.req.raw.signal.aborted;
    const status = hasLeft ? LEFT : context.res.status;
    requestCounts.add(requestKind(context.req.method, context.req.path), status);
    context.var.log.info(
      {
        method: context.req.method,
        path: loggedPath(context.req.path.slice(0, 500)),
        status,
        ms: Math.round(performance.now() - start),
        ...(isPassing(context.error) && { reason: context.error.message }),
      },
      'request',
    );
  });
}

/**
 * The one place that logs an unexpected error. Answers 500 with a page that shows the request's id; 503 if the database
 * or the server of the files was away or too busy. Their watchers log that once, and the line of each request says why
 * it failed. No cache keeps either answer.
 */
export function answerUnexpected(error: Error, context: Context<ServerVariables>): Response {
  const { log } = context.var;
  if (isPassing(error)) return plainPage(context, 503, { headers: { 'Retry-After': '10' } });
  // A visitor who left does not wait for an answer, and a failure because of that is no error.
  if (!context.req.raw.signal.aborted)
    log.error({ err: error, path: loggedPath(context.req.path) }, 'a request failed');
  return plainPage(context, 500);
}

/** A later try may succeed. */
function isPassing(error: unknown): error is Error {
  return isUnavailable(error) || isStorageAway(error);
}
