import { describe, expect, it } from 'vitest';
import { mentionsFor, missingMentions } from '#domain/property/legal-completeness.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { complete } from './complete-properties.ts';

const today = '2026-11-22';
const missingIn = (property: PropertyFacts) => missingMentions(property, today).map(({ id }) => id);

describe('what the law does not ask', () => {
  it.each<[string, keyof typeof complete, PropertyFacts]>([
    [
      'planning information that was asked for lately',
      'flemishSale',
      { zoning: ['requested'], planningInformationRequestedOn: '2026-10-23' },
    ],
    [
      'planning information that was asked for 30 days ago',
      'brusselsSale',
      {
        planningInformation: null,
        planningInformationDate: null,
        planningInformationRequestedOn: '2026-10-23',
      },
    ],
    [
      'an address where the information stands',
      'brusselsSale',
      { planningInformation: null, planningInformationUrl: 'https://www.example.be' },
    ],
    [
      'a certificate that follows on completion of a new building',
      'brusselsSale',
      {
        isNewBuild: true,
        taxRegime: 'vat',
        energyLabel: null,
        energyValue: null,
        co2KgM2: null,
        epcCode: null,
        epcValidUntil: null,
        epcExemptReason: 'follows_on_completion',
      },
    ],
    ['the label of a home of which the value is known', 'walloonSale', { energyLabel: null }],
    ['the asbestos of 2001', 'flemishSale', { constructionYear: 2001, asbestosResult: null }],
    [
      'the classes of a shop that has a certificate',
      'flemishSale',
      { type: 'retail', energyLabel: null, energyValue: null, epcValidUntil: null },
    ],
    [
      'the rent of a shop',
      'flemishRent',
      { type: 'retail', publishPrice: false, tenantChargesCents: null, tenantChargesKind: null },
    ],
    ['the rent of a holiday', 'walloonRent', { type: 'holiday_home', publishPrice: false }],
    ['a permit for a larger studio', 'walloonRent', { livingAreaM2: 29, hasRentalPermit: null }],
    [
      'two months for a student',
      'flemishRent',
      { type: 'student_room', depositMonths: 2, depositCents: 200_000 },
    ],
    ['a certificate until two months and a day from now', 'flemishSale', { epcValidUntil: '2027-01-23' }],
  ])('%s', (_, kind, change) => {
    expect(missingIn({ ...complete[kind], ...change })).toEqual([]);
  });

  it('a lease of nine years is none of more than nine', () => {
    const lease = { ...complete.flemishRent, leaseTermMonths: 108 };
    expect(mentionsFor(lease).map(({ id }) => id)).not.toContain('F11');
    expect(mentionsFor({ ...lease, leaseTermMonths: 109 }).map(({ id }) => id)).toContain('F11');
  });

  it('a law that comes into force later', () => {
    const early = missingMentions({ ...complete.flemishSale, asbestosCode: null }, '2022-11-22');
    expect(early.map(({ id }) => id)).not.toContain('F20');
    const then = missingMentions({ ...complete.flemishSale, asbestosCode: null }, '2022-11-23');
    expect(then.map(({ id }) => id)).toContain('F20');
  });

  it('anything where the region is not known', () => {
    expect(missingMentions({ type: 'house', purpose: 'sale' }, today)).toEqual([]);
  });
});
