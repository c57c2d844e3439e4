import type { OwnSteps } from '#app/forms/own-steps.server.ts';
import type { SubjectProperty } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { isPossibleLastDay } from '#domain/lead/offer-term.ts';
import { soilLawOf } from '#domain/lead/soil-law.ts';
import { formatEuro } from '#domain/property/price.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { depositOf } from '#domain/purchase-costs/deposit.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { FormValues } from '#questions/form.ts';
import type { Problem } from '#questions/understand-answers.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { offerForm, SoilAttest } from './offer-form.ts';

type OfferForm = ReturnType<typeof offerForm>;

export function soilAttestOf({ now }: Pick<RequestContext, 'now'>, row: SubjectProperty['row']): SoilAttest {
  const { region, soilAttest, soilAttestDate } = propertyFacts(row);
  if (!soilLawOf(region, dayOf(now))) return { kind: 'free' };
  if (!soilAttest && !soilAttestDate) return { kind: 'lacking' };
  return { kind: 'there', day: soilAttestDate ?? undefined };
}

/** The steps of an offer: what is stored and mailed with it, beyond its answers. */
export function offerSteps(context: RequestContext, { row, about }: SubjectProperty): OwnSteps<OfferForm> {
  const today = dayOf(context.now);
  const { region } = propertyFacts(row);
  const soil = soilAttestOf(context, row);
  const law = soilLawOf(region, today);
  return {
    about,
    checkTogether: (understood) => problemsOf(understood, today),
    adds: () => ({
      is_binding: soil.kind !== 'lacking',
      ...(soil.kind === 'there' && { soil_attest_of: soil.day ?? null }),
      ...(law && { soil_law: `${law.region} ${law.article}` }),
    }),
    tell: ({ amount }, language) => {
      const t = formTexts(language);
      return [
        { label: t('OFFER_ADVANCE'), value: formatEuro(depositOf(amount)) },
        ...(soil.kind === 'lacking' ? [{ label: t('OFFER_BINDING'), value: t('OFFER_NOT_BINDING') }] : []),
      ];
    },
  };
}

function problemsOf(
  { valid_until, conditions, other_condition }: Partial<FormValues<OfferForm>>,
  today: string,
): Problem[] {
  return [
    ...(!valid_until || isPossibleLastDay(valid_until, today)
      ? []
      : [{ field: 'valid_until', key: 'OFFER_VALID_WRONG' } as const]),
    ...(conditions?.includes('other') && !other_condition
      ? [{ field: 'other_condition', key: 'OFFER_OTHER_CONDITION_MISSING' } as const]
      : []),
  ];
}
