import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Button } from '../../interface/button.tsx';
import { Icon } from '../../interface/icon.tsx';

type Choice = { value: string; label: string };

/** A strip on paper under the photograph: one form that leads to a list, with or without JavaScript. */
export function SearchStrip({
  action,
  submit,
  types,
  budgets,
}: {
  action: string;
  submit: string;
  types: Choice[];
  budgets: Choice[];
}) {
  const t = useTexts();
  return (
    <Form action={action} role="search" aria-label={t('SEARCH_HOMES')} className="border-b border-line">
      <div className="column grid max-desktop:py-6 tablet:max-desktop:grid-cols-3 desktop:grid-cols-[auto_1.4fr_1fr_1fr_auto]">
        <fieldset className="flex gap-6 max-desktop:col-span-full max-desktop:pb-4 desktop:flex-col desktop:justify-center desktop:gap-1 desktop:py-5 desktop:pr-8">
          <legend className="sr-only">{t('SEARCH_HOMES')}</legend>
          <Purpose value="sale" label={t('BUY')} defaultChecked />
          <Purpose value="rent" label={t('RENT')} />
        </fieldset>
        <Cell label={t('WHERE')}>
          <input
            name="place"
            maxLength={100}
            placeholder={t('WHERE_HINT')}
            autoComplete="off"
            className="w-full bg-transparent py-0.5 outline-none"
          />
        </Cell>
        <Cell label={t('TYPE')}>
          <Select name="type" none={t('ALL_TYPES')} choices={types} />
        </Cell>
        <Cell label={t('BUDGET_UP_TO')}>
          <Select name="max_price" none={t('NO_MAXIMUM')} choices={budgets} />
        </Cell>
        <div className="flex items-center max-desktop:col-span-full max-desktop:pt-5 desktop:border-l desktop:border-line desktop:py-5 desktop:pl-7">
          <Button type="submit" className="h-15 w-full desktop:w-auto">
            <Icon name="search" />
            {submit}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function Purpose({
  value,
  label,
  defaultChecked,
}: {
  value: string;
  label: string;
  defaultChecked?: boolean;
}) {
  return (
    <label className="flex min-h-7 items-center gap-2.5 text-[1.0625rem] has-checked:font-medium">
      <input
        type="radio"
        name="purpose"
        value={value}
        defaultChecked={defaultChecked}
        className="size-4 appearance-none rounded-full border border-line-2 checked:border-[5px] checked:border-ink"
      />
      {label}
    </label>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is the child.
    <label className="block border-line py-3 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-ink max-tablet:border-t tablet:px-4 tablet:max-desktop:border-t tablet:max-desktop:first-of-type:pl-0 desktop:border-l desktop:px-7 desktop:py-8">
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
        className="w-full cursor-pointer appearance-none truncate bg-transparent py-0.5 pr-6 font-medium outline-none"
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
