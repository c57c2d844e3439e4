import type { ReactNode } from 'react';

/** One thing in the grid, its sign above the word on a phone. */
export const actionCell =
  'small flex size-full items-center justify-center gap-2 px-1 py-3.5 font-medium hover:bg-tint max-tablet:flex-col max-tablet:gap-1.5';

/** What a visitor can do with a page without asking the agency, three to a row. */
export function ActionGrid({ children }: { children: ReactNode }) {
  return <div className="action-grid no-print">{children}</div>;
}
