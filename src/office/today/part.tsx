import { type ReactNode, useId } from 'react';

/** A part of Today: its rows, or in their place one sentence. `className`: its place in the columns. */
export function Part({
  title,
  note,
  empty,
  isEmpty,
  className,
  children,
}: {
  title: string;
  note?: ReactNode;
  empty: string;
  isEmpty: boolean;
  className: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`today-part ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="office-section mb-0">
          {title}
        </h2>
        {note && <p className="small text-ink-3">{note}</p>}
      </div>
      {isEmpty ? <p className="mt-3 text-ink-2">{empty}</p> : children}
    </section>
  );
}
