import { reasonOfExemption, validCertificate } from './certificate.ts';
import {
  all,
  asksDepositAbove,
  isHomeToLet,
  isNewBuildForSale,
  lacks,
  lacksCharges,
  lacksLabel,
  lacksPrice,
  needsCertificate,
} from './conditions.ts';
import type { Law, RegionalMention } from './mention.ts';

const energy: Law = {
  name: 'Règlement grand-ducal du 9 juin 2021 concernant la performance énergétique des bâtiments',
  article: 'the article on advertisements (art. 11 of that of 5 May 2012)',
  url: 'http://data.legilux.public.lu/file/eli-etat-leg-rgd-2021-06-09-a439-jo-fr-html.html',
  since: '2012-07-01',
  certainty: 'confirmed',
};

const rental: Law = {
  name: 'Loi du 21 septembre 2006 sur le bail à usage d’habitation',
  article: 'as changed in 2024',
  url: 'https://www.cf-avocats.lu/2024/07/25/droit-immobilier-luxembourg-reforme-du-droit-du-bail-a-loyer-habitation/',
  since: '2024-08-01',
  certainty: 'confirmed',
};

const needsOne = needsCertificate('luxembourg');

export const luxembourgMentions: readonly RegionalMention[] = [
  {
    id: 'L5',
    level: 'block',
    what: 'the rent, and the charges with their kind',
    law: { ...rental, certainty: 'practice' },
    shows: ['priceCents', 'tenantChargesCents', 'tenantChargesKind'],
    applies: isHomeToLet,
    isUnmet: (property) => lacksPrice(property) || lacksCharges(property),
  },
  {
    id: 'L6',
    level: 'block',
    what: 'the supplement for the furniture, apart from the rent',
    law: rental,
    shows: ['furnitureSupplementCents'],
    applies: all(isHomeToLet, ({ isFurnished }) => isFurnished === true),
    isUnmet: lacks('furnitureSupplementCents'),
  },
  {
    id: 'L7',
    level: 'warn',
    what: 'the agency fee, of which the tenant pays half',
    law: rental,
    shows: ['agencyFeeCents'],
    applies: isHomeToLet,
    isUnmet: lacks('agencyFeeCents'),
  },
  {
    id: 'L8',
    level: 'block',
    what: 'a deposit of at most two months',
    law: rental,
    applies: isHomeToLet,
    isUnmet: asksDepositAbove(2),
  },
  {
    id: 'L1',
    level: 'block',
    what: 'the energy performance class',
    law: energy,
    shows: ['energyLabel'],
    applies: needsOne,
    isUnmet: lacksLabel('luxembourg'),
  },
  {
    id: 'L2',
    level: 'block',
    what: 'the thermal insulation class',
    law: energy,
    shows: ['insulationClass'],
    applies: needsOne,
    isUnmet: lacks('insulationClass'),
  },
  {
    id: 'L3',
    level: 'info',
    what: 'the CO₂ class of the certificate',
    law: { ...energy, certainty: 'practice' },
    applies: needsOne,
    isUnmet: lacks('co2Class'),
  },
  reasonOfExemption('L1-reason', energy),
  ...validCertificate('L1-validity', 'luxembourg', energy),
  {
    id: 'L4',
    level: 'block',
    what: 'whether the price is with VAT or without, and the rate (a sale off plan)',
    law: {
      name: 'Code de la consommation',
      article: 'art. L.112-1',
      url: 'https://legilux.public.lu/eli/etat/leg/code/consommation',
      since: '2011-04-12',
      certainty: 'practice',
    },
    shows: ['taxRegime', 'vatPercent'],
    applies: isNewBuildForSale,
    isUnmet: lacks('taxRegime', 'vatPercent'),
  },
];
