import { useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { leadOn, refuseDoor } from '#office/door/answers.server.ts';
import { CodeField } from '#office/door/code-field.tsx';
import { DoorPage } from '#office/door/door-page.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { nextPath } from '#office/login/next-path.ts';
import { officeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

/** `?with=backup`: asks for a backup code instead. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(officeContext).staff) throw leadOn(nextPath(url.searchParams.get('next')));
  const isBackup = url.searchParams.get('with') === 'backup';
  const other = new URLSearchParams(url.searchParams);
  if (isBackup) other.delete('with');
  else other.set('with', 'backup');
  return { isBackup, other: `/office/login/code/?${other}` };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const form = await readForm(request);
  const field = form.has('backup') ? 'backup' : 'code';
  const code = textOf(form, field).replace(/\s/g, '');
  if (!code) return refuseDoor(form, [{ field, text: t('CODE_MISSING') }]);
  const entered = await office.staffLogin.enterCode({ code, kind: field }, asking(office, request));
  switch (entered.outcome) {
    case 'in':
      return leadOn(nextPath(url.searchParams.get('next')), entered.cookies);
    case 'over':
      return leadOn('/office/login/?told=over');
    case 'too many':
      return refuseDoor(form, [{ field, text: t('CODE_LOCKED') }]);
    case 'wrong':
      return refuseDoor(form, [{ field, text: t(field === 'code' ? 'CODE_WRONG' : 'BACKUP_CODE_WRONG') }]);
  }
}

export default function LogInCode({ loaderData: { isBackup, other } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  const note = (
    <Link to="/office/login/" className="door-link">
      {t('SOMEBODY_ELSE')}
    </Link>
  );
  return (
    <DoorPage title={t('SECOND_STEP')} intro={t('SECOND_STEP_INTRO')} note={note}>
      <OfficeForm key={String(isBackup)} answer={answer}>
        {isBackup ? (
          <TextField
            name="backup"
            label={t('BACKUP_CODE')}
            hint={t('BACKUP_CODE_HINT')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <CodeField />
        )}
        <Button type="submit">{t('LOG_IN')}</Button>
      </OfficeForm>
      <p className="mt-3">
        <Link to={other} className="door-link">
          {isBackup ? t('WITH_CODE') : t('WITH_BACKUP_CODE')}
        </Link>
      </p>
    </DoorPage>
  );
}
