import type { LeadStatus as Status } from '#domain/lead/lead-status.ts';

export type ShownLeadStatus = { kind: Status; text: string };

/**
 * The shape shows the status, not the colour: full is untouched, half is being worked on, empty waits for somebody
 * else.
 */
export function LeadStatus({ status: { kind, text } }: { status: ShownLeadStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width="10" height="10" viewBox="0 0 10 10" className="shrink-0" aria-hidden="true">
        {kind === 'new' && <circle cx="5" cy="5" r="5" fill="currentColor" />}
        {(kind === 'open' || kind === 'waiting') && (
          <circle cx="5" cy="5" r="4.4" fill="none" stroke="currentColor" />
        )}
        {kind === 'open' && <path d="M5 .6a4.4 4.4 0 0 0 0 8.8z" fill="currentColor" />}
        {kind === 'done' && (
          <path d="m1 5.4 2.8 2.8L9.2 2" fill="none" stroke="currentColor" strokeWidth="1.8" />
        )}
        {kind === 'spam' && (
          <path d="m1.5 1.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.6" />
        )}
      </svg>
      {text}
    </span>
  );
}
