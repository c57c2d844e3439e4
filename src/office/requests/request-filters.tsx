import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#interface/button.tsx';
import { ListFilter, ListOrder } from '#office/interface/list-filter.tsx';
import { ListSearch } from '#office/interface/list-search.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedInbox } from './inbox.server.ts';

const formId = 'request-filters';

/** Beside the title; it is sent with the filters. */
export function RequestSearch({ text }: { text: string }) {
  const t = useOfficeTexts();
  return <ListSearch key={text} label={t('INBOX_SEARCH')} text={text} form={formId} />;
}

/** A plain GET; with JavaScript each choice is sent at once. */
export function RequestFilters({ given, choices }: Pick<LoadedInbox, 'given' | 'choices'>) {
  const t = useOfficeTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Going back or to a view changes the address: the fields are filled from it, not drawn anew, because one has the
    // focus.
    for (const field of form.current?.querySelectorAll('select') ?? [])
      field.value = given[field.name as keyof typeof given];
  }, [given]);
  const ask = (event: SyntheticEvent<HTMLFormElement>) => {
    if (event.type === 'change' && event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) params.set(name, value.trim());
    void navigate(`/office/requests/?${params}`, { preventScrollReset: true });
  };
  return (
    <form ref={form} id={formId} method="get" onSubmit={ask} onChange={ask} className="list-filters">
      {given.view !== 'waiting' && <input type="hidden" name="view" value={given.view} />}
      {given.property && <input type="hidden" name="property" value={given.property} />}
      <ListFilter name="form" label={t('INBOX_ALL_FORMS')} given={given.form} choices={choices.forms} />
      <ListFilter name="staff" label={t('INBOX_ALL_STAFF')} given={given.staff} choices={choices.staff} />
      <ListOrder label={t('INBOX_SORT')} given={given.sort} choices={choices.sorts} />
      <Button type="submit" kind="quiet" size="dense" className="without-script">
        {t('FILTER')}
      </Button>
    </form>
  );
}
