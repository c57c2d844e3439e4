import type { ReactNode } from 'react';

/** Above every screen, with a hairline from edge to edge. `note`: a count or a date. `actions`: buttons. */
export function PageHeading({
  title,
  note,
  actions,
}: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="page-heading">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 tablet:flex-1 tablet:basis-64">
        <h1 className="office-title">{title}</h1>
        {note && <p className="text-ink-3">{note}</p>}
      </div>
      {actions && <div className="flex min-w-0 flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
