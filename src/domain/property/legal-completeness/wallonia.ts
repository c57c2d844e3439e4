import type { PropertyFacts } from '#domain/property/values.ts';
import { isEmpty } from '#domain/text/empty.ts';
import { reasonOfExemption, validCertificate } from './certificate.ts';
import {
  all,
  asksDepositAbove,
  isHomeToLet,
  isPlot,
  isSale,
  lacks,
  lacksCharges,
  lacksLabel,
  lacksPrice,
  needsCertificate,
} from './conditions.ts';
import { discriminates } from './discriminating-words.ts';
import type { Law, RegionalMention } from './mention.ts';

const energy: Law = {
  name: 'Décret du 28 novembre 2013 relatif à la performance énergétique des bâtiments',
  article: 'art. 34',
  url: 'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
  since: '2015-01-01',
  certainty: 'confirmed',
};

const rental: Law = {
  name: 'Décret du 15 mars 2018 relatif au bail d’habitation',
  article: 'art. 6',
  url: 'https://wallex.wallonie.be/eli/loi-decret/2018/03/15/2018201408/2019/09/01',
  since: '2018-09-01',
  certainty: 'confirmed',
};

const planning: Law = {
  name: 'Code du Développement territorial',
  article: 'art. D.IV.97 and D.IV.99',
  url: 'https://lampspw.wallonie.be/dgo4/site_amenagement/index.php/juridique/codt',
  since: '2017-06-01',
  certainty: 'not confirmed',
};

const needsOne = needsCertificate('wallonia');

/** A building that is sold whole names its worst and its best class, and no certificate. */
const hasSeveralUnits = ({ energyLabelBest, units, type }: PropertyFacts) =>
  Boolean(energyLabelBest) || (units ?? 0) > 1 || type === 'apartment_building';

const ofOneUnit = all(needsOne, (property) => !hasSeveralUnits(property));

/** A home of this size or smaller, or a shared one, may be let only with a permit. */
const smallestWithoutPermitM2 = 28;

