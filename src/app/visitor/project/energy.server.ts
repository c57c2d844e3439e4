import { findEnergyLabel } from '#app/property/energy.server.ts';
import { presentEnergyScale } from '#app/property/energy-scale.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { ProjectRow } from '#database/property/projects.ts';
import { regionOf } from '#domain/place/region.ts';
import { isEnergyLabel } from '#domain/property/energy-label.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { energyNote } from './facts.server.ts';

/** Gives scale and note only while the properties can be had. */
export function presentProjectEnergy(
  { settings, language }: RequestContext,
  row: ProjectRow,
  isSoldOut: boolean,
) {
  const t = textsFor(language);
  const words = fieldTexts(language);
  const region = regionOf(row.country_id, row.postal_code);
  const shown = findEnergyLabel(words, row.energy_label, row.region);
  const label = isEnergyLabel(row.energy_label) ? row.energy_label : undefined;
  const hasScale = region && label && !isSoldOut;
  return {
    energy: shown && { label: shown, caption: words.label('energyLabel', { region }) },
    scale: hasScale ? presentEnergyScale(t, words, { region, label, value: row.energy_value }) : null,
    energyNote: isSoldOut
      ? ''
      : energyNote(row, region, language, { conditions: settings.displayConditions }),
  };
}
