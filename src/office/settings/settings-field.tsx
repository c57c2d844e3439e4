import { CheckField, ChoiceField } from '#office/interface/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { PictureChoice } from './picture-choice.tsx';
import { SettingsList } from './settings-list.tsx';
import type { ShownField } from './shown-field.ts';
import { TextsField } from './texts-field.tsx';

/** `isWhole`: it is the only field of the screen, whose title serves as its label. */
export function SettingsField({ field, isWhole = false }: { field: ShownField; isWhole?: boolean }) {
  const t = useOfficeTexts();
  const { name, label, hint, isOptional } = field;
  const words = { name, label, hint, isOptional };
  switch (field.kind) {
    case 'check':
      return <CheckField name={name} label={label} />;
    case 'choice':
      return (
        <SelectField
          {...words}
          choices={field.choices}
          empty={field.hasEmpty ? t('SETTINGS_NO_CHOICE') : undefined}
        />
      );
    case 'choices':
      return <ChoiceField {...words} isOptional={false} choices={field.choices} isMany />;
    case 'lines':
      return <TextArea {...words} rows={4} maxLength={4000} />;
    case 'picture':
      return <PictureChoice {...words} pictures={field.pictures} />;
    case 'texts':
    case 'richTexts':
      return <TextsField {...words} languages={field.languages} />;
    case 'number':
      return <TextField {...words} inputMode="decimal" maxLength={12} autoComplete="off" />;
    case 'text':
      return <TextField {...words} type={field.type} maxLength={500} autoComplete="off" spellCheck={false} />;
    case 'list':
      return <SettingsList field={field} draw={(each) => <SettingsField key={each.name} field={each} />} />;
    default:
      return (
        <fieldset className={isWhole ? 'settings-group' : 'settings-group settings-inner'}>
          <legend className={isWhole ? 'sr-only' : 'office-section'}>{label}</legend>
          {hint && <p className="small text-ink-3">{hint}</p>}
          {field.fields.map((each) => (
            <SettingsField key={each.name} field={each} />
          ))}
        </fieldset>
      );
  }
}
