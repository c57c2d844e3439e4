import { EnergyLabel, type ShownEnergyLabel } from '#interface/energy-label.tsx';
import { useTexts } from '#texts/use-texts.ts';

export type KeyFact = { value: string; label: string };

// As many columns as fit; one line as soon as there is room for it.
const layouts = {
  2: 'grid-cols-[minmax(0,max-content)_1fr] tablet:flex tablet:flex-wrap tablet:justify-between',
  3: 'grid-cols-3 max-[22.4375rem]:grid-cols-2 desktop:flex desktop:flex-wrap desktop:justify-between',
};

/** A missing fact leaves no gap. */
export function KeyFacts({
  facts,
  energy,
  columns = 3,
}: {
  facts: KeyFact[];
  energy: { label: ShownEnergyLabel; caption: string } | null;
  columns?: 2 | 3;
}) {
  const t = useTexts();
  if (facts.length === 0 && !energy) return null;
  return (
    <dl
      aria-label={t('KEY_FACTS')}
      className={`mt-9 grid gap-x-5 gap-y-[22px] border-b border-t border-b-line border-t-ink py-[22px] break-inside-avoid ${layouts[columns]}`}
    >
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="small text-ink-3">{label}</dt>
          <dd
            className={`font-display leading-[31px] tracking-[-0.018em] whitespace-nowrap tabular-nums ${columns === 3 ? 'text-[1.375rem] tablet:text-[1.625rem]' : 'text-[1.625rem]'}`}
          >
            {value}
          </dd>
        </div>
      ))}
      {energy && (
        <div className="flex flex-col-reverse justify-end gap-[5px]">
          <dt className="small text-ink-3">{energy.caption}</dt>
          <dd className="flex">
            <EnergyLabel label={energy.label} height={30} />
          </dd>
        </div>
      )}
    </dl>
  );
}
