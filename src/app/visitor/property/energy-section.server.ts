import { presentEnergyScale } from '#app/property/energy-scale.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import { type EnergyLabelName, writeEnergyLabel } from '#domain/property/energy-label.ts';
import {
  mayHavePremisesDuty,
  type RenovationRule,
  renovationDuty,
} from '#domain/property/renovation-duty.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Null if nothing is known about energy. */
export function presentEnergy({ settings, language, now }: RequestContext, facts: PropertyFacts) {
  const t = textsFor(language);
  const words = fieldTexts(language);
  const { energy, region } = advertMentions(facts, words, { conditions: settings.displayConditions });
  const family = facts.type ? getTypeRow(facts.type).family : undefined;
  const { purpose } = facts;
  if (family && purpose && mayHavePremisesDuty({ region, family, purpose })) {
    const { caption = '', rows = [], label } = energy ?? {};
    return {
      caption,
      rows,
      scale: scaleOf(label),
      duty: t('RENOVATION_DUTY_OF_PREMISES'),
    };
  }
  if (!energy) return null;
  const { label } = energy;
  const duty =
    family && purpose
      ? renovationDuty(settings.renovationDuties, { region, label, family, purpose }, dayOf(now))
      : undefined;
  return {
    caption: energy.caption,
    rows: energy.rows,
    scale: scaleOf(label),
    duty: duty && label ? dutyText(duty, label) : null,
  };

  function scaleOf(label: EnergyLabelName | undefined) {
    return region && label
      ? presentEnergyScale(t, words, { region, label, value: facts.energyValue ?? null })
      : null;
  }

  /** The law requires that the duty is named. A term that is not confirmed is left out: a buyer would count on it. */
  function dutyText({ targetLabel, years, certainty }: RenovationRule, label: EnergyLabelName): string {
    const about = { label: writeEnergyLabel(label), target: writeEnergyLabel(targetLabel) };
    return certainty === 'not_confirmed'
      ? t('RENOVATION_DUTY_WITHOUT_TERM', about)
      : t('RENOVATION_DUTY_TEXT', { ...about, count: years });
  }
}
