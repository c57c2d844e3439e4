import { useTexts } from '#texts/use-texts.ts';
import { EnergyLabel } from '../../interface/energy-label.tsx';
import { ZoneField } from '../../search/zone-field.tsx';
import type { ShownCounts } from './shown-counts.ts';
import type { Choice, ShownField } from './shown-field.ts';

type Counted = { counts?: Partial<Record<string, number>> };

/** A field of the filters. `withLegend`: the field is not alone, and says what it is for. */
export function FilterField({
  field,
  counts,
  withLegend,
}: {
  field: ShownField;
  counts: ShownCounts['choices'];
  withLegend: boolean;
}) {
  const [name = ''] = field.names;
  return (
    <fieldset className="filter-field">
      <legend className={withLegend ? '' : 'sr-only'}>{field.label}</legend>
      {field.kind === 'checks' ? (
        <Checks name={name} choices={field.choices} counts={counts[name]} />
      ) : 'choices' in field ? (
        <Segments
          name={name}
          choices={field.choices}
          counts={counts[name]}
          labels={field.kind === 'energy'}
        />
      ) : field.kind === 'range' ? (
        <RangeField {...field} />
      ) : field.kind === 'zones' ? (
        <Zones {...field} />
      ) : (
        <TextField {...field} />
      )}
    </fieldset>
  );
}

function Checks({
  name,
  choices,
  counts,
  className,
}: Counted & { name: string; choices: Choice[]; className?: string }) {
  return (
    <ul className={className}>
      {choices.map(({ value, label, chosen, finer }) => (
        <li key={value}>
          <label className="choice" data-none={countOf(counts, value) === 0 || undefined}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} className="check" />
            <span className="flex-1">{label}</span>
            <span className="count">{countOf(counts, value)}</span>
          </label>
          {finer && finer.length > 0 && (
            <Checks name={name} choices={finer} counts={counts} className="finer-choices" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a choice finds; of 'any' nothing is said, nor where nothing is known. */
function countOf(counts: Counted['counts'], value: string): number | undefined {
  return counts && value ? (counts[value] ?? 0) : undefined;
}

/** `labels`: the choices are energy labels. */
function Segments({
  name,
  choices,
  counts,
  labels,
}: Counted & { name: string; choices: Choice[]; labels: boolean }) {
  return (
    <div className={labels ? 'energy-choices' : 'segments'}>
      {choices.map(({ value, label, name: fullName = label, chosen }) => (
        <label key={value} data-none={countOf(counts, value) === 0 || undefined}>
          <input type="radio" name={name} value={value} defaultChecked={chosen} className="sr-only" />
          <span>
            {labels && value ? (
              <EnergyLabel height={20} label={{ letter: value, text: label, name: fullName }} />
            ) : fullName === label ? (
              label
            ) : (
              <>
                <span className="sr-only">{fullName}</span>
                <span aria-hidden="true">{label}</span>
              </>
            )}
            <span className="count tiny">{countOf(counts, value)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

function RangeField({ label, names, unit, values }: ShownField & { kind: 'range' }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-2 gap-3">
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
  );
}

function Zones({ label, zones }: Extract<ShownField, { kind: 'zones' }>) {
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
    </div>
  );
}

function TextField({ kind, label, names, value }: Extract<ShownField, { value: string }>) {
  return (
    <input
      type={kind === 'date' ? 'date' : undefined}
      name={names[0]}
      defaultValue={value}
      maxLength={100}
      aria-label={label}
      autoComplete="off"
      className="field"
    />
  );
}
