import { Hono } from 'hono';
import { plainPage } from '#server/answers/plain-page.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { href } from '#site/paths/paths.ts';

/**
 * The address to which a link of the office leads staff who want to see the portal as an owner does, and the address
 * that ends this. They are on the host of the site, where the portal is: the office shows none of its pages.
 */
export function lookAsOwner({ ownerLogin, now }: Pick<Dependencies, 'ownerLogin' | 'now'>) {
  const app = new Hono<ServerVariables>();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'private, no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
  });
  app.get('/open/', async (context) => {
    const begun = await ownerLogin.beginLook(context.req.query('token') ?? '', now());
    if (!begun) return plainPage(context, 403, { text: 'ANSWER_LOOK_OVER' });
    context.header('Set-Cookie', begun.cookie);
    return context.redirect(href(begun.language, 'owners'), 303);
  });
  app.post('/end/', async (context) => {
    for (const cookie of ownerLogin.endLook(context.req.raw.headers)) context.header('Set-Cookie', cookie);
    return context.redirect('/', 303);
  });
  return app;
}
