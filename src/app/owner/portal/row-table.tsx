import type { ReactNode } from 'react';

/** Keeps a date or a name on one line. */
export function Firm({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

/** Text, or with the width of its column: tables below each other have the same columns. */
export type Head = ReactNode | { text: string; width: string };

type TableRow = { id: number | string; cells: ReactNode[]; phone: ReactNode };

/**
 * Where the columns of a table have room: from 961 px on, from 1280, or within a block that has the width of the page on
 * a tablet and half of it on a wider screen.
 */
const rooms = {
  desktop: { table: 'desktop:table', rows: 'desktop:hidden' },
  wide: { table: 'wide:table', rows: 'wide:hidden' },
  block: { table: 'tablet:max-desktop:table wide:table', rows: 'tablet:max-desktop:hidden wide:hidden' },
};

/** Elsewhere each row has two or three lines, from `phone`. `label`: names what the table lists. */
export function RowTable({
  label,
  heads,
  rows,
  room = 'desktop',
}: {
  label: string;
  heads: Head[];
  rows: TableRow[];
  room?: keyof typeof rooms;
}) {
  return (
    <>
      <table
        aria-label={label}
        className={`hidden w-full border-collapse text-left ${rooms[room].table} ${heads.some(hasWidth) ? 'table-fixed' : ''}`}
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
      <ul aria-label={label} className={`mt-4 border-t border-ink ${rooms[room].rows}`}>
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
