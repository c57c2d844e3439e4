import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { useOfficeField } from './office-form.tsx';

function useControl({ name, hint, isOptional }: FieldWords) {
  const { id, values, problem } = useOfficeField(name);
  return {
    id,
    name,
    defaultValue: values.at(-1),
    required: !isOptional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(id, hint, problem),
  };
}

type Own =
  | 'list'
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'onFocus';

export function TextField({
  list,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  placeholder,
  spellCheck,
  onFocus,
  ...words
}: FieldWords & Pick<ComponentProps<'input'>, Own>) {
  const own = { list, type, autoComplete, inputMode, maxLength, placeholder, spellCheck, onFocus };
  return (
    <FieldFrame words={words}>
      <input {...useControl(words)} {...own} className="field office-field" />
    </FieldFrame>
  );
}

export function TextArea({
  rows = 4,
  maxLength,
  ...words
}: FieldWords & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>) {
  return (
    <FieldFrame words={words}>
      <textarea
        {...useControl(words)}
        rows={rows}
        maxLength={maxLength}
        className="field office-field field-long"
      />
    </FieldFrame>
  );
}

export type Choice = { value: string; label: string };

/** `empty`: the words for choosing nothing, if that is allowed. */
export function SelectField({
  choices,
  empty,
  ...words
}: FieldWords & { choices: Choice[]; empty?: string }) {
  return (
    <FieldFrame words={words}>
      <select {...useControl(words)} className="field office-field office-select">
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
