import type { OptionValue } from '#domain/property/option-sets.ts';
import { reasonOfExemption, validCertificate } from './certificate.ts';
import {
  all,
  asksDepositAbove,
  isBuilding,
  isHomeToLet,
  isOlderThan,
  isPlot,
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

const planning: Law = {
  name: 'Vlaamse Codex Ruimtelijke Ordening',
  article: 'art. 5.2.6',
  url: 'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
  since: '2009-09-01',
  certainty: 'confirmed',
};

const rental: Law = {
  name: 'Vlaams Woninghuurdecreet',
  article: 'art. 4',
  url: 'https://www.oostkamp.be/product/3640/reglement-bekendmaken-huurprijzen',
  since: '2019-01-01',
  certainty: 'confirmed',
};

const planningKeys = [
  ['F11', 'buildingPermit', 'whether a planning permission was issued'],
  ['F12', 'zoning', 'the most recent zoning'],
  ['F13', 'summons', 'whether there is a summons, a judgment or a measure'],
  ['F14', 'preemptiveRight', 'whether there is a right of pre-emption'],
  ['F15', 'subdivisionPermit', 'whether there is a subdivision permit'],
] as const;

const requested: OptionValue<'buildingPermit'> = 'requested';

/** No year says nothing against asbestos. The certificate is asked of what was built up to and with 2000. */
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
    what: 'the unique code of the certificate, since the address is hidden',
    law: energy,
    shows: ['epcCode'],
    applies: all(needsCertificate('flanders'), ({ publishAddress }) => publishAddress === false),
    isUnmet: lacks('epcCode'),
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
  ...planningKeys.map(
    ([id, key, what]): RegionalMention => ({
      id,
      level: 'block',
      what,
      law: planning,
      shows: [key],
      applies: isSaleOrLongLease,
      isUnmet: lacks(key),
    }),
  ),
  {
    id: 'F16',
    level: 'warn',
    what: 'the planning information that was requested more than 30 days ago, or nobody knows when',
    law: { ...planning, article: 'art. 5.2.6, second paragraph' },
    applies: all(isSaleOrLongLease, (property) =>
      planningKeys.some(([, key]) => [property[key]].flat().includes(requested)),
    ),
    isUnmet: ({ planningInformationRequestedOn: day }, today) => !day || isOlderThan(30, day, today),
  },
  {
    id: 'F17',
    level: 'info',
    what: 'whether there is an as-built certificate',
    law: { ...planning, certainty: 'practice' },
    applies: all(isSaleOrLongLease, isBuilding),
    isUnmet: lacks('hasAsBuiltAttest'),
  },
  {
    id: 'F18',
    level: 'block',
    what: 'the subdivision permit of the plot, or that there is no subdivision: before any advertisement',
    law: {
      ...planning,
      article: 'art. 4.2.15',
      url: 'https://www.biv.be/veelgestelde-vragen/vastgoedkwesties/mag-ik-al-publiciteit-maken-voor-een-bouwgrond-waarvan-de-verkavelingsvergunning-nog-aanvraag',
    },
    applies: all(isSale, isPlot),
    isUnmet: ({ subdivisionPermit }) => !subdivisionPermit || subdivisionPermit === requested,
  },
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
