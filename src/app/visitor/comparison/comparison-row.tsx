import { PriceText } from '#app/property/price-text.tsx';
import { EnergyLabel } from '#interface/energy-label.tsx';
import { Status } from '#interface/status.tsx';
import type { OverviewCell } from './overview.server.ts';

type Cell = OverviewCell & { lang?: string };
type Row = { key: string; label: string; values: (Cell | null)[]; differs: boolean };
type Words = { isTheSame: string; notMentioned: string };

/** Most rows differ: those that are the same for all are quieter, and have a word for those who hear them. */
export function ComparisonRow({ row, words }: { row: Row; words: Words }) {
  const isTheSame = !row.differs && row.values.length > 1;
  return (
    <tr className={isTheSame ? 'same' : undefined}>
      <th scope="row">
        <span className="comparison-label">
          {row.label}
          {isTheSame && <span className="sr-only"> ({words.isTheSame})</span>}
        </span>
      </th>
      {row.values.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its column.
        <td key={index} lang={cell?.lang}>
          {cell ? <Value cell={cell} /> : <Missing word={words.notMentioned} />}
        </td>
      ))}
    </tr>
  );
}

function Value({ cell }: { cell: Cell }) {
  if (cell.price)
    return (
      <span className="price-bar">
        <PriceText price={cell.price} />
      </span>
    );
  if (cell.energy) return <EnergyLabel label={cell.energy} />;
  if (cell.status) return <Status status={cell.status} />;
  return (
    <>
      {cell.value}
      {cell.hint && <span className="small block font-normal text-ink-3">{cell.hint}</span>}
    </>
  );
}

function Missing({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{word}</span>
    </>
  );
}
