import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { SettingFields } from './setting-fields.tsx';
import type { SettingField } from './source-settings.server.ts';

type Chosen = { system: string; label: string; fields: SettingField[] };

type System = { value: string; label: string };

/** Asks which system it is, then for what that system needs. `isFirst`: there is no other source. */
export function AddSource({
  systems,
  chosen,
  isFirst,
  answer,
}: {
  systems: readonly System[];
  chosen: Chosen | undefined;
  isFirst: boolean;
  answer: FormAnswer | undefined;
}) {
  if (chosen) return <SourceForm key={chosen.system} chosen={chosen} answer={answer} />;
  return <ChooseSystem systems={systems} isFirst={isFirst} />;
}

function ChooseSystem({ systems, isFirst }: { systems: readonly System[]; isFirst: boolean }) {
  const t = useOfficeTexts();
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      <label className="w-full max-w-[20rem]">
        <span className="office-label">{t('IMPORTS_ADD_SYSTEM')}</span>
        <select name="system" className="field office-field office-select">
          {systems.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind={isFirst ? 'primary' : 'quiet'} size="small">
        {t('IMPORTS_ADD_NEXT')}
      </Button>
    </Form>
  );
}

function SourceForm({ chosen, answer }: { chosen: Chosen; answer: FormAnswer | undefined }) {
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
