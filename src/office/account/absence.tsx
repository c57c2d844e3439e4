import { Button } from '#interface/button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { type Choice, SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** Until when somebody is away, and who gets their requests meanwhile. */
export function Absence({
  absence: { given, colleagues },
  answer,
}: {
  absence: { given: Record<string, string>; colleagues: Choice[] };
  answer: FormAnswer | undefined;
}) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('ABSENCE')}</h2>
      <p className="mb-4 text-ink-2">{t('ABSENCE_HINT')}</p>
      <OfficeForm answer={answer} given={given}>
        <TextField name="away" type="date" label={t('ABSENCE_UNTIL')} isOptional />
        <SelectField
          name="substitute"
          label={t('ABSENCE_SUBSTITUTE')}
          choices={colleagues}
          empty={t('ABSENCE_NO_SUBSTITUTE')}
          isOptional
        />
        <p>
          <Button type="submit" name="do" value="absence" size="small">
            {t('SAVE')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}
