import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { findAlert } from '#commands/alert/alert.ts';
import { changeAlert } from '#commands/alert/change-alert.ts';
import type { Database } from '#database/client.ts';
import { alertLinks } from '#links/alert-link.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import { BodyRoom } from '#server/gates/body-room.ts';
import { takeBody } from '#server/gates/take-body.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';

/**
 * Answers the POST by which a mail program ends the subscription behind its mails (RFC 8058). It may come from
 * anywhere; the signed token authorises it. A browser that opens the address is led to the page with the button.
 */
export function unsubscribe({ database, now }: { database: Kysely<Database>; now: () => Date }) {
  const app = new Hono<ServerVariables>();
  const limits = { room: new BodyRoom({ mostBytes: 1024 * 1024, mostOfAddress: Infinity }), mostBytes: 4096 };
  app.post('/alert/', (context) =>
    takeBody(context, limits, async () => {
      const alert = await findAlert(database, context.req.query('token') ?? '', now());
      if (!alert) return plainPage(context, 404);
      await changeAlert({ database, now: now() }, alert.id, { to: 'end' });
      return context.text('Done.', 200, { 'Cache-Control': 'no-store' });
    }),
  );
  app.get('/alert/', async (context) => {
    const alert = await findAlert(database, context.req.query('token') ?? '', now());
    if (!alert) return plainPage(context, 404);
    const { pathTo } = await alertLinks(database, alert);
    context.header('Cache-Control', 'no-store');
    return context.redirect(pathTo('end'), 303);
  });
  return app;
}
