import { createMiddleware } from 'hono/factory';
import { createWorkQueue } from '#jobs/work-queue.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { matchPath, type PathName } from '#site/paths/paths.ts';
import type { RenderPage } from './render-page.ts';
import { createShares } from './shares.ts';

type Kind = 'logIn' | 'registration' | 'newPassword';

/** The pages whose forms check a password, or take equally long whether or not there is an account. */
const kinds: Partial<Record<PathName, Kind>> = {
  login: 'logIn',
  confirmEmail: 'logIn',
  ownerAccount: 'logIn',
  register: 'registration',
  forgottenPassword: 'newPassword',
  choosePassword: 'newPassword',
};

const ofOneKind = { atOnce: 3, waiting: 20 };
const ofAllKinds = { atOnce: 6, waiting: 9 };

/** For one visitor's network, running and waiting. */
const ofOneAddress = 5;

/**
 * Answers the forms of accounts, which take a third of a second by design but hardly any processor time. They wait in
 * lines of their own kind: when they flood in, pages are still rendered, and one kind leaves places for the others.
 */
export function accountForms({ renderPage }: { renderPage: RenderPage }) {
  const turns = {
    logIn: createWorkQueue(ofOneKind),
    registration: createWorkQueue(ofOneKind),
    newPassword: createWorkQueue(ofOneKind),
  };
  const all = createWorkQueue(ofAllKinds);
  const shares = createShares(ofOneAddress);
  return createMiddleware<ServerVariables>(async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const kind = kinds[matchPath(context.req.path.replace(/_\.data$/, ''))?.name ?? 'home'];
    if (!kind) return next();
    const outcome = await shares.run(context.var.clientAddress, () =>
      turns[kind].run(() => all.run(() => renderPage(context.req.raw, context.var))),
    );
    if (outcome === 'busy') return plainPage(context, 503, { headers: { 'Retry-After': '2' } });
    return outcome.response;
  });
}
