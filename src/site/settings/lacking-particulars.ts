import { countryIds } from '#domain/place/region.ts';
import type { Settings } from './settings-schema.ts';

/** A particular that the law wants a visitor to find and the settings leave empty. */
export type LackingParticular = { field: string; law: string };

const isEmpty = (value: string | object) =>
  typeof value === 'string' ? value.trim() === '' : Object.values(value).every((text) => !text?.trim());

/** What to fill in before a site goes public; nothing stops a site that lacks it. */
export function lackingParticulars(settings: Settings): LackingParticular[] {
  return askedParticulars(settings)
    .filter(({ isLacking }) => isLacking)
    .map(({ field, law }) => ({ field, law }));
}

/** All particulars that the law wants of such an agency. */
export function askedParticulars({
  agency,
  figures,
  tariffs,
}: Settings): (LackingParticular & { isLacking: boolean })[] {
  const isBelgian = agency.countryId === countryIds.belgium;
  const asked: readonly (readonly [field: string, value: string | object, law: string])[] = [
    ['agency.legalName', agency.legalName, 'Code of economic law XII.6'],
    ['agency.address', agency.address, 'Code of economic law XII.6'],
    ['agency.phone', agency.phone, 'code of conduct of the institute'],
    ['agency.enterpriseNumber', agency.enterpriseNumber, 'Code of economic law III.74, XII.6'],
    [
      'agency.vatNumber',
      agency.vatNumber,
      'Code of economic law XII.6: the VAT number, unless the agency has none',
    ],
    ['agency.registrationNumber', agency.registrationNumber, 'Code of economic law XII.6, code of conduct'],
    ...(isBelgian
      ? ([
          [
            'agency.register',
            agency.register,
            'Companies code 2:20: RPR/RPM with its court, of a legal person',
          ],
          ['agency.authority', agency.authority, 'Code of economic law XII.6'],
          ['agency.insurer', agency.insurer, 'code of conduct: liability insurance and surety'],
          ['agency.thirdPartyAccount', agency.thirdPartyAccount, 'code of conduct: third-party account'],
          ['agency.codeOfConduct', agency.codeOfConduct, 'Code of economic law XII.6'],
        ] as const)
      : []),
    ['tariffs.selling', tariffs.selling, 'Code of economic law VI.3: the price of a service, VAT included'],
    ...(figures.score
      ? ([
          [
            'figures.reviewNotice',
            figures.reviewNotice,
            'Code of economic law VI.99 § 6: no score is shown without it',
          ],
        ] as const)
      : []),
  ];
  return asked.map(([field, value, law]) => ({ field, law, isLacking: isEmpty(value) }));
}

const inLegalArticles: readonly string[] = [
  'agency.legalName',
  'agency.address',
  'agency.phone',
  'agency.enterpriseNumber',
];

/** The missing particulars without which the pages that the law wants cannot be written. */
export function lackingForLegalArticles(settings: Settings): LackingParticular[] {
  return lackingParticulars(settings).filter(({ field }) => inLegalArticles.includes(field));
}
