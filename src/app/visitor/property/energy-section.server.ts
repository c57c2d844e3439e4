import { presentEnergyScale } from '#app/property/energy-scale.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import { writeEnergyLabel } from '#domain/property/energy-label.ts';
import { renovationDuty } from '#domain/property/renovation-duty.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Null where there is nothing to say of energy. */
export function presentEnergy({ settings, language, now }: RequestContext, facts: PropertyFacts) {
  const t = textsFor(language);
  const words = fieldTexts(language);
  const { energy, region } = advertMentions(facts, words, { conditions: settings.displayConditions });
  if (!energy) return null;
  const { label } = energy;
  const family = facts.type ? getTypeRow(facts.type).family : undefined;
  const duty =
    family && facts.purpose
      ? renovationDuty(
          settings.renovationDuties,
          { region, label, family, purpose: facts.purpose },
          dayOf(now),
        )
      : undefined;
  return {
    caption: energy.caption,
    rows: energy.rows,
    scale: region && label ? presentEnergyScale(t, words, region, label, facts.energyValue ?? null) : null,
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
