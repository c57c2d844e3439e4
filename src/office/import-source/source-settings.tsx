import { Button } from '#interface/button.tsx';
import { SettingFields } from '#office/imports/setting-fields.tsx';
import { ChoiceField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';

type Props = { source: LoadedSource; answer: FormAnswer | undefined };

export function SourceSettings({ source: { fields, given, canAsk }, answer }: Props) {
  const t = useOfficeTexts();
  return (
    <section className="import-part">
      <h2 className="d5">{t('IMPORTS_SETTINGS')}</h2>
      <OfficeForm answer={answer} given={given} className="max-w-[32rem]">
        <SettingFields fields={fields} areKept />
        {canAsk && (
          <TextField
            name="minutes"
            label={t('IMPORTS_MINUTES')}
            hint={t('IMPORTS_MINUTES_HINT')}
            inputMode="numeric"
            maxLength={5}
            isOptional
          />
        )}
        <TextField
          name="hosts"
          label={t('IMPORTS_HOSTS')}
          hint={t('IMPORTS_HOSTS_HINT')}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          isOptional
        />
        <ChoiceField
          name="publish"
          label={t('IMPORTS_PUBLISH')}
          choices={[
            { value: 'auto', label: t('IMPORTS_PUBLISH_AUTO') },
            { value: 'lawful', label: t('IMPORTS_PUBLISH_LAWFUL') },
            { value: 'draft', label: t('IMPORTS_PUBLISH_DRAFT') },
          ]}
        />
        <p>
          <Button type="submit" name="do" value="settings" kind="quiet" size="small">
            {t('IMPORTS_SAVE')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}
