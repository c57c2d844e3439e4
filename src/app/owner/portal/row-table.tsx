import type { ReactNode } from 'react';

/** Keeps a date or a name on one line. */
export function Firm({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

type TableRow = { id: number | string; cells: ReactNode[]; phone: ReactNode };

/** Below 961 px each row has two or three lines, from `phone`. `label`: names what the table lists. */
export function RowTable({ label, heads, rows }: { label: string; heads: ReactNode[]; rows: TableRow[] }) {
  return (
    <>
      <table aria-label={label} className="hidden w-full border-collapse text-left desktop:table">
        <thead>
          <tr className="border-b border-ink align-bottom">
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are
              <th key={index} scope="col" className="tiny py-3 pr-5 font-normal text-ink-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-b border-line align-top">
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are
                <td key={index} className="facts py-3.5 pr-5 font-normal last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={label} className="mt-4 border-t border-ink desktop:hidden">
        {rows.map(({ id, phone }) => (
          <li key={id} className="facts border-b border-line py-3.5 font-normal">
            {phone}
          </li>
        ))}
      </ul>
    </>
  );
}
