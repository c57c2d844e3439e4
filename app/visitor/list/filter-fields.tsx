import { useTexts } from '#texts/use-texts.ts';
import type { ShownFilters } from './filters.server.ts';

type Filters = { filters: ShownFilters };

export function ZoneFields({ filters }: Filters) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <input
        name="zone"
        defaultValue={filters.zones}
        maxLength={300}
        aria-label={t('WHERE')}
        placeholder={t('WHERE_HINT')}
        autoComplete="off"
        className="field"
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
        <input name={name} defaultValue={value} inputMode="numeric" maxLength={15} className="field pl-9" />
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
          <label className="choice">
            <input type="radio" name="energy" value={value} defaultChecked={chosen} className="radio" />
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
    <label className="facts block">
      <span className="mb-1.5 block text-ink-3">{t('TEXT_FILTER')}</span>
      <input name="text" defaultValue={filters.text} maxLength={100} className="field" />
    </label>
  );
}

type Choice = { value: string; label: string; chosen: boolean; count?: number };

function Checks({ name, choices }: { name: string; choices: Choice[] }) {
  return (
    <ul>
      {choices.map(({ value, label, chosen, count }) => (
        <li key={value}>
          <label className="choice">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} className="check" />
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
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.chosen}
            className="sr-only"
          />
          <span className="facts">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
