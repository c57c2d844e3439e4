import type { Language } from '#domain/language.ts';
import type { FormDefinition, FormSection } from '#questions/form.ts';
import { consentSection, personFields, remarkField } from '#questions/person-fields.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

/**
 * What the region demands of the soil certificate before a buyer binds themselves: 'free': nothing; 'lacking': there is
 * none yet, so an offer binds nobody; 'there': a certificate, with its day if known.
 */
export type SoilAttest = { kind: 'free' | 'lacking' } | { kind: 'there'; day: string | undefined };

const offerSection = {
  title: 'OFFER_YOURS',
  fields: [
    {
      name: 'amount',
      kind: 'euros',
      label: 'OFFER_AMOUNT',
      hint: 'OFFER_AMOUNT_HINT',
      missing: 'OFFER_AMOUNT_MISSING',
      half: true,
    },
    {
      name: 'valid_until',
      kind: 'date',
      label: 'OFFER_VALID_UNTIL',
      hint: 'OFFER_VALID_HINT',
      missing: 'OFFER_VALID_MISSING',
      half: true,
    },
  ],
} as const satisfies FormSection;

const conditionsSection = {
  title: 'OFFER_CONDITIONS',
  intro: 'OFFER_CONDITIONS_HINT',
  fields: [
    {
      name: 'conditions',
      kind: 'choices',
      label: 'OFFER_CONDITIONS_WHICH',
      choices: [
        { value: 'loan', label: 'OFFER_CONDITION_LOAN' },
        { value: 'own_home', label: 'OFFER_CONDITION_OWN_HOME' },
        { value: 'other', label: 'OFFER_CONDITION_OTHER' },
      ],
    },
    { name: 'loan_amount', kind: 'euros', label: 'OFFER_LOAN_AMOUNT', half: true },
    { name: 'other_condition', kind: 'longText', max: 1000, label: 'OFFER_OTHER_CONDITION' },
    remarkField,
  ],
} as const satisfies FormSection;

/** For a property that is for sale. */
export function offerForm(soil: SoilAttest) {
  return {
    form: 'offer',
    thanks: 'thanksOffer',
    sections: [
      ...(soil.kind === 'there' ? [soilSection(soil.day)] : []),
      offerSection,
      conditionsSection,
      { title: 'PERSON', fields: personFields },
      consentSection,
    ],
    submit: 'OFFER_SUBMIT',
    after: 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}

function soilSection(day: string | undefined) {
  const label = (language: Language) =>
    day
      ? formTexts(language)('OFFER_SOIL_RECEIVED_OF', { day: dayInWords(day, language) })
      : formTexts(language)('OFFER_SOIL_RECEIVED');
  return {
    title: 'OFFER_SOIL',
    intro: 'OFFER_SOIL_HINT',
    fields: [{ name: 'soil_attest', kind: 'agree', label, missing: 'OFFER_SOIL_MISSING' }],
  } as const satisfies FormSection;
}
