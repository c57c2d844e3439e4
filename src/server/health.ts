import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type { Environment } from '#environment';
import type { Dependencies } from './dependencies.ts';
import { mayWatch } from './gates/may-watch.ts';
import { inTime } from './in-time.ts';

const PATIENCE_MS = 2000;

/**
 * Answers /healthz (200 while the process lives) and /readyz. /readyz is 200 once the database answers within
 * 2 seconds, the properties are in memory and a list was rendered; it is 503 before, and while the process stops, so
 * that a load balancer sends visitors elsewhere. Troubles that visitors do not notice, such as stopped mails, do not
 * change the status, because another process would have them too; they are told only to requests that may watch the
 * site.
 */
export function health({
  databaseForForms,
  environment,
  isStopping,
  findTroubles,
  readiness,
}: Pick<Dependencies, 'databaseForForms' | 'isStopping' | 'findTroubles' | 'readiness'> & {
  environment: Pick<Environment, 'metricsToken'>;
}) {
  return createMiddleware<{ Bindings: HttpBindings | undefined }>(async (context, next) => {
    const { path } = context.req;
    if (path !== '/healthz' && path !== '/readyz') return next();
    context.header('Cache-Control', 'no-store');
    if (path === '/healthz') return context.text('ok');
    if (isStopping()) return context.text('stopping', 503);
    const answers = sql`select 1`.execute(databaseForForms).then(
      () => true,
      () => false,
    );
    const looked = inTime(
      findTroubles().catch(() => []),
      PATIENCE_MS,
    );
    if (!(await inTime(answers, PATIENCE_MS))) return context.text('the database does not answer', 503);
    if (!readiness.isReady) {
      // After a failed first reading nobody else would begin another: visitors are elsewhere.
      readiness.prepare().catch(() => {});
      return context.text('the properties are being read', 503);
    }
    const troubles = (await looked) ?? [];
    const isTold = troubles.length > 0 && mayWatch(context, environment);
    return context.text(isTold ? `degraded: ${troubles.join('; ')}` : 'ok');
  });
}
