import { useField } from '#app/forms/form-context.ts';
import { Framed, ProblemText } from '#app/forms/form-field.tsx';
import type { ShownQuestion } from '#app/forms/show-form.server.ts';

/** One of three, in a frame as high as the field beside it. */
export function HowOften({ field: { name, label, choices } }: { field: ShownQuestion }) {
  const { id, typed, problem, problemId } = useField(name);
  return (
    <Framed problem={problem}>
      <fieldset aria-describedby={problemId}>
        <legend className="field-label">{label}</legend>
        <ProblemText problem={problem} id={problemId} />
        <div className="how-often rounded-operate border border-line-2 bg-sheet">
          {choices.map(({ value, label: choice }, index) => (
            <label key={value} className="facts leading-tight">
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={value}
                defaultChecked={typed.includes(value)}
                className="radio"
              />
              {choice}
            </label>
          ))}
        </div>
      </fieldset>
    </Framed>
  );
}
