import type { ShownEnergyScale } from '#app/property/energy-scale.server.ts';
import { EnergyScale } from '#app/property/energy-scale.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { FactRows } from './fact-sheet.tsx';

type Energy = {
  caption: string;
  rows: { key: string; label: string; value: string; lang?: string }[];
  scale: ShownEnergyScale | null;
  duty: string | null;
};

export function EnergySection({ energy }: { energy: Energy }) {
  const t = useTexts();
  return (
    <section className="block-space">
      <h2 className="d3">{t('ENERGY_SECTION')}</h2>
      {energy.scale && (
        <div className="mt-9">
          <EnergyScale scale={energy.scale} />
        </div>
      )}
      {energy.caption && energy.rows.length === 0 && (
        <p className="small mt-4 text-ink-3">{energy.caption}</p>
      )}
      {energy.rows.length > 0 && (
        <div className="mt-5">
          <FactRows rows={energy.rows} />
        </div>
      )}
      {energy.duty && (
        <div className="facts mt-6 border-l-[3px] border-ochre py-1 pl-5 font-normal">
          <p className="font-semibold">{t('RENOVATION_DUTY')}</p>
          <p className="mt-0.5">{energy.duty}</p>
        </div>
      )}
    </section>
  );
}
