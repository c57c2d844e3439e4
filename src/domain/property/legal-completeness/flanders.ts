import { isEmpty } from '#domain/text/empty.ts';
import { reasonOfExemption, validCertificate } from './certificate.ts';
import {
  all,
  asksDepositAbove,
  isBuilding,
  isExempt,
  isHomeToLet,
  isOlderThan,
  isPremises,
  isResidential,
  isSale,
  isSaleOrLongLease,
  isStudentRoomToLet,
  lacks,
  lacksCharges,
  lacksLabel,
  lacksPrice,
  needsCertificate,
} from './conditions.ts';
import { discriminates } from './discriminating-words.ts';
import { flemishPlanningMentions } from './flanders-planning.ts';
import type { Law, RegionalMention } from './mention.ts';

const energy: Law = {
  name: 'Energiedecreet',
  article: 'art. 11.2.1 §3',
  url: 'http://www.nclaw.be/documents/news-items/kl1515214-meer-publiciteit-voor-energieprestatieresultaat-en-betere-opleiding-van-energiedeskundigen.xml',
  since: '2012-01-01',
  certainty: 'confirmed',
};

const water: Law = {
  name: 'Waterwetboek',
  article: 'art. 1.3.3.3.2',
  url: 'https://vmm.vlaanderen.be/beleid/waterbeleid/overstromingen/meerlaagse-waterveiligheid/overstromingsschade-voorkomen',
  since: '2023-01-01',
  certainty: 'confirmed',
};

const rental: Law = {
  name: 'Vlaams Woninghuurdecreet',
  article: 'art. 4',
  url: 'https://www.oostkamp.be/product/3640/reglement-bekendmaken-huurprijzen',
  since: '2019-01-01',
  certainty: 'confirmed',
};

/** An unknown year does not rule out asbestos. Buildings of the year 2000 or earlier need the certificate. */
const mayHoldAsbestos = all(
  isSale,
  isBuilding,
  ({ constructionYear, isNewBuild }) => !isNewBuild && (constructionYear ?? 0) < 2001,
);

