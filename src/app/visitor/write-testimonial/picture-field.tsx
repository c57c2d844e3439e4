import { useEffect, useRef, useState } from 'react';
import { useField } from '#app/forms/form-context.ts';
import { Framed, ProblemText } from '#app/forms/form-field.tsx';
import type { ShownQuestion } from '#app/forms/show-form.server.ts';

/** In the language of the page. `mostBytes`: a larger file is not even sent. */
type PictureWords = { mostBytes: number; tooHeavy: string; again: string };

type Chosen = 'none' | 'some' | 'tooHeavy';

/** A page that is loaded again cannot hold the chosen photograph, and says so. */
export function PictureField({
  field: { name, label, hint },
  words,
}: {
  field: Pick<ShownQuestion, 'name' | 'label' | 'hint'>;
  words: PictureWords;
}) {
  const { id, typed, problem: told, problemId, optional } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>('none');
  const problem = chosen === 'tooHeavy' ? words.tooHeavy : told;
  const isLost = !problem && typed.length > 0 && chosen !== 'some';

  // A file chosen before hydration, or before the answer came, is still there.
  useEffect(() => setChosen(chosenIn(input.current, words.mostBytes)), [words.mostBytes]);

  return (
    <Framed problem={problem}>
      <label htmlFor={id} className="field-label">
        {label} <span className="font-normal text-ink-3">{optional}</span>
      </label>
      <p id={`${id}-hint`} className="small text-ink-3">
        {hint}
      </p>
      <div aria-live="polite">
        <ProblemText problem={problem} id={problemId ?? `${id}-problem`} />
      </div>
      {isLost && <p className="small mt-1 font-semibold">{words.again}</p>}
      <input
        ref={input}
        id={id}
        type="file"
        name={name}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => setChosen(chosenIn(currentTarget, words.mostBytes))}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[`${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')}
        className="field mt-1.5 py-[7px] pl-[7px] file:mr-4 file:min-h-9 file:rounded-operate file:border file:border-line-2 file:px-3.5 file:text-[0.875rem] file:font-semibold"
      />
    </Framed>
  );
}

/** Removes a file that is too heavy. */
function chosenIn(input: HTMLInputElement | null, mostBytes: number): Chosen {
  const file = input?.files?.[0];
  if (!input || !file) return 'none';
  if (file.size <= mostBytes) return 'some';
  input.value = '';
  return 'tooHeavy';
}
