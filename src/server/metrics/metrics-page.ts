import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Environment } from '#environment';
import { mayWatch } from '#server/gates/may-watch.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` to requests that may watch the site; for all others it does not exist. */
export function metricsPage({
  metrics,
  environment,
}: {
  metrics: Metrics;
  environment: Pick<Environment, 'metricsToken'>;
}) {
  return createMiddleware<{ Bindings: HttpBindings | undefined }>(async (context, next) => {
    const { path, method } = context.req;
    if (path !== '/metrics') return next();
    context.header('Cache-Control', 'no-store');
    if (method !== 'GET' || !mayWatch(context, environment)) return context.text('404 Not Found', 404);
    return context.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType });
  });
}
