import { Field } from '#app/forms/form-field.tsx';
import type { ShownQuestion } from '#app/forms/show-form.server.ts';

export function RentTerms({
  terms,
  field,
}: {
  terms: readonly { label: string; value: string }[];
  field: ShownQuestion;
}) {
  return (
    <>
      <dl className="mb-4 border-t border-line">
        {terms.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-ink-3">{label}</dt>
            <dd className="whitespace-nowrap font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Field field={field} />
    </>
  );
}
