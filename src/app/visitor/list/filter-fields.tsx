import { useRef } from 'react';
import { ZoneField } from '#app/search/zone-field.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { Checks, Segments } from './choices.tsx';
import type { FilterCounts } from './filter-counts.ts';
import type { FilterInput } from './filter-input.ts';
import { PriceSlider } from './price-slider.tsx';

/** `withLegend`: there are other fields beside it, so it says what it is for. */
export function FilterField({
  field,
  counts,
  withLegend,
}: {
  field: FilterInput;
  counts: FilterCounts['choices'];
  withLegend: boolean;
}) {
  return (
    <fieldset className="filter-field">
      <legend className={withLegend ? '' : 'sr-only'}>{field.label}</legend>
      <Field field={field} counts={counts} />
    </fieldset>
  );
}

function Field({ field, counts }: { field: FilterInput; counts: FilterCounts['choices'] }) {
  const { kind, label, names } = field;
  const [name = ''] = names;
  switch (kind) {
    case 'zones':
      return <Zones {...field} />;
    case 'checks':
      return <Checks name={name} choices={field.choices} counts={counts[name]} />;
    case 'segments':
    case 'energy':
      return (
        <Segments name={name} choices={field.choices} counts={counts[name]} labels={kind === 'energy'} />
      );
    case 'range':
      return <RangeField {...field} />;
    default:
      return (
        <input
          type={kind}
          name={name}
          defaultValue={field.value}
          maxLength={100}
          aria-label={label}
          className="field"
        />
      );
  }
}

function RangeField({ label, names, unit, values, stops }: FilterInput & { kind: 'range' }) {
  const t = useTexts();
  const fields = useRef<HTMLDivElement>(null);
  return (
    <>
      {stops && <PriceSlider label={label} stops={stops} fields={fields} />}
      <div ref={fields} className="grid grid-cols-2 gap-3">
        {names.map((name, at) => (
          <label key={name} className="facts block">
            <span className="sr-only">{label} </span>
            <span className="mb-1.5 block text-ink-3">{t(at === 0 ? 'MINIMUM' : 'MAXIMUM')}</span>
            <span className="amount" data-unit={unit}>
              <input
                name={name}
                defaultValue={values[at]}
                inputMode="numeric"
                maxLength={15}
                className="field"
              />
            </span>
          </label>
        ))}
      </div>
    </>
  );
}

function Zones({ label, zones, pick }: Extract<FilterInput, { kind: 'zones' }>) {
  const t = useTexts();
  return (
    <div className="zone-field">
      <ZoneField
        key={zones.map(({ key }) => key).join()}
        chosen={zones}
        maxLength={1000}
        aria-label={label}
        placeholder={t('WHERE_HINT')}
        className="field"
      />
      {pick && (
        <Link to={pick.href} className="underlined self-start">
          {pick.label}
        </Link>
      )}
    </div>
  );
}
