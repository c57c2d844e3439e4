import type { ReactNode } from 'react';
import { OfficeIcon } from './office-icon.tsx';

/** Searches a list for words. `form`: the id of the form with which they are sent, if that stands elsewhere. */
export function ListSearch({
  label,
  text,
  form,
  children,
}: {
  label: string;
  text: string;
  form?: string;
  children?: ReactNode;
}) {
  return (
    <search className="list-search">
      <OfficeIcon name="search" />
      <input
        type="search"
        name="text"
        form={form}
        defaultValue={text}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        className="field office-field"
      />
      {children}
    </search>
  );
}
