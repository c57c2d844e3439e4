import { useId } from 'react';
import type { CostInput } from './draw-field.server.ts';

/** Screen readers hear the problem as well. */
export function CostField({ field }: { field: CostInput }) {
  const id = useId();
  const { name, kind, label, hint, value, problem, options } = field;
  if (kind === 'check') {
    return (
      <label className="choice tablet:max-desktop:col-span-2">
        <input type="checkbox" name={name} value="1" defaultChecked={value === '1'} className="check" />
        {label}
      </label>
    );
  }
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
    className: `field ${problem ? 'border-2 border-wine' : ''}`,
  };
  return (
    <div className={problem ? 'border-l-[3px] border-wine pl-4' : ''}>
      <label htmlFor={id} className="facts block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small text-ink-3">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="small font-medium text-wine">
          {problem}
        </p>
      )}
      <div className="mt-1.5">
        {kind === 'select' ? (
          <select {...shared}>
            {options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input {...shared} inputMode="decimal" maxLength={40} autoComplete="off" />
        )}
      </div>
    </div>
  );
}
