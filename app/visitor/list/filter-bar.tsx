import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Button } from '../../interface/button.tsx';
import { Dropdown } from '../../interface/dropdown.tsx';
import { Icon } from '../../interface/icon.tsx';
import { BedroomFields, EnergyFields, PlaceFields, PriceFields, TypeFields } from './filter-fields.tsx';
import type { ShownFilters } from './filters.server.ts';

/** The filters on a wide screen: six cells, each a form of its own that keeps what the others say. */
export function FilterBar({
  filters,
  path,
  submit,
}: {
  filters: ShownFilters;
  path: string;
  submit: string;
}) {
  const t = useTexts();
  const cell = { filters, path, submit };
  return (
    <div className="hidden grid-cols-6 border-y border-b-line border-t-ink desktop:grid">
      <Cell {...cell} label={t('WHERE')} value={filters.cells.place} names={['place', 'radius']}>
        <PlaceFields filters={filters} />
      </Cell>
      <Cell {...cell} label={t('TYPE')} value={filters.cells.type} names={['type']}>
        <TypeFields filters={filters} />
      </Cell>
      <Cell {...cell} label={t('PRICE')} value={filters.cells.price} names={['min_price', 'max_price']}>
        <PriceFields filters={filters} />
      </Cell>
      <Cell {...cell} label={t('BEDROOMS')} value={filters.cells.bedrooms} names={['bedrooms']}>
        <BedroomFields filters={filters} />
      </Cell>
      <Cell {...cell} label={t('ENERGY')} value={filters.cells.energy} names={['energy']}>
        <EnergyFields filters={filters} />
      </Cell>
      <button
        type="button"
        popoverTarget="filters"
        className="flex items-center gap-3 border-l border-line px-5 font-semibold hover:bg-tint"
      >
        <Icon name="sliders-horizontal" />
        {t('MORE_FILTERS')}
      </button>
    </div>
  );
}

function Cell({
  filters,
  path,
  submit,
  label,
  value,
  names,
  children,
}: {
  filters: ShownFilters;
  path: string;
  submit: string;
  label: string;
  value: string;
  names: string[];
  children: ReactNode;
}) {
  const t = useTexts();
  const others = filters.chosen.filter(([name]) => !names.includes(name));
  const cleared = new URLSearchParams(others).toString();
  return (
    <Dropdown
      name="filters"
      className="border-l border-line first:border-l-0"
      summaryClassName="flex h-full min-h-[76px] items-center gap-3 px-5 py-3 hover:bg-tint group-first:pl-0 group-first:hover:bg-transparent"
      summary={
        <>
          <span className="min-w-0 flex-1">
            <span className="tiny block text-ink-3">{label}</span>
            <span className="block truncate font-semibold leading-snug">{value}</span>
          </span>
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        </>
      }
    >
      <Form
        action={path}
        preventScrollReset
        className="absolute -left-px top-full z-20 w-[22rem] border border-ink bg-sheet p-6"
      >
        {others.map(([name, each]) => (
          <input key={`${name}=${each}`} type="hidden" name={name} value={each} />
        ))}
        {children}
        <div className="mt-5 flex items-center justify-between border-t border-line pt-4">
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
      </Form>
    </Dropdown>
  );
}
