import type { Control } from './shown-field.ts';

/** The control alone. It is uncontrolled: the browser holds the typed text, which survives a new render. */
export function FieldInput({
  id,
  name,
  control,
  value,
  problemId,
  onTyped,
  onLeft,
}: {
  id: string;
  name: string;
  control: Control;
  value: string;
  problemId: string | undefined;
  onTyped: (typed: string) => void;
  onLeft: () => void;
}) {
  const shared = {
    id,
    name,
    'aria-invalid': problemId ? true : undefined,
    'aria-describedby': problemId,
    onBlur: onLeft,
  };
  switch (control.kind) {
    case 'select':
      return (
        <select
          {...shared}
          defaultValue={value}
          onChange={(event) => {
            onTyped(event.target.value);
            onLeft();
          }}
          className="field office-field office-select"
        >
          <option value="" />
          {control.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case 'many':
      return (
        <fieldset
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={problemId}
          className="flex flex-wrap gap-x-5"
          onChange={(event) => {
            const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked');
            onTyped([...boxes].map((box) => box.value).join('|'));
            onLeft();
          }}
        >
          {control.choices.map((choice) => (
            <label key={choice.value} className="office-choice">
              <input
                type="checkbox"
                name={name}
                value={choice.value}
                defaultChecked={value.split('|').includes(choice.value)}
                className="check office-check"
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      );
    case 'text':
      return (
        <textarea
          {...shared}
          rows={control.rows}
          maxLength={control.max}
          defaultValue={value}
          onChange={(event) => onTyped(event.target.value)}
          className="field office-field field-long"
        />
      );
    case 'title':
      return (
        <textarea
          {...shared}
          rows={1}
          maxLength={control.max}
          defaultValue={value}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={({ target }) => {
            keepOnOneLine(target);
            onTyped(target.value);
          }}
          className="field office-field field-long editor-title"
        />
      );
    case 'date':
      return (
        <input
          {...shared}
          type="date"
          defaultValue={value}
          onChange={(event) => onTyped(event.target.value)}
          className="field office-field"
        />
      );
    case 'rooms':
      return null;
    case 'line':
      return (
        <input
          {...shared}
          inputMode={control.inputMode}
          maxLength={control.max}
          defaultValue={value}
          autoComplete="off"
          onChange={(event) => onTyped(event.target.value)}
          className="field office-field"
        />
      );
  }
}

/** A pasted line break becomes a space, and the cursor stays where it is. */
function keepOnOneLine(field: HTMLTextAreaElement) {
  if (!field.value.includes('\n')) return;
  const { selectionEnd } = field;
  field.value = field.value.replaceAll('\n', ' ');
  field.setSelectionRange(selectionEnd, selectionEnd);
}
