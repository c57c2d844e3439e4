import { presentSessions } from '#account/present-sessions.ts';
import { showQuestions } from '#app/forms/show-form.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { OwnerSession } from '#login/owner/owner-login.ts';
import { alternates } from '#site/paths/paths.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import { detailsForm, emailForm, passwordForm } from './account-forms.ts';

const told: Record<string, FormTextKey> = {
  details: 'ACCOUNT_TOLD_DETAILS',
  email: 'ACCOUNT_TOLD_EMAIL',
  password: 'ACCOUNT_TOLD_PASSWORD',
  session: 'ACCOUNT_TOLD_SESSION',
};

export async function loadAccount(context: RequestContext, { id: sessionId, owner }: OwnerSession, url: URL) {
  const { database, language, ownerLogin, now } = context;
  const t = formTexts(language);
  const [{ weekly_mail }, sessions] = await Promise.all([
    database.selectFrom('owner').select('weekly_mail').where('id', '=', owner.id).executeTakeFirstOrThrow(),
    ownerLogin.listSessions(owner.id, now),
  ]);
  const toldKey = told[url.searchParams.get('told') ?? ''];
  return {
    ...portalPage(
      { context, owner },
      { title: screenName(context, 'ownerAccount'), alternates: alternates('ownerAccount', {}) },
    ),
    intro: t('ACCOUNT_INTRO', { email: owner.email }),
    told: toldKey ? t(toldKey) : '',
    details: {
      title: t('ACCOUNT_DETAILS'),
      shown: showQuestions(context, detailsForm, {
        name: owner.name,
        language: owner.language,
        weekly: weekly_mail ? 'yes' : [],
      }),
    },
    email: { title: t('ACCOUNT_EMAIL'), shown: showQuestions(context, emailForm) },
    password: { title: t('ACCOUNT_PASSWORD'), shown: showQuestions(context, passwordForm) },
    sessions: {
      title: t('ACCOUNT_SESSIONS'),
      intro: t('ACCOUNT_SESSIONS_INTRO'),
      list: presentSessions(sessions, sessionId, language),
      end: t('LOG_OUT'),
      others: t('ACCOUNT_END_OTHERS'),
      all: t('ACCOUNT_END_ALL'),
    },
  };
}
