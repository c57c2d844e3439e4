import { Button } from '#interface/button.tsx';
import { SettingFields } from '#office/imports/setting-fields.tsx';
import { answerTo } from '#office/interface/answer-to.ts';
import { CheckField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPortal } from './load-portal.server.ts';

type Props = { answer: FormAnswer | undefined };

/** For a property that the portal was not given yet, and that is therefore in no list. */
export function KeepOffNamed({ answer }: Props) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('PORTALS_OFF_NAMED')}</h2>
      <OfficeForm answer={answerTo(answer, 'off-named')}>
        <TextField
          name="property"
          label={t('PORTALS_OFF_NAMED_FIELD')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
        <p>
          <Button type="submit" name="do" value="off-named" kind="quiet" size="small">
            {t('PORTALS_KEEP_OFF')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}

/** Asks again before something that cannot be undone. */
export function SureForm({ answer, button, hint }: Props & { button: 'renew' | 'end'; hint?: string }) {
  const t = useOfficeTexts();
  const name = button === 'renew' ? 'PORTALS_RENEW' : 'PORTALS_END';
  return (
    <section>
      <h2 className="office-section">{t(name)}</h2>
      <p className="mb-4 text-ink-2">{hint ?? t(`${name}_HINT`)}</p>
      <OfficeForm answer={answerTo(answer, button)}>
        <CheckField name="sure" label={t(`${name}_SURE`)} />
        <p>
          <Button type="submit" name="do" value={button} kind="quiet" size="small">
            {t(name)}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}

/** The account by which properties are sent to a portal: none are sent before there is one. */
export function AccountForm({ answer, account }: Props & { account: NonNullable<LoadedPortal['account']> }) {
  const t = useOfficeTexts();
  return (
    <section className="max-w-[36rem]">
      <h2 className="office-section">{t('PORTALS_ACCOUNT')}</h2>
      <p className="mb-4 text-ink-2">{t('PORTALS_ACCOUNT_HINT')}</p>
      <OfficeForm answer={answerTo(answer, 'account')} given={account.given}>
        <SettingFields fields={account.fields} areKept={account.isThere} />
        <p>
          <Button type="submit" name="do" value="account" kind="quiet" size="small">
            {t('IMPORTS_SAVE')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}
