import type { ReactNode } from 'react';

/** Terms with their values, a hairline between. */
export function Facts({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="border-t border-ink">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <dt className="text-ink-3">{term}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
