import type { ReactNode } from 'react';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { type FigureBar, noFigure } from './figure-table.ts';
import type { ShownFigures } from './figures.server.ts';

type Table = ShownFigures['tables'][number];

/** A table of figures below its title, with a link to its file. */
export function FigureSection({ table, csv }: { table: Table; csv: string }) {
  const t = useOfficeTexts();
  const { key, title, note, rows } = table;
  return (
    <section className="figures-part" data-table={key}>
      <div className="figures-part-head">
        <h2 className="d5">{title}</h2>
        {rows.length > 0 && <CsvLink href={`${csv}&table=${key}`} of={title} />}
      </div>
      {rows.length > 0 ? <FigureRows table={table} /> : <p className="text-ink-3">{t('FIGURES_NO_ROWS')}</p>}
      {note && <p className="small text-ink-3">{note}</p>}
    </section>
  );
}

export function CsvLink({ href, of }: { href: string; of: string }) {
  return (
    <a href={href} download className="door-link">
      CSV<span className="sr-only">: {of}</span>
    </a>
  );
}

/** On a phone each row is a card: its figures stand below its name, each with its head; empty ones are left out. */
export function FigureRows({ table: { title, heads, rows, total } }: { table: Table }) {
  const t = useOfficeTexts();
  const [first, ...others] = heads;
  return (
    <table aria-label={title} className="figures-table">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, detail, href, cells, bar }) => (
          <tr key={href ?? label}>
            <th scope="row">
              {href ? (
                <Link to={href} className="figures-home">
                  {label}
                </Link>
              ) : (
                label
              )}
              {detail && <span className="small block text-ink-3">{detail}</span>}
            </th>
            {cells.map((cell, index) => (
              <td
                key={heads[index + 1]}
                data-label={heads[index + 1]}
                data-none={cell === noFigure || undefined}
              >
                {bar && index === cells.length - 1 ? <Barred bar={bar}>{cell}</Barred> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{t('FIGURES_TOGETHER')}</th>
            {total.map((cell, index) => (
              <td
                key={heads[index + 1]}
                data-label={heads[index + 1]}
                data-none={cell === noFigure || undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Drawn by attributes: the office allows no style on an element. */
function Barred({ bar: { part, mark }, children }: { bar: FigureBar; children: ReactNode }) {
  return (
    <span className="figures-barred">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(part * 100).toFixed(1)} height="10" />
        {mark !== undefined && <path d={`M${(mark * 100).toFixed(1)} -4V14`} />}
      </svg>
      <span>{children}</span>
    </span>
  );
}
