import { shownEnergyScale } from '#app/property/energy-scale.server.ts';
import { writeEnergyLabel } from '#domain/property/energy-label.ts';
import type { DisplaySettings } from '#domain/property/fact-sheet.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { legalMentions } from '#domain/property/legal-mentions.ts';
import { renovationDuty } from '#domain/property/renovation-duty.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { Texts } from '#texts/server/texts.ts';

/** Takes what is known of a property; gives the energy section, or null where there is nothing to say of energy. */
export function presentEnergy(
  t: Texts,
  facts: PropertyFacts,
  words: FieldWords,
  settings: Settings,
  today: string,
  conditions: DisplaySettings,
) {
  const { energy, region } = legalMentions(facts, words, conditions);
  if (!energy) return null;
  const { label } = energy;
  const family = facts.type ? getTypeRow(facts.type).family : undefined;
  const duty =
    family && facts.purpose
      ? renovationDuty(settings.renovationDuties, { region, label, family, purpose: facts.purpose }, today)
      : undefined;
  return {
    caption: energy.caption,
    rows: energy.rows,
    scale: region && label ? shownEnergyScale(t, words, region, label, facts.energyValue ?? null) : null,
    duty:
      duty && label
        ? t('RENOVATION_DUTY_TEXT', {
            label: writeEnergyLabel(label),
            years: duty.years,
            target: writeEnergyLabel(duty.targetLabel),
          })
        : null,
  };
}
