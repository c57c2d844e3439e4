import { redirect } from 'react-router';
import { listOffices } from '#database/people.ts';
import type { RequestContext } from '#server/context.ts';
import { alternatesWithQuery, href } from '#site/paths.ts';
import { formTexts } from '#texts/forms.ts';
import { textsFor } from '#texts/server.ts';
import { showQuestions } from '../../forms/show-form.server.ts';
import { presentOffice } from '../../people/people.server.ts';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { nextPath } from '../next-path.ts';
import { readAnswers, typedInRequest } from '../receive.server.ts';
import { loginForm } from './login-form.ts';

/** Gives what the login page shows; leads on who is logged in already. */
export async function loadLogin(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const { database, language, ownerLogin, now } = context;
  if (await ownerLogin.findSession(request.headers, now)) throw redirect(wayOn(context, url), 303);
  const offices = await listOffices(database);
  const t = formTexts(language);
  return {
    head: pageHead(context, { title: textsFor(language)('LOGIN_TITLE'), noindex: true }),
    alternates: alternatesWithQuery('login', ''),
    crumbs: crumbsTo(context, 'login'),
    told: url.searchParams.get('told') === 'out' ? t('LOGIN_TOLD_OUT') : '',
    shown: showQuestions(context, loginForm),
    offices: offices.map((office) => presentOffice(office, [], context)),
  };
}

/** Logs in, or out, and leads to where somebody wanted to go. */
export async function actOnLogin(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const { language, ownerLogin, now, clientAddress } = context;
  const typed = await typedInRequest(request);
  if (typed.do?.includes('log-out')) {
    const cookies = await ownerLogin.signOut(request.headers);
    return withCookies(redirect(`${href(language, 'login')}?told=out`, 303), cookies);
  }
  const { values, refused, turnDown } = readAnswers(context, loginForm, typed);
  if (refused) return refused;
  const { headers } = request;
  const signedIn = await ownerLogin.signIn(values, { headers, clientAddress, now });
  switch (signedIn.outcome) {
    case 'in':
      return withCookies(redirect(wayOn(context, url), 303), signedIn.cookies);
    case 'wrong':
      return turnDown({ because: 'LOGIN_FAILED' });
    case 'unconfirmed':
      return turnDown({ because: 'LOGIN_UNCONFIRMED' }, 403);
    case 'too many':
      return turnDown({ because: 'LOGIN_TOO_MANY' }, 429);
    case 'busy':
      return turnDown({ because: 'LOGIN_BUSY' }, 503);
  }
}

function wayOn({ language }: RequestContext, url: URL): string {
  const next = nextPath(url.searchParams.get('next'));
  return next ?? href(language, 'home');
}

/** Takes an answer; gives it with the cookies of the log-in. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
