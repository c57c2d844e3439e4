import { ChoiceField } from '#office/interface/choice-field.tsx';
import { SelectField, TextArea, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedProject } from './project.server.ts';

/** An attribute shared by every unit, with the control of the property editor. */
export function SharedField({ field: { key, label, control } }: { field: LoadedProject['shared'][number] }) {
  const t = useOfficeTexts();
  const words = { name: key, label, isOptional: true };
  switch (control.kind) {
    case 'select':
      return <SelectField {...words} choices={control.choices} empty={t('PROJECT_ANY')} />;
    case 'many':
      return (
        <div className="project-many">
          {/* Choosing none is an answer too. */}
          <input type="hidden" name={key} value="" />
          <ChoiceField {...words} choices={control.choices} isMany />
        </div>
      );
    case 'text':
      return <TextArea {...words} rows={control.rows} maxLength={control.max} />;
    case 'date':
      return <TextField {...words} type="date" />;
    case 'rooms':
      return null;
    case 'line':
      return (
        <TextField {...words} inputMode={control.inputMode} maxLength={control.max} autoComplete="off" />
      );
  }
}
