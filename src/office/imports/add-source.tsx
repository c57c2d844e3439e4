import { Button } from '#interface/button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { SettingFields } from './setting-fields.tsx';
import type { SettingField } from './source-settings.server.ts';

type Chosen = { system: string; label: string; fields: SettingField[] };

export function AddSource({ chosen, answer }: { chosen: Chosen; answer: FormAnswer | undefined }) {
  const t = useOfficeTexts();
  return (
    <OfficeForm answer={answer} given={{ name: chosen.system }}>
      <input type="hidden" name="system" value={chosen.system} />
      <p className="font-semibold">{chosen.label}</p>
      <TextField
        name="name"
        label={t('IMPORTS_NAME')}
        hint={t('IMPORTS_NAME_HINT')}
        maxLength={40}
        spellCheck={false}
      />
      <SettingFields fields={chosen.fields} />
      <p>
        <Button type="submit" size="small">
          {t('IMPORTS_ADD')}
        </Button>
      </p>
    </OfficeForm>
  );
}
