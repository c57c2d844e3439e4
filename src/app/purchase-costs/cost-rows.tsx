export type CostRow = { key: string; label: string; value: string; notes?: string[]; isSum?: boolean };

export function CostRows({ rows }: { rows: CostRow[] }) {
  return (
    <dl className="cost-rows">
      {rows.map(({ key, label, value, notes, isSum }) => (
        <div key={key} className={isSum ? 'cost-sum' : undefined}>
          <dt>
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
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
