import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Button } from '../../interface/button.tsx';
import { Dropdown } from '../../interface/dropdown.tsx';
import { Icon } from '../../interface/icon.tsx';
import { leaveOutEmpty } from '../../search/leave-out-empty.ts';
import {
  BedroomFields,
  EnergyFields,
  FeatureFields,
  PriceFields,
  TextField,
  TypeFields,
  ZoneFields,
} from './filter-fields.tsx';
import type { ShownFilters } from './filters.server.ts';

type Shown = { filters: ShownFilters; path: string; submit: string };

/**
 * All filters, in one form: on a wide screen a bar of six cells that open over the page, on a phone a sheet with
 * everything unfolded. The sheet is a popover and a cell a `<details>`, so that both open and close without JavaScript.
 */
export function Filters({ sort, ...shown }: Shown & { sort: string }) {
  const t = useTexts();
  const { filters, path, submit } = shown;
  const { cells } = filters;
  return (
    <Form
      ref={leaveOutEmpty}
      id="filters"
      popover="auto"
      action={path}
      preventScrollReset
      className="filters grid-cols-6 border-y border-b-line border-t-ink"
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5 desktop:hidden">
        <h2 className="d4">{t('FILTERS')}</h2>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('CLOSE')}
          className="-mr-2.5 grid size-11 place-items-center"
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain desktop:contents">
        <Cell {...shown} label={t('WHERE')} value={cells.zone} names={['zone', 'radius']}>
          <ZoneFields filters={filters} />
        </Cell>
        <Cell {...shown} label={t('TYPE')} value={cells.type} names={['type']}>
          <TypeFields filters={filters} />
        </Cell>
        <Cell {...shown} label={t('PRICE')} value={cells.price} names={['min_price', 'max_price']}>
          <PriceFields filters={filters} />
        </Cell>
        <Cell {...shown} label={t('BEDROOMS')} value={cells.bedrooms} names={['bedrooms']}>
          <BedroomFields filters={filters} />
        </Cell>
        <Cell {...shown} label={t('ENERGY')} value={cells.energy} names={['energy']}>
          <EnergyFields filters={filters} />
        </Cell>
        <Cell {...shown} label={t('MORE_FILTERS')} names={['feature', 'text']}>
          <FeatureFields filters={filters} />
          <div className="mt-4">
            <TextField filters={filters} />
          </div>
        </Cell>
      </div>
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <div className="flex shrink-0 items-center justify-between border-t border-ink px-5 py-3 desktop:hidden">
        <Link to={path} className="facts border-b border-ink font-semibold">
          {t('CLEAR_ALL')}
        </Link>
        <Button type="submit">{submit}</Button>
      </div>
    </Form>
  );
}

/** `value`: what is chosen, in words. `names`: the parameters that it clears. */
function Cell({
  filters,
  path,
  submit,
  label,
  value,
  names,
  children,
}: Shown & { label: string; value?: string; names: string[]; children: ReactNode }) {
  const t = useTexts();
  const cleared = new URLSearchParams(filters.chosen.filter(([name]) => !names.includes(name))).toString();
  return (
    <Dropdown
      name="filters"
      className="filter"
      summaryClassName="filter-summary"
      summary={
        value === undefined ? (
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
        {children}
        <div className="mt-5 flex items-center justify-between border-t border-line pt-4 max-desktop:hidden">
          <Link
            to={cleared ? `${path}?${cleared}` : path}
            preventScrollReset
            className="facts border-b border-ink font-semibold"
          >
            {t('CLEAR')}
          </Link>
          <Button type="submit" size="small">
            {submit}
          </Button>
        </div>
      </div>
    </Dropdown>
  );
}
