import type { ProjectRow } from '#database/projects.ts';
import type { Language } from '#domain/language.ts';
import { formatNumber, formatRange } from '#domain/numbers.ts';
import type { Region } from '#domain/region.ts';
import { fieldTexts } from '#texts/fields.ts';
import type { Texts } from '#texts/i18n.ts';
import { findEnergyLabel } from '../../property/energy.server.ts';
import type { KeyFact } from '../../property/key-facts.tsx';

/** Takes a project; gives what is read of it first: how many homes, how large, ready when. */
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

/** The line below the energy scale: label, value and certificate, in the words of the region. */
export function energyNote(
  t: Texts,
  project: ProjectRow,
  language: Language,
  region: Region | undefined,
): string {
  const words = fieldTexts(language);
  const parts = [findEnergyLabel(t, project.energy_label, project.region)?.name];
  if (project.energy_value !== null) {
    const name = words.shortLabel('energyValue', { region });
    parts.push(`${name} ${formatNumber(project.energy_value)} ${t('KWH_PER_M2')}`);
  }
  if (typeof project.details.epcCode === 'string') {
    parts.push(`${words.label('epcCode', { region })} ${project.details.epcCode}`);
  }
  return parts.filter(Boolean).join(' · ');
}
