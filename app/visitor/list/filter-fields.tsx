import { useTexts } from '#texts/use-texts.ts';
import type { ShownFilters } from './filters.server.ts';

type Filters = { filters: ShownFilters };

const field = 'h-13 w-full rounded-operate border border-line-2 bg-sheet px-4 focus-visible:outline-offset-1';

export function PlaceFields({ filters }: Filters) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <input
        name="place"
        defaultValue={filters.places}
        maxLength={300}
        aria-label={t('WHERE')}
        placeholder={t('WHERE_HINT')}
        autoComplete="off"
        className={field}
      />
      <Segments name="radius" label={t('RADIUS')} choices={filters.radii} />
    </div>
  );
}

export function TypeFields({ filters }: Filters) {
  return <Checks name="type" choices={filters.types} />;
}

export function FeatureFields({ filters }: Filters) {
  return <Checks name="feature" choices={filters.features} />;
}

export function PriceFields({ filters }: Filters) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-2 gap-3">
      <PriceField name="min_price" label={t('MINIMUM')} value={filters.minPrice} />
      <PriceField name="max_price" label={t('MAXIMUM')} value={filters.maxPrice} />
    </div>
  );
}

function PriceField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="facts block">
      <span className="mb-1.5 block text-ink-3">{label}</span>
      <span className="relative block">
        <span
          className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center"
          aria-hidden="true"
        >
          €
        </span>
        <input
          name={name}
          defaultValue={value}
          inputMode="numeric"
          maxLength={15}
          className={`${field} pl-9`}
        />
      </span>
    </label>
  );
}

export function BedroomFields({ filters }: Filters) {
  const t = useTexts();
  return <Segments name="bedrooms" label={t('BEDROOMS')} choices={filters.bedrooms} />;
}

export function EnergyFields({ filters }: Filters) {
  return (
    <ul>
      {filters.energy.map(({ value, label, chosen }) => (
        <li key={value}>
          <label className="flex min-h-11 items-center gap-4">
            <input type="radio" name="energy" value={value} defaultChecked={chosen} className={radioLook} />
            {label}
          </label>
        </li>
      ))}
    </ul>
  );
}

export function TextField({ filters }: Filters) {
  const t = useTexts();
  return (
    <input
      name="text"
      defaultValue={filters.text}
      maxLength={100}
      aria-label={t('TEXT_FILTER')}
      className={field}
    />
  );
}

const checkLook =
  'size-6 shrink-0 appearance-none rounded-operate border border-line-2 bg-sheet bg-center bg-no-repeat checked:border-ink checked:bg-ink checked:bg-[url(/icons/check.svg)]';
const radioLook =
  'size-6 shrink-0 appearance-none rounded-full border border-line-2 bg-sheet checked:border-[7px] checked:border-ink';

type Choice = { value: string; label: string; chosen: boolean; count?: number };

function Checks({ name, choices }: { name: string; choices: Choice[] }) {
  return (
    <ul>
      {choices.map(({ value, label, chosen, count }) => (
        <li key={value}>
          <label className="flex min-h-11 items-center gap-4">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} className={checkLook} />
            <span className="flex-1">{label}</span>
            {count !== undefined && <span className="text-ink-3 tabular-nums">{count}</span>}
          </label>
        </li>
      ))}
    </ul>
  );
}

function Segments({ name, label, choices }: { name: string; label: string; choices: Choice[] }) {
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-operate border border-line-2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="border-l border-line-2 [legend+&]:border-l-0">
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.chosen}
            className="peer sr-only"
          />
          <span className="facts grid h-12 place-items-center px-1 font-semibold peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-4 peer-focus-visible:outline-brick">
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
