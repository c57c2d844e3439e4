import type { Ref } from 'react';
import { Icon } from '#interface/icon.tsx';
import type { FormAnswer } from './form-answer.ts';

/** Stands at the top of the form, takes the focus and leads to each field. */
export function ErrorSummary({
  answer,
  formId,
  ref,
}: {
  answer: FormAnswer;
  formId: string;
  ref: Ref<HTMLElement>;
}) {
  return (
    <section ref={ref} tabIndex={-1} role="alert" className="border-2 border-wine p-6">
      <h2 className="flex items-center gap-3 text-[1.0625rem] font-semibold">
        <Icon name="circle-alert" className="shrink-0" />
        {answer.heading}
      </h2>
      {answer.problems.length > 0 && (
        <ul className="mt-2">
          {answer.problems.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${formId}-${field}`}
                className="inline-block py-1 font-semibold text-wine underline underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
