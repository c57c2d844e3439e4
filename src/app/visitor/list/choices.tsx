import { formatNumber } from '#domain/text/numbers.ts';
import { EnergyLabel } from '#interface/energy-label.tsx';
import type { FilterChoice } from './filter-input.ts';

type Choices = { name: string; choices: FilterChoice[]; counts?: Partial<Record<string, number>> };

/** Several may be chosen; each says how many properties it finds. */
export function Checks({ name, choices, counts, className }: Choices & { className?: string }) {
  return (
    <ul className={className}>
      {choices.map(({ value, label, chosen, finer }) => (
        <li key={value}>
          <label className="choice" data-none={findsNothing(counts, value)}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} className="check" />
            <span className="flex-1">{label}</span> <span className="count">{countOf(counts, value)}</span>
          </label>
          {finer && finer.length > 0 && (
            <Checks name={name} choices={finer} counts={counts} className="finer-choices" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Side by side; only one is chosen. `labels`: they are energy labels. */
export function Segments({ name, choices, counts, labels }: Choices & { labels: boolean }) {
  return (
    <div className={labels ? 'energy-choices' : 'segments'}>
      {choices.map((choice) => (
        <label key={choice.value} data-none={findsNothing(counts, choice.value)}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.chosen}
            className="sr-only"
          />
          <span>
            <SegmentLabel choice={choice} isEnergyLabel={labels && choice.value !== ''} />{' '}
            <span className="count tiny">{countOf(counts, choice.value)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

function SegmentLabel({
  choice: { value, label, name = label },
  isEnergyLabel,
}: {
  choice: FilterChoice;
  isEnergyLabel: boolean;
}) {
  if (isEnergyLabel) return <EnergyLabel height={20} label={{ letter: value, text: label, name }} />;
  if (name === label) return label;
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{label}</span>
    </>
  );
}

/** '' for 'any', and if the counts are not known. */
function countOf(counts: Choices['counts'], value: string): string {
  return counts && value ? formatNumber(counts[value] ?? 0) : '';
}

/** Undefined leaves the attribute out. */
function findsNothing(counts: Choices['counts'], value: string): true | undefined {
  return countOf(counts, value) === '0' || undefined;
}
