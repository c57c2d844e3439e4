import type { ReactNode } from 'react';

/** Keeps a date or a name on one line. */
export function Firm({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

/** Text, or with the width of its column: tables below each other have the same columns. */
export type Head = ReactNode | { text: string; width: string };

type TableRow = { id: number | string; cells: ReactNode[]; phone: ReactNode };

/**
 * Below 961 px each row has two or three lines, from `phone`. `label`: names what the table lists. `needsWide`: its
 * columns have no room below 1280 px either.
 */
export function RowTable({
  label,
  heads,
  rows,
  needsWide = false,
}: {
  label: string;
  heads: Head[];
  rows: TableRow[];
  needsWide?: boolean;
}) {
  return (
    <>
      <table
        aria-label={label}
        className={`hidden w-full border-collapse text-left ${needsWide ? 'wide:table' : 'desktop:table'} ${heads.some(hasWidth) ? 'table-fixed' : ''}`}
      >
        <thead>
          <tr className="border-b border-ink align-bottom">
            {heads.map((head, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are
                key={index}
                scope="col"
                className={`tiny whitespace-nowrap py-3 pr-5 font-normal text-ink-3 ${hasWidth(head) ? head.width : ''}`}
              >
                {hasWidth(head) ? head.text : head}
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
      <ul
        aria-label={label}
        className={`mt-4 border-t border-ink ${needsWide ? 'wide:hidden' : 'desktop:hidden'}`}
      >
        {rows.map(({ id, phone }) => (
          <li key={id} className="facts border-b border-line py-3.5 font-normal">
            {phone}
          </li>
        ))}
      </ul>
    </>
  );
}

function hasWidth(head: Head): head is { text: string; width: string } {
  return typeof head === 'object' && head !== null && 'width' in head;
}
