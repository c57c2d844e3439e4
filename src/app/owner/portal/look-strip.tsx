import type { ShownPortal } from './portal.server.ts';

/** Stands above everything, for staff who look as the owner. */
export function LookStrip({ look }: { look: NonNullable<ShownPortal['look']> }) {
  return (
    <form method="post" action="/as-owner/end/" className="no-print bg-ink text-paper">
      <div className="column small flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <p>{look.text}</p>
        <button type="submit" className="min-h-11 font-semibold underline underline-offset-4">
          {look.end}
        </button>
      </div>
    </form>
  );
}
