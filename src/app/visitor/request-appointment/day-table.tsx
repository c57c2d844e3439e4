import { useState } from 'react';
import { useField } from '#app/forms/form-context.ts';
import { Framed, ProblemText } from '#app/forms/form-field.tsx';
import type { ShownParts } from './offer.server.ts';

/** The next two weeks: a visitor ticks as many parts of days as they like, said again in words below. */
export function DayTable({ parts: { rows, heads, day, label, full, chosen } }: { parts: ShownParts }) {
  const { id, typed, problem, problemId } = useField('moments');
  const [taken, setTaken] = useState<readonly string[]>(typed);
  const free = rows.flatMap(({ parts }) => parts).filter(({ isFull }) => !isFull);
  const inWords = free.filter(({ value }) => taken.includes(value)).map((part) => part.label);
  return (
    <Framed problem={problem}>
      <fieldset aria-describedby={problemId}>
        <legend className="sr-only">{label}</legend>
        <ProblemText problem={problem} id={problemId} />
        <table className="moments">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{day}</span>
              </th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.day}>
                <th scope="row">{row.label}</th>
                {row.parts.map((part) => (
                  <td key={part.value}>
                    {part.isFull ? (
                      <span className="taken">{full}</span>
                    ) : (
                      <label>
                        <input
                          // The error summary links to the first.
                          id={part.value === free[0]?.value ? id : undefined}
                          type="checkbox"
                          name="moments"
                          value={part.value}
                          defaultChecked={typed.includes(part.value)}
                          onChange={({ target: { checked, value } }) =>
                            setTaken((before) =>
                              checked ? [...before, value] : before.filter((each) => each !== value),
                            )
                          }
                          className="check"
                        />
                        <span className="sr-only">{part.label}</span>
                      </label>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
      <p role="status" className="small mt-3">
        {inWords.length > 0 && (
          <>
            <b className="font-semibold">{chosen[inWords.length - 1]}</b> {inWords.join(', ')}.
          </>
        )}
      </p>
    </Framed>
  );
}
