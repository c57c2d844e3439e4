import { useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { leadOn, refuseDoor } from '#office/door/answers.server.ts';
import { DoorPage } from '#office/door/door-page.tsx';
import { lineOf, readForm } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = formTexts(office.language);
  const form = await readForm(request);
  const email = lineOf(form, 'email', 1000);
  if (!email) return refuseDoor(form, [{ field: 'email', text: t('EMAIL_MISSING') }]);
  const { outcome } = await office.staffLogin.requestPassword(email, asking(office, request));
  if (outcome === 'too many') return refuseDoor(form, [{ field: 'email', text: t('LINK_TOO_MANY') }]);
  if (outcome === 'busy') return refuseDoor(form, [{ field: 'email', text: t('LOGIN_BUSY') }]);
  return leadOn('/office/login/?told=mail');
}

export default function Forgotten() {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <DoorPage title={t('PASSWORD_FORGOTTEN')} intro={t('FORGOTTEN_INTRO')}>
      <OfficeForm answer={answer}>
        <TextField name="email" type="email" label={t('EMAIL')} autoComplete="username" maxLength={254} />
        <Button type="submit">{t('SEND_LINK')}</Button>
      </OfficeForm>
      <p className="mt-3">
        <Link to="/office/login/" className="door-link">
          {t('BACK_TO_LOG_IN')}
        </Link>
      </p>
    </DoorPage>
  );
}
