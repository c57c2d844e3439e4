import type { Region } from '#domain/place/region.ts';
import {
  type EnergyLabelName,
  energyLetter,
  energyScale,
  writeEnergyLabel,
} from '#domain/property/energy-label.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Texts } from '#texts/server/texts.ts';
import { presentEnergyLabel } from './energy.server.ts';

export type ShownEnergyScale = {
  /** Best first. `upTo`: the bound between a step and the next, null for the last. */
  steps: { letter: string; text: string; upTo: number | null; own: boolean }[];
  /** Where the pointer stands within its own step, from 0 to 1. */
  share: number;
  value: string;
  unit: string;
  name: string;
};

/**
 * Null for a region without a scale. Brussels has nineteen classes: its letters are drawn, and the pointer stands
 * inside the letter by `share`.
 */
export function presentEnergyScale(
  t: Texts,
  words: FieldWords,
  { region, label, value }: { region: Region; label: EnergyLabelName; value: number | null },
): ShownEnergyScale | null {
  const letters = new Map<string, { from: number; upTo: number }>();
  let from = Number.NEGATIVE_INFINITY;
  for (const step of energyScale(region)) {
    const letter = energyLetter(step.label);
    letters.set(letter, { from: letters.get(letter)?.from ?? from, upTo: step.upTo });
    from = step.upTo;
  }
  const own = energyLetter(label);
  const range = letters.get(own);
  if (!range) return null;
  const width = range.upTo - range.from;
  const share = value !== null && Number.isFinite(width) ? (value - range.from) / width : 0.5;
  return {
    steps: [...letters].map(([letter, { upTo }]) => ({
      letter,
      text: writeEnergyLabel(letter as EnergyLabelName),
      upTo: Number.isFinite(upTo) ? upTo : null,
      own: letter === own,
    })),
    share: Math.min(0.95, Math.max(0.05, share)),
    value: value === null ? '' : formatNumber(value),
    unit: value === null ? '' : t('KWH_PER_M2'),
    name: presentEnergyLabel(words, label, region).name,
  };
}
