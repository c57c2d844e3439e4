export type CostRow = { key: string; label: string; value: string; notes?: string[]; isSum?: boolean };

export function CostRows({ rows }: { rows: CostRow[] }) {
  return (
    <dl>
      {rows.map(({ key, label, value, notes, isSum }) => (
        <div
          key={key}
          className={`facts flex justify-between gap-6 border-b border-line py-[11px] last:border-b-0 ${isSum ? 'font-semibold' : ''}`}
        >
          <dt className={isSum ? '' : 'font-normal'}>
            {label}
            {notes && (
              <span className="tiny block overflow-hidden text-ink-3">
                <span className="notes">
                  {notes.map((note) => (
                    <span key={note}>{note} </span>
                  ))}
                </span>
              </span>
            )}
          </dt>
          <dd className="whitespace-nowrap text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
