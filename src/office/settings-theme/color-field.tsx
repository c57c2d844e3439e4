import { useState } from 'react';
import { useOfficeField } from '#office/interface/office-form.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** `color`: the colour on the pages, also if none is set and it is derived from others. */
export function ColorField({
  name,
  label,
  hint,
  color,
}: {
  name: string;
  label: string;
  hint: string;
  color: string;
}) {
  const t = useOfficeTexts();
  const { id, values, problem, problemId } = useOfficeField(name);
  const [value, setValue] = useState(values.at(-1) ?? '');
  const shown = HEX.test(value) ? value : color;
  return (
    <div className={problem ? 'theme-color field-wrong' : 'theme-color'}>
      <span className="theme-swatch">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <rect width="36" height="36" fill={shown} />
        </svg>
        {/* Without a script the text field beside it does the same. */}
        <input
          type="color"
          aria-label={t('SETTINGS_CHOOSE', { color: label })}
          value={shown.toLowerCase()}
          onChange={({ target }) => setValue(target.value)}
        />
      </span>
      <span className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="small block text-ink-3">{hint}</span>
        {problem && (
          <span id={problemId} className="small block font-semibold text-wine">
            {problem}
          </span>
        )}
      </span>
      <input
        id={id}
        name={name}
        value={value}
        placeholder={color}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onChange={({ target }) => setValue(target.value)}
        className="field office-field"
      />
    </div>
  );
}
