import type { ReactNode } from 'react';

/** Stands below a legal text. `children`: the bodies of the table. */
export function KeptTable({
  kept,
  children,
}: {
  kept: { title: string; intro: string; columns: string[] };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="kept" className="mt-11">
      <h2 id="kept" className="d4">
        {kept.title}
      </h2>
      <p className="reading mt-4 text-ink-2">{kept.intro}</p>
      <table className="small mt-6 w-full border-b border-line text-left align-top">
        <thead className="tiny text-ink-3">
          <tr>
            {kept.columns.map((column) => (
              <th key={column} scope="col" className="pb-2 pr-4 font-normal last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
