import { ChoiceFrame, type FieldWords } from './field-frame.tsx';
import { useOfficeField } from './office-form.tsx';
import type { Choice } from './text-field.tsx';

/** `isMany`: several may be chosen; else one. `inColumns`: in columns of one width, in place of one after the other. */
export function ChoiceField({
  choices,
  isMany = false,
  inColumns = false,
  ...words
}: FieldWords & { choices: Choice[]; isMany?: boolean; inColumns?: boolean }) {
  const { id, values, problem } = useOfficeField(words.name);
  return (
    <ChoiceFrame words={words}>
      <div className={inColumns ? 'choice-columns' : 'flex flex-wrap gap-x-4 tablet:gap-x-6'}>
        {choices.map(({ value, label }, index) => (
          <label key={value} className="office-choice">
            <input
              // The error summary links to the first.
              id={index === 0 ? id : undefined}
              type={isMany ? 'checkbox' : 'radio'}
              name={words.name}
              value={value}
              defaultChecked={values.includes(value)}
              aria-invalid={problem ? true : undefined}
              className={isMany ? 'check office-check' : 'radio office-check'}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}

/** A yes-or-no question: ticked means yes. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const { id, values, problem, problemId } = useOfficeField(name);
  return (
    <div className={problem ? 'field-wrong' : undefined}>
      {problem && (
        <p id={problemId} className="small font-semibold text-wine">
          {problem}
        </p>
      )}
      <label className="office-choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={values.length > 0}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problemId}
          className="check office-check"
        />
        {label}
      </label>
    </div>
  );
}
