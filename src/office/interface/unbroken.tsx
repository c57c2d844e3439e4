import type { ReactNode } from 'react';

/** Keeps the dates of a text whole: Chromium breaks '24-11-2026' at its hyphens. Other contents stay as they are. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(/(\d{1,2}-\d{1,2}(?:-\d{4})?)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
