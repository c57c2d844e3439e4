import { FormControl } from '#app/forms/form-field.tsx';
import type { ShownQuestion } from '#app/forms/show-form.server.ts';

type Terms = readonly { label: string; value: string }[];

export function RentTerms({ terms, field }: { terms: Terms; field: ShownQuestion }) {
  return (
    <>
      <TermList terms={terms} />
      <FormControl field={field} />
    </>
  );
}

/** For a region where nobody may be asked to agree to anything before the appointment. */
export function StartOfRent({ title, terms }: { title: string; terms: Terms }) {
  return (
    <section className="small mt-8">
      <h2 className="mb-3 font-semibold text-ink">{title}</h2>
      <TermList terms={terms} />
    </section>
  );
}

function TermList({ terms }: { terms: Terms }) {
  return (
    <dl className="mb-4 border-t border-line">
      {terms.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-ink-3">{label}</dt>
          <dd className="whitespace-nowrap font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
