import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { leaveOutEmpty } from '#app/search/leave-out-empty.ts';
import { useLiveCounts } from '#app/search/use-live-counts.ts';
import { ZoneField } from '#app/search/zone-field.tsx';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Purpose = 'sale' | 'rent';
type Choice = { value: string; label: string };

/** One form that leads to a list, with or without JavaScript. */
export function SearchStrip({
  lists,
  submit,
  types,
  budgets,
}: {
  lists: Record<Purpose, string | null>;
  submit: string;
  types: Choice[];
  budgets: Choice[];
}) {
  const t = useTexts();
  const purposes = (['sale', 'rent'] as const).filter((purpose) => lists[purpose]);
  const isChoice = purposes.length > 1;
  const action = lists.sale ?? lists.rent ?? '';
  const [counts, watched] = useLiveCounts(
    { submit },
    (query) => lists[query.get('purpose') as Purpose] ?? action,
  );
  return (
    <Form
      ref={leaveOutEmpty}
      action={action}
      role="search"
      aria-label={t('SEARCH_PROPERTIES')}
      className="border-b border-line"
      {...watched}
    >
      <div
        className={`column grid max-tablet:pb-5 max-tablet:pt-3 tablet:max-desktop:grid-cols-[1.25fr_1fr_0.88fr] tablet:max-desktop:pb-5 tablet:max-desktop:pt-7 desktop:h-26 ${isChoice ? 'desktop:grid-cols-[auto_1.4fr_1fr_1fr_auto]' : 'desktop:grid-cols-[1.4fr_1fr_1fr_auto]'}`}
      >
        {isChoice && (
          <fieldset className="grid grid-cols-2 tablet:flex tablet:gap-7 tablet:max-desktop:col-span-full tablet:max-desktop:pb-6 desktop:flex-col desktop:justify-center desktop:gap-1.5 desktop:pr-8">
            <legend className="sr-only">{t('SEARCH_PROPERTIES')}</legend>
            {purposes.map((purpose, index) => (
              <PurposeChoice
                key={purpose}
                value={purpose}
                label={t(purpose === 'sale' ? 'BUY' : 'RENT')}
                defaultChecked={index === 0}
              />
            ))}
          </fieldset>
        )}
        <div
          className={`${cellClass} tablet:max-desktop:pl-0 ${isChoice ? 'desktop:border-l' : 'desktop:pl-0!'}`}
        >
          <label htmlFor="search-zone" className="tiny block text-ink-3">
            {t('WHERE')}
          </label>
          <div className="zone-field zone-field-line">
            <ZoneField
              id="search-zone"
              maxLength={300}
              placeholder={t('WHERE_HINT')}
              className="w-full min-w-0 flex-1 bg-transparent text-lg leading-7 outline-none desktop:max-wide:text-base/7"
            />
          </div>
        </div>
        <Cell label={t('TYPE')}>
          <Select name="type" none={t('ALL_PROPERTIES')} choices={types} />
        </Cell>
        <Cell label={t('BUDGET_UP_TO')}>
          <Select name="max_price" none={t('NO_MAXIMUM')} choices={budgets} />
        </Cell>
        <div className="flex items-center max-desktop:col-span-full max-tablet:border-t max-tablet:border-line max-tablet:pt-5 tablet:max-desktop:pt-4 desktop:border-l desktop:border-line desktop:pl-7">
          <Button type="submit" className="h-15 w-full desktop:w-auto">
            <Icon name="search" />
            {counts.submit}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function PurposeChoice({
  value,
  label,
  defaultChecked,
}: {
  value: string;
  label: string;
  defaultChecked?: boolean;
}) {
  return (
    // On a phone these are two tabs: the line under the words marks the chosen one.
    <label className="flex items-center gap-2.5 text-lg leading-7 text-ink-3 has-checked:font-medium has-checked:text-ink max-tablet:h-13 max-tablet:justify-center max-tablet:border-b max-tablet:border-line max-tablet:has-checked:border-b-2 max-tablet:has-checked:border-ink max-tablet:has-focus-visible:outline-2 max-tablet:has-focus-visible:-outline-offset-2">
      <input
        type="radio"
        name="purpose"
        value={value}
        defaultChecked={defaultChecked}
        className="size-4 appearance-none rounded-full border border-line-2 checked:border-[5px] checked:border-ink max-tablet:absolute max-tablet:opacity-0"
      />
      {label}
    </label>
  );
}

const cellClass =
  'flex flex-col justify-center border-line focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-ink max-tablet:h-17 tablet:max-desktop:h-15 tablet:px-7 desktop:max-wide:px-4';

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the child.
    <label
      className={`${cellClass} max-tablet:border-t tablet:border-l tablet:max-desktop:last-of-type:pr-0`}
    >
      <span className="tiny block text-ink-3">{label}</span>
      {children}
    </label>
  );
}

function Select({ name, none, choices }: { name: string; none: string; choices: Choice[] }) {
  return (
    <span className="relative block">
      <select
        name={name}
        className="w-full cursor-pointer appearance-none truncate bg-transparent pr-6 text-lg font-medium leading-7 outline-none desktop:max-wide:text-base/7"
      >
        <option value="">{none}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute right-0 top-1/2 -translate-y-1/2"
      />
    </span>
  );
}