export const walloonMentions: readonly RegionalMention[] = [
  {
    id: 'W7',
    level: 'block',
    what: 'the rent without charges, which is never "on request"',
    law: rental,
    shows: ['priceCents'],
    applies: isHomeToLet,
    isUnmet: lacksPrice,
    isAbsolute: true,
  },
  {
    id: 'W8',
    level: 'block',
    what: 'the common charges: their amount, what they cover, and whether they are an advance or a flat rate',
    law: rental,
    shows: ['tenantChargesCents', 'tenantChargesKind', 'tenantChargesCover'],
    applies: isHomeToLet,
    isUnmet: (property) =>
      lacksCharges(property) ||
      (property.tenantChargesKind !== 'none' && isEmpty(property.tenantChargesCover)),
  },
  {
    id: 'W9',
    level: 'block',
    what: 'how the private charges are paid; for a flat rate also the amount and what it covers',
    law: { ...rental, certainty: 'practice' },
    shows: ['privateChargesCents', 'privateChargesKind', 'privateChargesCover'],
    applies: isHomeToLet,
    isUnmet: ({ privateChargesKind, privateChargesCents, privateChargesCover }) =>
      !privateChargesKind ||
      (privateChargesKind === 'flat_rate' && (!privateChargesCents || isEmpty(privateChargesCover))),
  },
  {
    id: 'W10',
    level: 'info',
    what: 'whether it has meters of its own for water, gas and electricity, for the lease',
    law: { ...rental, article: 'art. 3', certainty: 'practice' },
    applies: isHomeToLet,
    isUnmet: lacks('hasOwnWaterMeter', 'hasOwnGasMeter', 'hasOwnElectricityMeter'),
  },
  {
    id: 'W12',
    level: 'warn',
    what: 'whether there is a rental permit',
    law: {
      name: 'Code wallon de l’habitation durable',
      article: 'art. 10',
      url: 'https://www.ecaussinnes.be/ma-commune/services-communaux/logement/missions/obligations-lors-dune-mise-en-location',
      since: '2004-04-01',
      certainty: 'confirmed',
    },
    shows: ['hasRentalPermit'],
    applies: all(
      isHomeToLet,
      ({ livingAreaM2, type }) =>
        type === 'student_room' || Boolean(livingAreaM2 && livingAreaM2 <= smallestWithoutPermitM2),
    ),
    isUnmet: ({ hasRentalPermit }) => hasRentalPermit !== true,
  },
  {
    id: 'W13',
    level: 'block',
    what: 'a deposit of at most two months',
    law: {
      ...rental,
      article: 'art. 62 § 1',
      url: 'https://www.dhnet.be/dernieres-depeches/2023/03/17/en-wallonie-la-garantie-des-baux-etudiants-desormais-limitee-a-2-mois-de-loyer-DF4WZC66BJAQTPZ7VI22TNK66I/',
      // Until then a bank guarantee could cover three months.
      since: '2023-06-01',
      certainty: 'practice',
    },
    applies: isHomeToLet,
    isUnmet: asksDepositAbove(2),
  },
  {
    id: 'W11-words',
    level: 'warn',
    what: 'texts that turn away nobody for income, children, descent or health',
    law: { ...rental, certainty: 'practice' },
    applies: isHomeToLet,
    isUnmet: discriminates,
  },
  {
    id: 'W1',
    level: 'block',
    what: 'the PEB class',
    law: energy,
    shows: ['energyLabel'],
    applies: ofOneUnit,
    isUnmet: lacksLabel('wallonia'),
  },
  {
    id: 'W2',
    level: 'block',
    what: 'the number of the PEB certificate',
    law: energy,
    shows: ['epcCode'],
    applies: ofOneUnit,
    isUnmet: lacks('epcCode'),
  },
  {
    id: 'W3',
    level: 'block',
    what: 'the specific consumption in kWh/m² a year',
    law: energy,
    shows: ['energyValue'],
    applies: ofOneUnit,
    isUnmet: lacks('energyValue'),
  },
  {
    id: 'W4',
    level: 'block',
    what: 'the total consumption in kWh a year',
    law: energy,
    shows: ['epcTotalKwh'],
    applies: ofOneUnit,
    isUnmet: lacks('epcTotalKwh'),
  },
  {
    id: 'W5',
    level: 'block',
    what: 'the worst and the best PEB class of its units',
    law: energy,
    shows: ['energyLabel', 'energyLabelBest'],
    applies: all(needsOne, hasSeveralUnits),
    isUnmet: (property) => lacksLabel('wallonia')(property) || !property.energyLabelBest,
  },
  reasonOfExemption('W6-reason', energy),
  ...validCertificate('W6', 'wallonia', energy),
  {
    id: 'W14',
    level: 'info',
    what: 'the planning information, for the deed',
    law: planning,
    applies: isSale,
    isUnmet: ({ planningInformation }) => !Object.values(planningInformation ?? {}).some(Boolean),
  },
  {
    id: 'W15',
    level: 'warn',
    what: 'what the planning information says of a permit for the division of the plot',
    law: { ...planning, article: 'art. D.IV.2', certainty: 'practice' },
    applies: all(isSale, isPlot),
    isUnmet: ({ planningInformation }) => !Object.values(planningInformation ?? {}).some(Boolean),
  },
  {
    id: 'W16',
    level: 'warn',
    what: 'the flood hazard',
    law: { ...planning, article: 'art. D.IV.57', certainty: 'practice' },
    applies: isSale,
    isUnmet: lacks('floodHazard'),
  },
  {
    id: 'W17',
    level: 'info',
    what: 'the extract of the soil data base and its date, before anybody binds himself',
    law: {
      name: 'Décret du 1er mars 2018 relatif à la gestion et à l’assainissement des sols',
      article: 'art. 31',
      url: 'https://environnement.wallonie.be/home/milieux/sol/les-professionnels-du-sol/notaires-et-agents-immobiliers.html',
      since: '2019-01-01',
      certainty: 'confirmed',
    },
    applies: isSale,
    isUnmet: lacks('soilAttest', 'soilAttestDate'),
  },
];
