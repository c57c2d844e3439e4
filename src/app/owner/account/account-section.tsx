import type { ReactNode } from 'react';

/** On a wide screen the title stands beside what can be changed. */
export function AccountSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-6 gap-y-5 border-t border-ink pt-6 desktop:grid-cols-12">
      <div className="desktop:col-span-4">
        <h2 className="d4">{title}</h2>
        {intro && <p className="mt-1 text-ink-3">{intro}</p>}
      </div>
      <div className="min-w-0 desktop:col-span-7 desktop:col-start-6">{children}</div>
    </section>
  );
}
