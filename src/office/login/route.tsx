import { useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { leadOn, passkeyAsking, refuseDoor } from '#office/door/answers.server.ts';
import { DoorPage } from '#office/door/door-page.tsx';
import { lineOf, readForm, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { type OfficeContext, officeContext } from '#office/request-context.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { EnterByPasskey } from './enter-by-passkey.tsx';
import { nextPath } from './next-path.ts';
import { PasswordField } from './password-field.tsx';

const told = { out: 'TOLD_OUT', mail: 'TOLD_MAIL', over: 'CODE_OVER', passkey: 'PASSKEY_NEEDED' } as const;

/** Leads on users who are logged in already. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { staff, publicUrl, language } = context.get(officeContext);
  if (staff) throw leadOn(nextPath(url.searchParams.get('next')));
  const key = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    told: key && officeTextsFor(language)(key),
    site: { href: `${publicUrl}/`, name: new URL(publicUrl).host },
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { staffLogin, language } = office;
  const t = formTexts(language);
  const form = await readForm(request);
  if (textOf(form, 'do') === 'passkey') return enterByPasskey(office, request, form, url);
  const email = lineOf(form, 'email', 1000);
  const password = textOf(form, 'password');
  const problems: FormAnswer['problems'] = [];
  if (!email) problems.push({ field: 'email', text: t('EMAIL_MISSING') });
  if (!password) problems.push({ field: 'password', text: t('PASSWORD_MISSING') });
  if (problems.length > 0) return refuseDoor(form, problems);
  const signedIn = await staffLogin.signIn({ email, password }, asking(office, request));
  switch (signedIn.outcome) {
    case 'in':
      return leadOn(nextPath(url.searchParams.get('next')), signedIn.cookies);
    case 'code':
      return leadOn(`/office/login/code/${url.search}`, signedIn.cookies);
    case 'passkey':
      return refuseDoor(form, [{ field: 'email', text: officeTextsFor(language)('PASSKEY_NEEDED') }]);
    case 'too many':
      return refuseDoor(form, [{ field: 'email', text: t('LOGIN_TOO_MANY') }]);
    case 'busy':
      return refuseDoor(form, [{ field: 'email', text: t('LOGIN_BUSY') }]);
    default:
      return refuseDoor(form, [{ field: 'email', text: t('LOGIN_FAILED') }]);
  }
}

async function enterByPasskey(office: OfficeContext, request: Request, form: FormData, url: URL) {
  const t = officeTextsFor(office.language);
  const { passkeys } = office.staffLogin;
  const entered = await passkeys.finishEntering(textOf(form, 'passkey'), passkeyAsking(office, request));
  if (entered.outcome === 'in') return leadOn(nextPath(url.searchParams.get('next')), entered.cookies);
  return refuseDoor(form, [{ field: 'email', text: t(passkeyRefusals[entered.outcome]) }]);
}

const passkeyRefusals = {
  wrong: 'PASSKEY_REFUSED',
  over: 'PASSKEY_OVER',
  'too many': 'PASSKEY_TOO_MANY',
} as const;

export default function LogIn({ loaderData: { told, site } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const intro = (
    <>
      {t('LOG_IN_INTRO')}{' '}
      <a href={site.href} className="door-link min-h-0 text-ink">
        {site.name}
      </a>
      .
    </>
  );
  return (
    <DoorPage title={t('LOG_IN')} intro={intro} note={t('LOG_IN_NOTE')}>
      {told && !answer && (
        <div className="mb-6">
          <Notice title={told} />
        </div>
      )}
      <OfficeForm answer={answer}>
        <TextField name="email" type="email" label={t('EMAIL')} autoComplete="username" maxLength={254} />
        <PasswordField />
        <Button type="submit">{t('CONTINUE')}</Button>
      </OfficeForm>
      <p className="mt-3">
        <Link to="/office/forgotten/" className="door-link">
          {t('PASSWORD_FORGOTTEN')}
        </Link>
      </p>
      <EnterByPasskey />
    </DoorPage>
  );
}
