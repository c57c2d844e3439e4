import { redirect } from 'react-router';
import { asking, withCookies } from '#account/asking.ts';
import { showQuestions } from '#app/forms/show-form.server.ts';
import { entryPage, leadIn } from '#app/owner/entry.server.ts';
import { nextPath } from '#app/owner/next-path.ts';
import { readAnswers, typedInRequest } from '#app/owner/receive.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { href } from '#site/paths/paths.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import { loginForm } from './login-form.ts';

const told: Record<string, FormTextKey> = {
  out: 'LOGIN_TOLD_OUT',
  register: 'LOGIN_TOLD_REGISTER',
  password: 'LOGIN_TOLD_PASSWORD',
};

/** Redirects a person who is already logged in. */
export async function loadLogin(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const { language, ownerLogin, now } = context;
  if (await ownerLogin.findSession(request.headers, now)) throw leadIn(context, [], wantedBy(url));
  const t = formTexts(language);
  const toldKey = told[url.searchParams.get('told') ?? ''];
  return {
    ...(await entryPage(context, 'login')),
    told: toldKey ? t(toldKey) : '',
    shown: showQuestions(context, loginForm),
    forgotten: { href: href(language, 'forgottenPassword'), label: t('LOGIN_FORGOTTEN') },
    register: { href: href(language, 'register'), label: t('LOGIN_REGISTER') },
  };
}

/** Logs in or out. */
export async function actOnLogin(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const { language, ownerLogin } = context;
  const typed = await typedInRequest(request);
  if (typed.do?.includes('log-out')) {
    const cookies = await ownerLogin.signOut(asking(context, request));
    return withCookies(redirect(`${href(language, 'login')}?told=out`, 303), [
      ...cookies,
      ...ownerLogin.endLook(request.headers),
    ]);
  }
  const { values, refused, turnDown } = await readAnswers(context, loginForm, typed);
  if (refused) return refused;
  const signedIn = await ownerLogin.signIn(values, asking(context, request));
  switch (signedIn.outcome) {
    case 'in':
      return leadIn(context, [...signedIn.cookies, ...ownerLogin.endLook(request.headers)], wantedBy(url));
    case 'wrong':
      return turnDown({ because: 'LOGIN_FAILED' });
    case 'unconfirmed':
      return turnDown({ because: 'LOGIN_UNCONFIRMED' }, 403);
    case 'disabled':
      return turnDown({ because: 'LOGIN_DISABLED' }, 403);
    case 'too many':
      return turnDown({ because: 'LOGIN_TOO_MANY' }, 429);
    case 'busy':
      return turnDown({ because: 'LOGIN_BUSY' }, 503);
  }
}

/** The page that the person wanted before logging in. */
function wantedBy(url: URL): string | undefined {
  return nextPath(url.searchParams.get('next'));
}
