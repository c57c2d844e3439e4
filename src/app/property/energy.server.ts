import type { Region } from '#domain/place/region.ts';
import {
  type EnergyLabelName,
  energyLetter,
  isEnergyLabel,
  writeEnergyLabel,
} from '#domain/property/energy-label.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import type { ShownEnergyLabel } from '#interface/energy-label.tsx';

/** Named as the law of the region names it (EPC, PEB, EPB, CPE). */
export function presentEnergyLabel(
  words: FieldWords,
  label: EnergyLabelName,
  region: Region | null,
): ShownEnergyLabel {
  const text = writeEnergyLabel(label);
  return { letter: energyLetter(label), text, name: `${words.label('energyLabel', { region })} ${text}` };
}

/** For a label and a region as the database holds them; null if there is no label. */
export function findEnergyLabel(
  words: FieldWords,
  label: string | null,
  region: string | null,
): ShownEnergyLabel | null {
  return isEnergyLabel(label) ? presentEnergyLabel(words, label, region as Region | null) : null;
}
