import type { ReactNode } from 'react';

/**
 * Stands below a legal text, without a table if it has no rows. `children`: the bodies of the table. `isStacked`: on a
 * phone the cells of a row stand below one another, each with its own label.
 */
export function KeptTable({
  id = 'kept',
  isStacked = false,
  kept,
  children,
}: {
  id?: string;
  isStacked?: boolean;
  kept: { title: string; intro: string; columns: string[]; rows?: readonly unknown[] };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-11">
      <h2 id={id} className="d4">
        {kept.title}
      </h2>
      <p className="reading mt-4 text-ink-2">{kept.intro}</p>
      {kept.rows?.length !== 0 && (
        <table className="small mt-6 w-full border-b border-line text-left align-top">
          <thead className={`tiny text-ink-3 ${isStacked ? 'max-tablet:hidden' : ''}`}>
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
      )}
    </section>
  );
}
