import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#interface/button.tsx';
import { ListFilter, ListOrder } from '#office/interface/list-filter.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { differs, fill, queryOf } from './filter-fields.ts';
import type { LoadedList } from './list.server.ts';
import { filterFormId } from './property-search.tsx';

type Given = Pick<LoadedList, 'given' | 'choices'>;

/** A plain GET; with JavaScript each choice is sent at once. */
export function ListFilters({ given, choices }: Given) {
  const t = useOfficeTexts();
  const navigate = useNavigate();
  const filters = useRef<HTMLFormElement>(null);
  const send = useCallback(
    (form: HTMLFormElement) => navigate(`/office/properties/${queryOf(form)}`, { preventScrollReset: true }),
    [navigate],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    const form = filters.current;
    if (!form) return;
    // Choices made before this script ran are sent now. Later the address changed by going back or to a view: the
    // fields are filled from it, not drawn anew, because one of them has the focus.
    if (isFirst.current && differs(form, given)) send(form);
    else fill(form, given);
    isFirst.current = false;
  }, [given, send]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  const change = (event: SyntheticEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement && target.type === 'search')) send(currentTarget);
  };
  return (
    <form
      ref={filters}
      id={filterFormId}
      method="get"
      onSubmit={submit}
      onChange={change}
      className="list-filters"
    >
      <ListFilter
        name="purpose"
        label={t('PROPERTIES_ALL_PURPOSES')}
        given={given.purpose}
        choices={choices.purposes}
      />
      <ListFilter name="type" label={t('PROPERTIES_ALL_TYPES')} given={given.type} choices={choices.types} />
      <ListFilter
        name="status"
        label={t('PROPERTIES_ALL_STATUSES')}
        given={given.status}
        choices={choices.statuses}
      />
      {choices.agents.length > 0 && (
        <ListFilter
          name="agent"
          label={t('PROPERTIES_ALL_AGENTS')}
          given={given.agent}
          choices={choices.agents}
        />
      )}
      <CheckFilter name="incomplete" label={t('PROPERTIES_INCOMPLETE')} given={given.incomplete} />
      <CheckFilter name="edits" label={t('PROPERTIES_WITH_EDITS')} given={given.edits} />
      <ListOrder label={t('PROPERTIES_SORT')} given={given.sort} choices={choices.sorts} />
      <Button type="submit" kind="quiet" size="dense" className="without-script">
        {t('FILTER')}
      </Button>
    </form>
  );
}

function CheckFilter({ name, label, given }: { name: string; label: string; given: boolean }) {
  return (
    <label className="list-filter list-filter-check">
      <input type="checkbox" name={name} value="yes" defaultChecked={given} className="check office-check" />
      {label}
    </label>
  );
}
