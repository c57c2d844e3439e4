import { type EnergyLabel, energyLetter, isEnergyLabel, writeEnergyLabel } from '#domain/energy-label.ts';
import type { Texts } from '#texts/i18n.ts';
import type { ShownEnergyLabel } from '../interface/energy-label.tsx';

/** Takes a label; gives it as it is drawn, named as the law of the region names it (EPC, PEB, CPE). */
export function shownEnergyLabel(t: Texts, label: EnergyLabel, region: string | null): ShownEnergyLabel {
  const key =
    region === 'wallonia' || region === 'brussels'
      ? 'ENERGY_LABEL_PEB'
      : region === 'luxembourg'
        ? 'ENERGY_LABEL_CPE'
        : 'ENERGY_LABEL';
  const text = writeEnergyLabel(label);
  return { letter: energyLetter(label), text, name: t(key, { label: text }) };
}

/** The same for a label as the database holds it; null when there is none. */
export function findEnergyLabel(
  t: Texts,
  label: string | null,
  region: string | null,
): ShownEnergyLabel | null {
  return isEnergyLabel(label) ? shownEnergyLabel(t, label, region) : null;
}
