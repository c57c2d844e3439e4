import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type { Dependencies } from './dependencies.ts';

const PATIENCE_MS = 2000;

/**
 * Answers /healthz (200 while the process lives) and /readyz (200 when the database answers within 2 seconds,
 * 503 otherwise and while the process stops, so that a load balancer sends visitors elsewhere).
 */
export function health({ database, isStopping }: Pick<Dependencies, 'database' | 'isStopping'>) {
  return createMiddleware(async (context, next) => {
    const { path } = context.req;
    if (path !== '/healthz' && path !== '/readyz') return next();
    context.header('Cache-Control', 'no-store');
    if (path === '/healthz') return context.text('ok');
    if (isStopping()) return context.text('stopping', 503);
    const answers = sql`select 1`.execute(database).then(
      () => true,
      () => false,
    );
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, PATIENCE_MS, false);
    const ready = await Promise.race([answers, tooLate]).finally(() => clearTimeout(timer));
    return ready ? context.text('ok') : context.text('the database does not answer', 503);
  });
}
