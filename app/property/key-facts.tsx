import { useTexts } from '#texts/use-texts.ts';
import { EnergyLabel, type ShownEnergyLabel } from '../interface/energy-label.tsx';

export type KeyFact = { value: string; label: string };

/** The facts that are read first, between an ink and a grey hairline; what is missing leaves no gap. */
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
      className={`mt-7 grid gap-x-6 gap-y-5 border-b border-t border-b-line border-t-ink py-6 tablet:flex tablet:flex-wrap tablet:justify-between desktop:mt-9 ${columns === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}
    >
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="small text-ink-3">{label}</dt>
          <dd className="font-display text-[1.625rem] leading-tight tracking-[-0.018em] tabular-nums tablet:text-[1.75rem]">
            {value}
          </dd>
        </div>
      ))}
      {energy && (
        <div className="flex flex-col-reverse justify-end gap-1.5">
          <dt className="small text-ink-3">{energy.caption}</dt>
          <dd className="flex">
            <EnergyLabel label={energy.label} height={30} />
          </dd>
        </div>
      )}
    </dl>
  );
}
