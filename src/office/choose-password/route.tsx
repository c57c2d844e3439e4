import { data, redirect, useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import { Button, ButtonLink } from '#interface/button.tsx';
import { NewPasswordTwice } from '#office/account/password-fields.tsx';
import { leadOn, newPasswordProblems, refuseDoor } from '#office/door/answers.server.ts';
import { DoorPage } from '#office/door/door-page.tsx';
import { readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { officeContext } from '#office/request-context.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

/**
 * For an invitation and a forgotten password, in the language of whoever got the link; 410 if it is no longer valid.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { staffLogin, now, language } = context.get(officeContext);
  const link = await staffLogin.findLink(params.token, now);
  if (link && link.language !== language && !url.searchParams.has('language'))
    throw redirect(`${url.pathname}?language=${link.language}`);
  const isInvitation = url.pathname.startsWith('/office/invited/');
  return data(link && { name: isInvitation ? link.name : '', email: link.email }, {
    status: link ? 200 : 410,
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { staffLogin, now, language } = office;
  const form = await readForm(request);
  const link = await staffLogin.findLink(params.token, now);
  if (!link) return data(null, 410);
  const problems = newPasswordProblems(office, form, link);
  if (problems.length > 0) return refuseDoor(form, problems);
  const password = String(form.get('password'));
  const chosen = await staffLogin.choosePassword({ token: params.token, password }, asking(office, request));
  switch (chosen.outcome) {
    case 'in':
      return leadOn('/office/', chosen.cookies);
    case 'code':
      return leadOn('/office/login/code/', chosen.cookies);
    case 'passkey':
      return leadOn('/office/login/?told=passkey');
    case 'over':
      return data(null, 410);
    default:
      return refuseDoor(form, [{ field: 'password', text: formTexts(language)('LOGIN_BUSY') }]);
  }
}

export default function ChoosePassword({ loaderData: link }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer | null>();
  if (!link)
    return (
      <DoorPage title={t('LINK_OVER')} intro={t('LINK_OVER_HINT')}>
        <ButtonLink to="/office/forgotten/" kind="quiet">
          {t('PASSWORD_FORGOTTEN')}
        </ButtonLink>
      </DoorPage>
    );
  const title = link.name ? t('WELCOME', { name: link.name }) : t('CHOOSE_PASSWORD');
  return (
    <DoorPage title={title} intro={t('CHOOSE_PASSWORD_FOR', { email: link.email })}>
      <OfficeForm answer={answer ?? undefined}>
        {/* So that a password manager knows whose password it keeps. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <NewPasswordTwice />
        <Button type="submit">{t('PASSWORD_SAVE')}</Button>
      </OfficeForm>
    </DoorPage>
  );
}
