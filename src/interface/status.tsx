export type ShownStatus = { kind: 'available' | 'option' | 'gone' | 'none'; text: string };

/** The shape of the sign carries the status, not its colour. */
export function Status({ status }: { status: ShownStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true">
        {status.kind === 'available' && <circle cx="4.5" cy="4.5" r="4.5" className="fill-sage" />}
        {status.kind === 'gone' && <circle cx="4.5" cy="4.5" r="4.5" className="fill-ink" />}
        {status.kind === 'none' && <circle cx="4.5" cy="4.5" r="4" fill="none" className="stroke-ink-2" />}
        {status.kind === 'option' && (
          <>
            <circle cx="4.5" cy="4.5" r="4" fill="none" className="stroke-ink-2" />
            <path d="M4.5 0.5a4 4 0 0 0 0 8z" className="fill-ink-2" />
          </>
        )}
      </svg>
      {status.text}
    </span>
  );
}
