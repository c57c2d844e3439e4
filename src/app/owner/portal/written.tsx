import type { ReactNode } from 'react';
import type { WrittenIn } from '#texts/wording/written-in.ts';

/** Words of the agency, with a line that names their language if the page is in another. */
export function Written({ in: written, children }: { in: WrittenIn; children: ReactNode }) {
  return (
    <>
      <span lang={written.lang}>{children}</span>
      <WrittenNote in={written} />
    </>
  );
}

export function WrittenNote({ in: { note } }: { in: Pick<WrittenIn, 'note'> }) {
  return note && <span className="tiny block font-normal text-ink-3">{note}</span>;
}
