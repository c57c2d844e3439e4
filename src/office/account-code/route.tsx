import { data, useActionData } from 'react-router';
import { asking } from '#account/asking.ts';
import { presentPasswordKey } from '#account/password-problems.ts';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { PresentPassword } from '#office/account/password-fields.tsx';
import { leadOn, refuseDoor } from '#office/door/answers.server.ts';
import { CodeField } from '#office/door/code-field.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import { type FormAnswer, isFormAnswer } from '#office/interface/form-answer.ts';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext, staffOf } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { drawCode } from './draw-code.server.ts';
import { ScanCode } from './scan-code.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context.get(officeContext));
  return {
    email: staff.email,
    isOn: staff.hasCode,
    isMust: staff.mustSetUpFactor,
    hasPasskey: staff.hasPasskey,
  };
}

/** Shown once: nothing of it is kept where it could be asked for again. */
type Shown = { begun?: ReturnType<typeof drawCode>; backupCodes: string[] };

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const staff = staffOf(office);
  const { staffLogin, language } = office;
  const form = await readForm(request);
  switch (form.getAll('do').at(-1)) {
    case 'begin': {
      const begun = await staffLogin.beginCode(
        staff.session,
        textOf(form, 'present'),
        asking(office, request),
      );
      if (begun.outcome !== 'begun')
        return refuseDoor(form, [
          { field: 'present', text: formTexts(language)(presentPasswordKey(begun.outcome)) },
        ]);
      return data<Shown>({ begun: drawCode(begun.totpUri), backupCodes: begun.backupCodes });
    }
    case 'confirm': {
      const code = textOf(form, 'code').replace(/\s/g, '');
      const confirmed = await staffLogin.confirmCode(staff.session, code, asking(office, request));
      if (confirmed.outcome === 'done')
        return leadOn(staff.mustSetUpFactor ? '/office/' : '/office/account/', confirmed.cookies);
      return refuseDoor(form, [{ field: 'code', text: officeTextsFor(language)('CODE_WRONG') }]);
    }
    case 'fresh': {
      const fresh = await staffLogin.freshBackupCodes(
        staff.session,
        textOf(form, 'present'),
        asking(office, request),
      );
      if (fresh.outcome !== 'made')
        return refuseDoor(form, [
          { field: 'present', text: formTexts(language)(presentPasswordKey(fresh.outcome)) },
        ]);
      return data<Shown>({ backupCodes: fresh.backupCodes });
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

export default function AccountCode({
  loaderData: { email, isOn, isMust, hasPasskey },
}: Route.ComponentProps) {
  const t = useOfficeTexts();
  const given = useActionData<Shown | FormAnswer>();
  const answer = isFormAnswer(given) ? given : undefined;
  const shown = given && !isFormAnswer(given) ? given : undefined;
  const confirming = answerTo(answer, 'confirm');
  return (
    <>
      <PageTitle page={t('FACTOR')} />
      <PageHeading title={t('FACTOR')} note={email} />
      <div className="screen max-w-[60rem]">
        {isMust && !shown && <Notice kind="soon" title={t('FACTOR_MUST')} />}
        {!shown && !confirming && (
          <OfficeForm answer={answerTo(answer, isOn ? 'fresh' : 'begin')} className="max-w-[27.5rem]">
            <p className="text-ink-2">
              {isOn ? t('FACTOR_ON') : t(hasPasskey ? 'PASSKEY_DOES' : 'FACTOR_OFF')}
            </p>
            <PresentPassword />
            <p>
              <Button type="submit" name="do" value={isOn ? 'fresh' : 'begin'} size="small">
                {isOn ? t('FACTOR_FRESH') : t('FACTOR_BEGIN')}
              </Button>
            </p>
          </OfficeForm>
        )}
        {isMust && !shown && !confirming && (
          <p>
            <Link to="/office/account/passkey/" className="door-link">
              {t('PASSKEY_INSTEAD')}
            </Link>
          </p>
        )}
        {shown?.begun && <ScanCode begun={shown.begun} />}
        {shown && <BackupCodes codes={shown.backupCodes} />}
        {(shown?.begun || confirming) && (
          <OfficeForm answer={confirming} className="max-w-[27.5rem]">
            <CodeField />
            <p>
              <Button type="submit" name="do" value="confirm" size="small">
                {t('FACTOR_CONFIRM')}
              </Button>
            </p>
          </OfficeForm>
        )}
        {shown && !shown.begun && (
          <p>
            <ButtonLink to="/office/account/" size="small">
              {t('BACKUP_CODES_KEPT')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('BACKUP_CODES')}</h2>
      <p className="max-w-[36rem] text-ink-2">{t('BACKUP_CODES_HINT')}</p>
      <ol className="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </section>
  );
}
