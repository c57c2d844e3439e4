import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#interface/button.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import type { Choice } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedInbox } from './inbox.server.ts';

const formId = 'request-filters';

/** Beside the title; it is sent with the filters. */
export function RequestSearch({ text }: { text: string }) {
  const t = useOfficeTexts();
  return (
    <search className="list-search">
      <OfficeIcon name="search" />
      <input
        key={text}
        type="search"
        name="text"
        form={formId}
        defaultValue={text}
        maxLength={100}
        aria-label={t('INBOX_SEARCH')}
        placeholder={t('INBOX_SEARCH')}
        className="field office-field"
      />
    </search>
  );
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
      <Filter name="form" label={t('INBOX_ALL_FORMS')} given={given.form} choices={choices.forms} />
      <Filter name="staff" label={t('INBOX_ALL_STAFF')} given={given.staff} choices={choices.staff} />
      <select
        name="sort"
        aria-label={t('INBOX_SORT')}
        defaultValue={given.sort}
        className="list-filter text-ink-2"
      >
        <Options choices={choices.sorts} />
      </select>
      <Button type="submit" kind="quiet" size="dense" className="without-script">
        {t('FILTER')}
      </Button>
    </form>
  );
}

function Filter({
  name,
  label,
  given,
  choices,
}: {
  name: string;
  label: string;
  given: string;
  choices: Choice[];
}) {
  return (
    <select name={name} aria-label={label} defaultValue={given} className="list-filter">
      <option value="">{label}</option>
      <Options choices={choices} />
    </select>
  );
}

function Options({ choices }: { choices: Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
