import type { ReactNode } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { EmptyState } from './notice.tsx';

/**
 * Stands in place of a list without rows: what the screen is for, the form that adds the first, and what happens
 * `then`.
 */
export function FirstEntry({
  title,
  purpose,
  then,
  children,
}: {
  title: string;
  purpose: string;
  then: readonly string[];
  children: ReactNode;
}) {
  const t = useOfficeTexts();
  return (
    <div className="first-entry">
      <div>
        <EmptyState title={title} hint={purpose} />
        {children}
      </div>
      <section>
        <h2 className="office-section">{t('WHAT_THEN')}</h2>
        <ul>
          {then.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
