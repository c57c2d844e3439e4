import type { ReactNode } from 'react';
import { Unbroken } from './unbroken.tsx';

/** `isProse`: whole sentences; on a phone they stand on their own below the names of the others. */
type Column = { key: string; text: string; isNumber?: boolean; isProse?: boolean };

/**
 * A table; on a phone each row is a card: its first cell leads, the others carry the name of their column. `label`:
 * what
 * the table lists. `isCurrent`: the row that the keyboard is on.
 */
export function DataTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly Column[];
  rows: readonly { id: number | string; cells: Record<string, ReactNode>; isCurrent?: boolean }[];
}) {
  return (
    <table aria-label={label} className="data-table">
      <thead>
        <tr>
          {columns.map(({ key, text, isNumber }) =>
            text ? (
              <th key={key} scope="col" className={isNumber ? 'text-right' : undefined}>
                {text}
              </th>
            ) : (
              // A column of buttons: they name themselves, and an empty heading would say nothing.
              <td key={key} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, isCurrent }) => (
          <tr key={id} data-current={isCurrent || undefined}>
            {columns.map(({ key, text, isNumber, isProse }) => (
              <td
                key={key}
                data-label={text}
                data-prose={isProse || undefined}
                className={isNumber ? 'text-right' : undefined}
              >
                <div>
                  <Unbroken>{cells[key]}</Unbroken>
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
