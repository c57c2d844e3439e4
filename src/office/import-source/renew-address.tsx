import { Button } from '#interface/button.tsx';
import { answerTo } from '#office/interface/answer-to.ts';
import { CheckField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The former address cannot be shown again: if it is lost, the system gets a new one. */
export function RenewAddress({ answer }: { answer: FormAnswer | undefined }) {
  const t = useOfficeTexts();
  return (
    <section className="import-part max-w-[32rem]">
      <h2 className="d5">{t('IMPORTS_RENEW')}</h2>
      <p className="text-ink-2">{t('IMPORTS_RENEW_HINT')}</p>
      <OfficeForm answer={answerTo(answer, 'renew')}>
        <CheckField name="sure" label={t('IMPORTS_RENEW_SURE')} />
        <p>
          <Button type="submit" name="do" value="renew" kind="quiet" size="small">
            {t('IMPORTS_RENEW')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}
