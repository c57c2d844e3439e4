import { Form, Link } from 'react-router';
import { Button } from '#app/interface/button.tsx';
import { Dropdown } from '#app/interface/dropdown.tsx';
import { Icon } from '#app/interface/icon.tsx';
import { IconButton } from '#app/interface/icon-button.tsx';
import { leaveOutEmpty } from '#app/search/leave-out-empty.ts';
import { useLiveCounts } from '#app/search/use-live-counts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { FilterCounts } from './filter-counts.ts';
import { FilterField } from './filter-fields.tsx';
import type { ShownCell, ShownFilters } from './filters.server.ts';

/**
 * One form: on a wide screen a bar of cells that open over the page, on a phone a sheet with everything unfolded. The
 * sheet is a popover and a cell a `<details>`, so that both open and close without JavaScript.
 */
export function Filters({
  filters,
  path,
  clear,
  counts: first,
}: {
  filters: ShownFilters;
  path: string;
  clear: string;
  counts: FilterCounts;
}) {
  const t = useTexts();
  const [counts, watched] = useLiveCounts(first, () => path);
  return (
    <Form
      ref={leaveOutEmpty}
      id="filters"
      popover="auto"
      action={path}
      preventScrollReset
      className="filters border-y border-b-line border-t-ink"
      {...watched}
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5 desktop:hidden">
        <h2 className="d4">{t('FILTERS')}</h2>
        <IconButton icon="x" label={t('CLOSE')} popoverTarget="filters" popoverTargetAction="hide" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain desktop:contents">
        {filters.cells.map((cell) => (
          <Cell key={cell.name} cell={cell} counts={counts} />
        ))}
      </div>
      {filters.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="sr-only">
        {counts !== first && counts.found}
      </p>
      <div className="flex shrink-0 items-center justify-between border-t border-ink px-5 py-3 desktop:hidden">
        <Link to={clear} className="facts border-b border-ink font-semibold">
          {t('CLEAR_ALL')}
        </Link>
        <Button type="submit">{counts.submit}</Button>
      </div>
    </Form>
  );
}

function Cell({ cell, counts }: { cell: ShownCell; counts: FilterCounts }) {
  const t = useTexts();
  const { name, label, value, clear, fields } = cell;
  const isMore = value === undefined;
  return (
    <Dropdown
      id={`filter-${name}`}
      name="filters"
      className={`filter filter-${name}`}
      summaryClassName="filter-summary"
      summary={
        isMore ? (
          <>
            <Icon name="sliders-horizontal" className="max-desktop:hidden" />
            <span className="font-semibold">{label}</span>
          </>
        ) : (
          <>
            <span className="min-w-0 flex-1">
              <span className="filter-label">{label}</span>
              <span className="block truncate font-semibold leading-snug max-desktop:hidden">{value}</span>
            </span>
            <Icon name="chevron-down" size={16} className="group-open:rotate-180 max-desktop:hidden" />
          </>
        )
      }
    >
      <div className="filter-panel">
        <div className="filter-fields">
          {fields.map((field) => (
            <FilterField key={field.names[0]} field={field} counts={counts.choices} withLegend={isMore} />
          ))}
        </div>
        <div className="filter-end">
          <Link to={clear} preventScrollReset className="facts border-b border-ink font-semibold">
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
