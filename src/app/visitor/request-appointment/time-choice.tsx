import { useField } from '#app/forms/form-context.ts';
import { Framed, ProblemText } from '#app/forms/form-field.tsx';
import type { ShownTime } from './offer.server.ts';

/** One time is chosen; each says how many places are left. */
export function TimeChoice({ label, times }: { label: string; times: readonly ShownTime[] }) {
  const { id, typed, problem, problemId } = useField('time');
  const first = times.find(({ isFull }) => !isFull);
  return (
    <Framed problem={problem}>
      <fieldset aria-describedby={problemId}>
        <legend className="sr-only">{label}</legend>
        <ProblemText problem={problem} id={problemId} />
        <ul className="border border-line-2">
          {times.map((time) => (
            <li
              key={time.value}
              className={`border-line not-first:border-t ${time.isFull ? 'bg-tint' : 'bg-sheet'}`}
            >
              <label className="choice min-h-13! flex-wrap gap-x-4 gap-y-0 px-4 py-2">
                <input
                  // The error summary links to the first.
                  id={time === first ? id : undefined}
                  type="radio"
                  name="time"
                  value={time.value}
                  defaultChecked={!time.isFull && typed.includes(time.value)}
                  disabled={time.isFull}
                  className="radio disabled:invisible"
                />
                <span className={`flex-1 ${time.isFull ? 'text-ink-3' : 'font-medium'}`}>{time.label}</span>
                <span className="small text-ink-3">{time.left}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </Framed>
  );
}
