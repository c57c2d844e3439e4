import { Button } from '#interface/button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

export function AddWebhook({ answer }: { answer: FormAnswer | undefined }) {
  const t = useOfficeTexts();
  return (
    <OfficeForm answer={answer}>
      <TextField
        name="address"
        type="url"
        label={t('WEBHOOKS_ADDRESS')}
        hint={t('WEBHOOKS_ADDRESS_HINT')}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <p>
        <Button type="submit" name="do" value="add" size="small">
          {t('WEBHOOKS_ADD')}
        </Button>
      </p>
    </OfficeForm>
  );
}