export const flemishMentions: readonly RegionalMention[] = [
  {
    id: 'F23',
    level: 'block',
    what: 'the rent, which is never "on request"',
    law: rental,
    shows: ['priceCents'],
    applies: isHomeToLet,
    isUnmet: lacksPrice,
    isAbsolute: true,
  },
  {
    id: 'F24',
    level: 'block',
    what: 'the charges of the tenant, and whether they are an advance or a flat rate',
    law: rental,
    shows: ['tenantChargesCents', 'tenantChargesKind'],
    applies: isHomeToLet,
    isUnmet: lacksCharges,
  },
  {
    id: 'F25',
    level: 'warn',
    what: 'texts that turn away nobody for income, children, descent or health',
    law: {
      name: 'Decreet gelijke kansen- en gelijkebehandelingsbeleid',
      article: 'art. 16 and 20',
      url: 'https://www.unia.be',
      since: '2008-10-03',
      certainty: 'practice',
    },
    applies: isHomeToLet,
    isUnmet: discriminates,
  },
  {
    id: 'F26',
    level: 'block',
    what: 'a deposit of at most three months, two for a student room',
    law: {
      ...rental,
      article: 'art. 37 and 62',
      certainty: 'confirmed',
    },
    applies: isHomeToLet,
    isUnmet: (property) => asksDepositAbove(isStudentRoomToLet(property) ? 2 : 3)(property),
  },
  {
    id: 'F1',
    level: 'block',
    what: 'the energy label',
    law: energy,
    shows: ['energyLabel'],
    applies: needsCertificate('flanders'),
    isUnmet: lacksLabel('flanders'),
  },
  {
    id: 'F2',
    level: 'block',
    what: 'the energy value in kWh/m² a year',
    law: energy,
    shows: ['energyValue'],
    applies: needsCertificate('flanders'),
    isUnmet: lacks('energyValue'),
  },
  {
    id: 'F3',
    level: 'block',
    what: 'the unique code of the certificate, since the full address is not shown',
    law: energy,
    shows: ['epcCode'],
    applies: all(
      needsCertificate('flanders'),
      ({ publishAddress, street, houseNumber }) => publishAddress === false || !street || !houseNumber,
    ),
    isUnmet: lacks('epcCode'),
  },
  {
    id: 'F7',
    level: 'warn',
    what: 'the energy label or certificate of premises, of which most units have had one since 2020',
    law: {
      name: 'Energiebesluit',
      article: 'title IX, on small non-residential units',
      url: 'https://www.vlaanderen.be/epc-voor-niet-residentiele-gebouwen-en-eenheden',
      since: '2020-01-01',
      certainty: 'practice',
    },
    applies: all(isPremises, (property) => !isExempt('flanders')(property)),
    isUnmet: ({ energyLabel, energyValue, epcCode }) => !energyLabel && isEmpty(energyValue) && !epcCode,
  },
  reasonOfExemption('F4', energy),
  ...validCertificate('F5', 'flanders', energy),
  {
    id: 'F8',
    level: 'block',
    what: 'the P-score of the plot, and the G-score of the building',
    law: water,
    shows: ['floodScoreParcel', 'floodScoreBuilding'],
    applies: isSaleOrLongLease,
    isUnmet: (property) =>
      lacks('floodScoreParcel')(property) || (isBuilding(property) && lacks('floodScoreBuilding')(property)),
  },
  {
    id: 'F9',
    level: 'block',
    what: 'whether it lies in a delimited flood area or riparian zone',
    law: water,
    shows: ['isInFloodArea', 'isInRiparianZone'],
    applies: isSaleOrLongLease,
    isUnmet: lacks('isInFloodArea', 'isInRiparianZone'),
  },
  {
    id: 'F10',
    level: 'warn',
    what: 'a flood report of the last twelve months',
    law: { ...water, certainty: 'practice' },
    applies: isSaleOrLongLease,
    isUnmet: ({ floodReportDate }, today) => !floodReportDate || isOlderThan(365, floodReportDate, today),
  },
  ...flemishPlanningMentions,
  {
    id: 'F19',
    level: 'block',
    what: 'the legal effects of its protection as heritage',
    law: {
      name: 'Onroerenderfgoeddecreet',
      article: 'art. 6.4.9',
      url: 'https://www.onroerenderfgoed.be/mijn-eigendom-beschermd',
      since: '2015-01-01',
      certainty: 'confirmed',
    },
    shows: ['isProtectedHeritage', 'heritageEffects'],
    applies: all(isSaleOrLongLease, isBuilding, ({ isProtectedHeritage }) => isProtectedHeritage === true),
    isUnmet: lacks('heritageEffects'),
  },
  {
    id: 'F20',
    level: 'warn',
    what: 'the asbestos certificate: its result, date and number',
    law: {
      name: 'Materialendecreet',
      article: 'the chapter on asbestos',
      url: 'https://www.prebes.be/nieuws/2022/05/asbestinventarisatie-attest-verplicht-bij-verkoop-gebouw-vanaf-23-november-2022',
      since: '2022-11-23',
      // The law wants the certificate before the agreement; that the advertisement has its result is custom.
      certainty: 'practice',
    },
    shows: ['asbestosResult'],
    applies: mayHoldAsbestos,
    isUnmet: lacks('asbestosResult', 'asbestosDate', 'asbestosCode'),
  },
  {
    id: 'F21',
    level: 'warn',
    what: 'the soil certificate and its date, before anybody binds himself',
    law: {
      name: 'Bodemdecreet',
      article: 'art. 101',
      url: 'https://ovam.vlaanderen.be/hoe-interpreteren',
      since: '2008-06-01',
      certainty: 'confirmed',
    },
    applies: isSale,
    isUnmet: lacks('soilAttest', 'soilAttestDate'),
  },
  {
    id: 'F22',
    level: 'info',
    what: 'the inspection of the electrical installation',
    law: {
      name: 'AREI, boek 1',
      article: 'chapter 8.4',
      url: 'https://economie.fgov.be/nl/themas/energie/energiebeleid/elektriciteit/elektriciteitsinstallaties',
      since: '2020-06-01',
      certainty: 'confirmed',
    },
    applies: all(isSale, isResidential),
    isUnmet: lacks('electricalInspection'),
  },
];
