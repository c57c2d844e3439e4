import { findEnergyLabel } from '#app/property/energy.server.ts';
import type { KeyFact } from '#app/property/key-facts.tsx';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { formatArea, formatNumber } from '#domain/text/numbers.ts';

/** The six facts that a visitor reads first; a missing one leaves no gap. */
export function keyFacts(row: PropertyRow, facts: PropertyFacts, words: FieldWords) {
  const shown: KeyFact[] = [];
  const region = facts.region ?? null;
  if (row.living_area_m2) {
    shown.push({
      value: formatArea(row.living_area_m2),
      label: words.shortLabel('livingAreaM2'),
    });
  }
  if (row.plot_area_m2) {
    shown.push({
      value: formatArea(row.plot_area_m2),
      label: words.shortLabel('plotAreaM2'),
    });
  }
  if (row.bedrooms) {
    shown.push({ value: String(row.bedrooms), label: words.shortLabel('bedrooms', { count: row.bedrooms }) });
  }
  if (row.bathrooms) {
    shown.push({
      value: String(row.bathrooms),
      label: words.shortLabel('bathrooms', { count: row.bathrooms }),
    });
  }
  if (row.construction_year) {
    shown.push({ value: String(row.construction_year), label: words.shortLabel('constructionYear') });
  }
  const energy = findEnergyLabel(words, row.energy_label, row.region);
  const caption = [
    words.shortLabel('energyValue', { region }),
    row.energy_value === null ? '' : formatNumber(row.energy_value),
  ].join(' ');
  return { facts: shown, energy: energy && { label: energy, caption: caption.trim() } };
}
