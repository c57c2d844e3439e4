import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { answerTo } from '#office/interface/answer-to.ts';
import { DoButton } from '#office/interface/do-button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { SelectField, TextField } from '#office/interface/text-field.tsx';
import { AsSeen } from '#office/owners/as-seen.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPropertyOwner } from './property-owner.server.ts';

/** The buttons for an owner who is already there. */
function buttonsOf({ hasPassword, isDisabled }: { hasPassword: boolean; isDisabled: boolean }) {
  const unlink = { value: 'unlink', label: 'OWNERS_UNLINK' } as const;
  if (isDisabled) return [unlink, { value: 'enable', label: 'OWNERS_ENABLE' } as const];
  const logOut = { value: 'log-out', label: 'OWNERS_LOG_OUT' } as const;
  return hasPassword ? [unlink, logOut] : [unlink];
}

/** The owners who follow the property, and those invited to. */
export function OwnersOf({
  loaded,
  answer,
}: {
  loaded: LoadedPropertyOwner;
  answer: FormAnswer | undefined;
}) {
  const { told, owners, mayInvite, languages, given } = loaded;
  const t = useOfficeTexts();
  return (
    <section className="owners-of">
      <h2 className="office-section">{t('OWNERS')}</h2>
      {owners.length === 0 ? (
        <p className="text-ink-2">{t('OWNERS_NONE')}</p>
      ) : (
        <ul className="owner-items">
          {owners.map(
            ({ id, name, email, language, state, lastLogIn, weekly, mayInvite: isNew, ...access }) => (
              <li key={id}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{name}</span>
                  <Sign kind={state.kind}>{state.text}</Sign>
                </p>
                <p className="small wrap-anywhere text-ink-3">{email}</p>
                <p className="small text-ink-3">
                  {t('OWNERS_LAST')}: {lastLogIn} · {t('OWNERS_WEEKLY')}: {weekly}
                </p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <AsSeen id={id} name={name} />
                  {mayInvite && isNew && (
                    <DoButton
                      does="invite"
                      given={{ email, name, language }}
                      label={t('OWNERS_INVITE_AGAIN')}
                      about={name}
                    />
                  )}
                  {mayInvite &&
                    buttonsOf(access).map(({ value, label }) => (
                      <DoButton
                        key={value}
                        does={value}
                        given={{ owner: id }}
                        label={t(label)}
                        about={name}
                      />
                    ))}
                </div>
                {mayInvite && !access.isDisabled && <Disable id={id} name={name} />}
              </li>
            ),
          )}
        </ul>
      )}
      {mayInvite && (
        <>
          <h3 className="mt-8 mb-2 font-semibold">{t('OWNERS_INVITE')}</h3>
          <p className="mb-4 text-ink-2">{t('OWNERS_INVITE_HINT')}</p>
          <OfficeForm key={`${told} ${owners.length}`} answer={answerTo(answer, 'invite')} given={given}>
            <TextField name="email" type="email" label={t('EMAIL')} autoComplete="off" maxLength={254} />
            <TextField name="name" label={t('NAME')} autoComplete="off" maxLength={120} />
            <SelectField name="language" label={t('OWNERS_LANGUAGE')} choices={languages} />
            <p>
              <Button type="submit" name="do" value="invite" size="small">
                {t('OWNERS_INVITE_NOW')}
              </Button>
            </p>
          </OfficeForm>
        </>
      )}
    </section>
  );
}

/** Asks first: the owner is locked out at once. */
function Disable({ id, name }: { id: string; name: string }) {
  const t = useOfficeTexts();
  const label = (
    <>
      {t('OWNERS_DISABLE')}
      <span className="sr-only">: {name}</span>
    </>
  );
  return (
    <details className="mt-2">
      <summary className="door-link">{label}</summary>
      <Form method="post" className="mt-3">
        <input type="hidden" name="owner" value={id} />
        <Notice kind="soon" title={t('OWNERS_DISABLE')}>
          {t('OWNERS_DISABLE_HINT')}
        </Notice>
        <Button type="submit" name="do" value="disable" kind="quiet" size="dense" className="mt-3">
          {label}
        </Button>
      </Form>
    </details>
  );
}
