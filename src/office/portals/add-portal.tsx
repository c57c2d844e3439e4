import { Button } from '#interface/button.tsx';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

type Format = { value: string; label: string };

export function AddPortal({ formats, answer }: { formats: Format[]; answer: FormAnswer | undefined }) {
  const t = useOfficeTexts();
  return (
    <OfficeForm answer={answer} given={{ format: 'full' }}>
      <TextField
        name="name"
        label={t('PORTALS_NAME')}
        hint={t('PORTALS_NAME_HINT')}
        maxLength={100}
        autoComplete="off"
      />
      <ChoiceField name="format" label={t('PORTALS_FORMAT')} choices={formats} />
      <p>
        <Button type="submit" name="do" value="add" size="small">
          {t('PORTALS_ADD')}
        </Button>
      </p>
    </OfficeForm>
  );
}
