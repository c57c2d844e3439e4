import type { ReactNode } from 'react';

/**
 * Seven columns for the text, an empty one, four for `aside`; one after the other on small screens. `besideOnly`: there
 * `aside` is left out.
 */
export function TextColumns({
  children,
  aside,
  besideOnly = false,
}: {
  children: ReactNode;
  aside: ReactNode;
  besideOnly?: boolean;
}) {
  return (
    <div className="mt-9 grid gap-x-6 gap-y-14 desktop:mt-14 desktop:grid-cols-12">
      <div className="min-w-0 desktop:col-span-7">{children}</div>
      <aside
        className={`no-print desktop:col-span-4 desktop:col-start-9 ${besideOnly ? 'max-desktop:hidden' : ''}`}
      >
        <div className="flex flex-col gap-10 desktop:sticky desktop:top-26">{aside}</div>
      </aside>
    </div>
  );
}
