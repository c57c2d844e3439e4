import { Form } from 'react-router';
import { leaveOutEmpty } from '#app/search/leave-out-empty.ts';
import { useLiveCounts } from '#app/search/use-live-counts.ts';
import { Button } from '#interface/button.tsx';
import { Dropdown } from '#interface/dropdown.tsx';
import { Icon } from '#interface/icon.tsx';
import { IconButton } from '#interface/icon-button.tsx';
import { Link } from '#interface/link.tsx';
import { usePopoverBack } from '#interface/popover-back.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { FilterCounts } from './filter-counts.ts';
import { FilterField } from './filter-fields.tsx';
import type { ShownCell, ShownFilters } from './filters.server.ts';
import './filters.css';

/**
 * One form: on a wide screen a bar of cells that open over the page, the last one in it, on a phone a sheet with
 * everything unfolded. The sheet is a popover and a cell a `<details>`, so that both open and close without JavaScript.
 * `isUnfolded`: the fields are there; else a link leads to the page that has them. There they stand in the page on a
 * phone too, since nothing but a touch or a script opens a popover.
 */
export function Filters({
  filters,
  path,
  clear,
  counts: first,
  isUnfolded,
}: {
  filters: ShownFilters;
  path: string;
  clear: string;
  counts: FilterCounts;
  isUnfolded: boolean;
}) {
  const t = useTexts();
  const [counts, watched] = useLiveCounts(first, () => path);
  usePopoverBack('filters');
  return (
    <Form
      ref={leaveOutEmpty}
      id="filters"
      popover={filters.open === null ? 'auto' : undefined}
      action={path}
      preventScrollReset
      className="filters"
      {...watched}
    >
      <div className="filters-head">
        <h2 className="d4">{t('FILTERS')}</h2>
        <IconButton icon="x" label={t('CLOSE')} popoverTarget="filters" popoverTargetAction="hide" />
      </div>
      <div className="filters-cells">
        {filters.cells.map((cell) => (
          <Cell
            key={cell.name}
            cell={cell}
            counts={counts}
            isOpen={filters.open === cell.name}
            toUnfolded={isUnfolded ? undefined : filters.toUnfolded}
          />
        ))}
      </div>
      {[...filters.kept, ...(isUnfolded ? [] : filters.chosen)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="sr-only">
        {counts !== first && counts.found}
      </p>
      <div className="filters-end">
        <Link to={clear} className="underlined">
          {t('CLEAR_ALL')}
        </Link>
        <Button type="submit" className="w-auto">
          {counts.submit}
        </Button>
      </div>
    </Form>
  );
}

function Cell({
  cell: { name, label, value, clear, unfolded, fields },
  counts,
  isOpen,
  toUnfolded,
}: {
  cell: ShownCell;
  counts: FilterCounts;
  isOpen: boolean;
  /** The link in place of the fields. */
  toUnfolded: string | undefined;
}) {
  const t = useTexts();
  const isMore = value === undefined;
  return (
    <Dropdown
      id={`filter-${name}`}
      name="filters"
      className={`filter filter-${name}`}
      summaryClassName="filter-summary"
      isOpen={isOpen}
      isInPage={isMore}
      summary={
        isMore ? (
          <>
            <Icon name="sliders-horizontal" />
            <b>{label}</b>
          </>
        ) : (
          <span>
            {label}
            <b>{value}</b>
          </span>
        )
      }
    >
      <div className="filter-panel">
        <div className="filter-fields">
          {toUnfolded ? (
            <Link to={unfolded} rel="nofollow" className="text-link">
              {toUnfolded}
            </Link>
          ) : (
            fields.map((field) => (
              <FilterField key={field.names[0]} field={field} counts={counts.choices} withLegend={isMore} />
            ))
          )}
        </div>
        <div className="filter-end">
          <Link to={clear} preventScrollReset className="underlined">
            {t('CLEAR')}
          </Link>
          <Button type="submit" size="small">
            {counts.submit}
          </Button>
        </div>
      </div>
    </Dropdown>
  );
}
