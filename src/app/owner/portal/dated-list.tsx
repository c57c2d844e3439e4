/** A date or a price stands at the right of each row. */
export function DatedList({ rows }: { rows: { id: string; text: string; at: string; isLead?: boolean }[] }) {
  return (
    <ul className="facts mt-4 border-t border-ink font-normal">
      {rows.map(({ id, text, at, isLead }) => (
        <li key={id} className="flex justify-between gap-5 border-b border-line py-3">
          <span className={isLead ? 'font-semibold' : ''}>{text}</span>
          <span className="shrink-0 text-right text-ink-3">{at}</span>
        </li>
      ))}
    </ul>
  );
}
