import type { SurtaxRule } from '#domain/purchase-costs/rules.ts';

/**
 * A surtax of half the registration duty of 6 %, by the tax regulations of the only two municipalities that have one.
 * Single-family houses and blocks of flats are free, also off plan, and so is any purchase with a tax credit.
 */
export const communalSurtaxes: (Omit<SurtaxRule, 'regions' | 'municipalities'> & {
  regions: SurtaxRule['regions'][number][];
  municipalities: string[];
})[] = [
  {
    regions: ['luxembourg'],
    municipalities: ['luxembourg', 'mamer'],
    // The council of Mamer decided on 11 December 2020; Luxembourg City has had the tax for longer.
    from: '2021-01-01',
    source: 'vdl.lu, mamer.lu',
    law: 'Règlement-taxe de la Ville de Luxembourg, art. 1; délibération de Mamer du 11 décembre 2020',
    certainty: 'practice',
    note: 'Read in extracts (residiaimmobilier.lu). Whether a garage by itself is free is not confirmed: it is counted.',
    percent: 3,
    freeIfBuiltYears: 5,
  },
];
