import { showQuestions } from '#app/forms/show-form.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { deviceOf } from '#domain/person/device.ts';
import { formatTime } from '#domain/time/dates.ts';
import type { OwnerSession } from '#login/owner/owner-login.ts';
import { alternates } from '#site/paths/paths.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';
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
    details: showQuestions(context, detailsForm, {
      name: owner.name,
      language: owner.language,
      weekly: weekly_mail ? 'yes' : [],
    }),
    email: showQuestions(context, emailForm),
    password: showQuestions(context, passwordForm),
    sessions: {
      title: t('ACCOUNT_SESSIONS'),
      intro: t('ACCOUNT_SESSIONS_INTRO'),
      list: sessions.map(({ id, userAgent, startedAt, seenAt }) => ({
        id,
        device: deviceText(userAgent, t),
        isThis: id === sessionId,
        seen:
          id === sessionId
            ? t('ACCOUNT_SESSION_THIS')
            : t('ACCOUNT_SESSION_SEEN', {
                day: dayInWords(seenAt, language),
                time: timeText(formatTime(seenAt), language),
              }),
        since: t('ACCOUNT_SESSION_SINCE', { day: dayInWords(startedAt, language) }),
      })),
      end: t('LOG_OUT'),
      others: t('ACCOUNT_END_OTHERS'),
      all: t('ACCOUNT_END_ALL'),
    },
  };
}

function deviceText(userAgent: string, t: ReturnType<typeof formTexts>): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('ACCOUNT_DEVICE', { browser, system });
  return browser ?? system ?? t('ACCOUNT_DEVICE_UNKNOWN');
}
