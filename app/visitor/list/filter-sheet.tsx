import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Button } from '../../interface/button.tsx';
import { Icon } from '../../interface/icon.tsx';
import {
  BedroomFields,
  EnergyFields,
  FeatureFields,
  PlaceFields,
  PriceFields,
  TextField,
  TypeFields,
} from './filter-fields.tsx';
import type { ShownFilters } from './filters.server.ts';

/**
 * All filters in one form: a full screen on a phone, a panel at the side on a wide screen.
 * A popover, so that it opens and closes without JavaScript.
 */
export function FilterSheet({
  filters,
  path,
  submit,
  sort,
}: {
  filters: ShownFilters;
  path: string;
  submit: string;
  sort: string;
}) {
  const t = useTexts();
  return (
    <div
      id="filters"
      popover="auto"
      className="fixed inset-y-0 left-auto right-0 m-0 h-dvh max-h-none w-full max-w-none border-ink bg-paper text-ink backdrop:bg-ink/52 tablet:w-[30rem] tablet:border-l"
    >
      <Form action={path} className="flex h-full flex-col">
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5">
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
        <div className="flex-1 overflow-y-auto overscroll-contain">
          <Group title={t('WHERE')}>
            <PlaceFields filters={filters} />
          </Group>
          <Group title={t('TYPE')}>
            <TypeFields filters={filters} />
          </Group>
          <Group title={t('PRICE')}>
            <PriceFields filters={filters} />
          </Group>
          <Group title={t('BEDROOMS')}>
            <BedroomFields filters={filters} />
          </Group>
          <Group title={t('ENERGY')}>
            <EnergyFields filters={filters} />
          </Group>
          <Group title={t('FEATURES')}>
            <FeatureFields filters={filters} />
          </Group>
          <Group title={t('TEXT_FILTER')}>
            <TextField filters={filters} />
          </Group>
        </div>
        {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
        <div className="flex shrink-0 items-center justify-between border-t border-ink px-5 py-3">
          <Link to={path} className="facts border-b border-ink font-semibold">
            {t('CLEAR_ALL')}
          </Link>
          <Button type="submit">{submit}</Button>
        </div>
      </Form>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-5 py-6">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
