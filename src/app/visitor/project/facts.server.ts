import type { KeyFact } from '#app/property/key-facts.tsx';
import type { ProjectRow } from '#database/property/projects.ts';
import type { Language } from '#domain/language.ts';
import type { Region } from '#domain/place/region.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import { isEnergyLabel } from '#domain/property/energy-label.ts';
import type { DisplaySettings } from '#domain/property/fact-sheet.ts';
import { formatRange } from '#domain/text/numbers.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { Texts } from '#texts/server/texts.ts';

export function projectFacts(t: Texts, project: ProjectRow): KeyFact[] {
  const facts: KeyFact[] = [];
  if (project.units > 0) facts.push({ value: String(project.units), label: t('PROJECT_UNITS_LABEL') });
  if (project.min_area_m2 !== null && project.max_area_m2 !== null) {
    facts.push({
      value: `${formatRange(project.min_area_m2, project.max_area_m2)}\u00a0m²`,
      label: t('PROJECT_LIVING_AREA'),
    });
  }
  if (project.handover_on) {
    const [year = '', month = '1'] = project.handover_on.split('-');
    facts.push({
      value: t('QUARTER', { quarter: Math.ceil(Number(month) / 3), year }),
      label: t('PROJECT_HANDOVER'),
    });
  }
  return facts;
}

/** The law of the region asks for this line. */
export function energyNote(
  project: ProjectRow,
  region: Region | undefined,
  language: Language,
  settings: DisplaySettings,
): string {
  const { energy } = advertMentions(
    {
      ...project.details,
      type: 'new_build_project',
      region,
      energyValue: project.energy_value,
      energyLabel: isEnergyLabel(project.energy_label) ? project.energy_label : undefined,
    },
    fieldTexts(language),
    settings,
  );
  return energy?.caption ?? '';
}
