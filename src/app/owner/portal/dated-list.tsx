import type { WrittenIn } from '#texts/wording/written-in.ts';
import { Written } from './written.tsx';

type Row = { id: string; text: string; written?: WrittenIn; at: string; isLead?: boolean };

/** A date or a price stands at the right of each row. */
export function DatedList({ rows }: { rows: Row[] }) {
  return (
    <ul className="facts mt-4 border-t border-ink font-normal">
      {rows.map(({ id, text, written, at, isLead }) => (
        <li key={id} className="flex justify-between gap-5 border-b border-line py-3">
          <span className={isLead ? 'font-semibold' : ''}>
            {written ? <Written in={written}>{text}</Written> : text}
          </span>
          <span className="shrink-0 text-right text-ink-3">{at}</span>
        </li>
      ))}
    </ul>
  );
}
