import { data } from 'react-router';
import { showQuestions } from '#app/forms/show-form.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Questions } from '#questions/form.ts';
import { href } from '#site/paths/paths.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import { entryPage } from './entry.server.ts';

type LinkScreen = {
  screen: 'choosePassword' | 'confirmEmail';
  purpose: 'choose-password' | 'confirm-email';
  intro: FormTextKey;
  form: Questions;
  /** The screen where a person with an invalid link gets another. */
  again: { screen: 'forgottenPassword' | 'login'; label: FormTextKey };
};

/** Answers 410 for a link that is no longer valid. */
export async function loadLinkPage(context: RequestContext, url: URL, { screen, ...about }: LinkScreen) {
  const { language, ownerLogin, now } = context;
  const t = formTexts(language);
  const link = await ownerLogin.findLink(about.purpose, tokenOf(url), now);
  const page = {
    ...(await entryPage(context, screen, url.search)),
    intro: link ? t(about.intro, { email: link.email }) : t('LINK_OVER'),
    email: link?.email ?? '',
    shown: link ? showQuestions(context, about.form) : null,
    again: { href: href(language, about.again.screen), label: t(about.again.label) },
  };
  return data(page, { status: link ? 200 : 410 });
}

/** The token is in the address of the page. */
export function tokenOf(url: URL): string {
  return url.searchParams.get('token') ?? '';
}
