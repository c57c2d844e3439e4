import type { ComponentProps, ReactNode } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { DataTable } from './data-table.tsx';
import { EmptyState } from './notice.tsx';

/**
 * A table of what is added one by one, with the form below it that adds the next. Until there is one: what the screen is
 * for, the form, and what happens then.
 */
export function AddedEntries({
  heading,
  first,
  form,
  ...table
}: ComponentProps<typeof DataTable> & {
  heading: string;
  first: { title: string; purpose: string; whatThen: readonly string[] };
  form: ReactNode;
}) {
  const t = useOfficeTexts();
  if (table.rows.length > 0)
    return (
      <>
        <DataTable {...table} />
        <section className="max-w-[36rem]">
          <h2 className="office-section">{heading}</h2>
          {form}
        </section>
      </>
    );
  return (
    <div className="first-entry">
      <div>
        <EmptyState title={first.title} hint={first.purpose} />
        {form}
      </div>
      <section>
        <h2 className="office-section">{t('WHAT_THEN')}</h2>
        <ul>
          {first.whatThen.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
