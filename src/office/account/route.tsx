import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { SingleKeysSwitch } from '#office/keys/single-keys-switch.tsx';
import { officeContext, staffOf } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { Absence } from './absence.tsx';
import { loadAccount } from './account.server.ts';
import { actOnAccount } from './act-on-account.server.ts';
import { Passkeys } from './passkeys.tsx';
import { NewPasswordTwice, PresentPassword } from './password-fields.tsx';
import { Sessions } from './sessions.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  return loadAccount(office, staffOf(office), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  return actOnAccount({ office, staff: staffOf(office), request, form: await readForm(request) });
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { told, name, email, role, language, languages, factor, passkeys, absence, sessions } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('ACCOUNT')} />
      <PageHeading title={t('ACCOUNT')} note={`${email} · ${role}`} />
      <div className="screen max-w-[46rem] gap-11">
        <StatusLine>{told}</StatusLine>
        <section>
          <h2 className="office-section">{t('ACCOUNT_DETAILS')}</h2>
          <OfficeForm answer={answerTo(answer, 'details')} given={{ name, language }}>
            <TextField name="name" label={t('NAME')} autoComplete="name" maxLength={100} />
            <SelectField name="language" label={t('LANGUAGE_OF_OFFICE')} choices={languages} />
            <p>
              <Button type="submit" name="do" value="details" size="small">
                {t('SAVE')}
              </Button>
            </p>
          </OfficeForm>
        </section>
        {absence && <Absence absence={absence} answer={answerTo(answer, 'absence')} />}
        <section>
          <h2 className="office-section">{t('FACTOR')}</h2>
          <p className="mb-4 text-ink-2">
            <Sign kind={factor.sign}>{factor.state}</Sign>
            <br />
            {factor.about}
          </p>
          {!factor.isOn && (
            <ButtonLink to="/office/account/code/" size="small">
              {t('FACTOR_BEGIN')}
            </ButtonLink>
          )}
          {factor.isOn && (
            <OfficeForm answer={answerTo(answer, 'fresh-codes') ?? answerTo(answer, 'stop-code')}>
              <PresentPassword />
              <p className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  formAction="/office/account/code/"
                  name="do"
                  value="fresh"
                  kind="quiet"
                  size="small"
                >
                  {t('FACTOR_FRESH')}
                </Button>
                {factor.mayStop && (
                  <Button type="submit" name="do" value="stop-code" kind="quiet" size="small">
                    {t('FACTOR_STOP')}
                  </Button>
                )}
              </p>
            </OfficeForm>
          )}
        </section>
        <Passkeys passkeys={passkeys} answer={answer} />
        <section>
          <h2 className="office-section">{t('PASSWORD_CHANGE')}</h2>
          <OfficeForm answer={answerTo(answer, 'password')}>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PresentPassword />
            <NewPasswordTwice />
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button type="submit" name="do" value="password" size="small">
                {t('PASSWORD_CHANGE')}
              </Button>
              <span className="small text-ink-3">{t('PASSWORD_CHANGE_HINT')}</span>
            </p>
          </OfficeForm>
        </section>
        <SingleKeysSwitch />
        <Sessions sessions={sessions} />
      </div>
    </>
  );
}
