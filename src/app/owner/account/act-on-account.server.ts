import { redirect } from 'react-router';
import { asking, withCookies } from '#account/asking.ts';
import { presentPasswordKey } from '#account/password-problems.ts';
import { newPasswordProblems } from '#app/owner/new-password.server.ts';
import { readAnswers } from '#app/owner/receive.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { changeOwnerDetails } from '#commands/owner/change-owner-details.ts';
import { isUuid } from '#domain/address/uuid.ts';
import type { OwnerSession } from '#login/owner/owner-login.ts';
import type { Typed } from '#questions/understand-answers.ts';
import { href } from '#site/paths/paths.ts';
import { detailsForm, emailForm, passwordForm } from './account-forms.ts';

type Acting = { context: RequestContext; request: Request; session: OwnerSession; typed: Typed };

export async function actOnAccount(acting: Acting) {
  const { context, request, session, typed } = acting;
  const { ownerLogin } = context;
  switch (typed.do?.at(-1)) {
    case 'details':
      return changeDetails(acting);
    case 'email':
      return changeEmail(acting);
    case 'password':
      return changePassword(acting);
    case 'end-session': {
      const only = typed.id?.at(-1) ?? '';
      if (!isUuid(only)) throw new Response('There is no such session.', { status: 400 });
      await ownerLogin.endSessions(session.owner.id, { only });
      return back(context, 'session');
    }
    case 'end-others':
      await ownerLogin.endSessions(session.owner.id, { except: session.id });
      return back(context, 'session');
    case 'end-all': {
      const cookies = await ownerLogin.signOut(asking(context, request));
      await ownerLogin.endSessions(session.owner.id, 'all');
      return withCookies(redirect(`${href(context.language, 'login')}?told=out`, 303), cookies);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

async function changeDetails({ context, session, typed }: Acting) {
  const { values, refused } = await readAnswers(context, detailsForm, typed);
  if (refused) return refused;
  const { name, language, weekly } = values;
  const details = { name, language, weeklyMail: weekly };
  await changeOwnerDetails(context.database, session.owner.id, details, context.now);
  // In the newly chosen language.
  return back({ language }, 'details');
}

async function changeEmail({ context, request, session, typed }: Acting) {
  const { values, refused, turnDown } = await readAnswers(context, emailForm, typed);
  if (refused) return refused;
  const { outcome } = await context.ownerLogin.changeEmail(session.owner, values, asking(context, request));
  switch (outcome) {
    case 'sent':
      return back(context, 'email');
    case 'wrong':
      return turnDown({ problems: [{ field: 'present', key: 'PASSWORD_WRONG' }] });
    case 'too many':
      return turnDown({ because: 'LINK_TOO_MANY' }, 429);
    case 'busy':
      return turnDown({ because: 'LOGIN_BUSY' }, 503);
  }
}

async function changePassword({ context, request, session, typed }: Acting) {
  const { owner } = session;
  const { values, refused, turnDown } = await readAnswers(context, passwordForm, typed, (given) =>
    newPasswordProblems(context, given, owner),
  );
  if (refused) return refused;
  const changed = await context.ownerLogin.changePassword(owner, values, asking(context, request));
  if (changed.outcome === 'in') return withCookies(back(context, 'password'), changed.cookies);
  const key = presentPasswordKey(changed.outcome);
  if (key === 'PASSWORD_WRONG') return turnDown({ problems: [{ field: 'present', key }] });
  return turnDown({ because: key }, changed.outcome === 'busy' ? 503 : 429);
}

function back({ language }: Pick<RequestContext, 'language'>, told: string): Response {
  return redirect(`${href(language, 'ownerAccount')}?told=${told}`, 303);
}
