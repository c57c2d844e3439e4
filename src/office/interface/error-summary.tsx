import type { Ref } from 'react';
import { Icon } from '#interface/icon.tsx';
import type { FormAnswer } from './form-answer.ts';

/** Stands at the top of the form, takes the focus and leads to each field. */
export function ErrorSummary({
  heading,
  problems,
  formId,
  ref,
}: {
  heading: string;
  problems: FormAnswer['problems'];
  formId: string;
  ref: Ref<HTMLElement>;
}) {
  return (
    <section ref={ref} tabIndex={-1} role="alert" className="border-2 border-wine px-5 py-4">
      <h2 className="flex gap-3 font-semibold">
        <Icon name="circle-alert" />
        {heading}
      </h2>
      <ul className="mt-1 pl-8">
        {problems.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <a href={`#${formId}-${field}`} className="problem-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
