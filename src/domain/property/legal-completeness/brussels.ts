import type { PropertyFacts } from '#domain/property/values.ts';
import { isEmpty } from '#domain/text/empty.ts';
import { reasonOfExemption, validCertificate } from './certificate.ts';
import {
  all,
  asksDepositAbove,
  isApartment,
  isBuilding,
  isHomeToLet,
  isOlderThan,
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
  name: 'Arrêté du 17 février 2011 relatif au certificat PEB',
  article: 'art. 6',
  url: 'https://environnement.brussels/thematiques/energie/la-performance-energetique-des-batiments-peb/le-certificat-peb/vous-voulez',
  since: '2011-05-01',
  certainty: 'confirmed',
};

const planning: Law = {
  name: 'CoBAT',
  article: 'art. 281',
  url: 'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
  since: '2014-11-01',
  certainty: 'confirmed',
};

const rental: Law = {
  name: 'Code bruxellois du Logement',
  article: 'art. 217',
  url: 'http://www.ejustice.just.fgov.be/eli/ordonnance/2003/07/17/2013A31614/justel',
  since: '2018-01-01',
  certainty: 'confirmed',
};

const deposit: Law = { ...rental, article: 'art. 248', since: '2024-11-01' };

/** Offices have a certificate from this area on. */
const largeOfficeM2 = 500;

const isLargeOffice = ({ type, totalAreaM2 }: PropertyFacts) =>
  type === 'office' && (totalAreaM2 ?? 0) > largeOfficeM2;

const needsClass = (property: PropertyFacts) =>
  needsCertificate('brussels')(property) || (isLargeOffice(property) && !property.epcExemptReason);

/** False if received, or asked for at least 30 days ago: the municipality has that long to answer. */
function lacksPlanning(property: PropertyFacts, today: string): boolean {
  const { planningInformation, planningInformationUrl, planningInformationDate } = property;
  const requestedOn = property.planningInformationRequestedOn;
  const isKnown = Object.values(planningInformation ?? {}).some(Boolean) || !isEmpty(planningInformationUrl);
  if (isKnown && planningInformationDate) return false;
  return !isOlderThan(29, requestedOn, today);
}

export const brusselsMentions: readonly RegionalMention[] = [
  {
    id: 'B9',
    level: 'block',
    what: 'the rent without charges, which is never "on request"',
    law: rental,
    shows: ['priceCents'],
    applies: isHomeToLet,
    isUnmet: lacksPrice,
    isAbsolute: true,
  },
  {
    id: 'B10',
    level: 'block',
    what: 'the charges of the tenant, and whether they are real or a flat rate',
    law: rental,
    shows: ['tenantChargesCents', 'tenantChargesKind'],
    applies: isHomeToLet,
    isUnmet: lacksCharges,
  },
  {
    id: 'B11',
    level: 'block',
    what: 'whether it has meters of its own for water, gas and electricity',
    law: rental,
    shows: ['hasOwnWaterMeter', 'hasOwnGasMeter', 'hasOwnElectricityMeter'],
    applies: isHomeToLet,
    isUnmet: lacks('hasOwnWaterMeter', 'hasOwnGasMeter', 'hasOwnElectricityMeter'),
  },
  {
    id: 'B12',
    level: 'block',
    what: 'a description of the home, with its area or its bedrooms',
    law: rental,
    shows: ['livingAreaM2', 'bedrooms'],
    applies: isHomeToLet,
    isUnmet: ({ description, livingAreaM2, bedrooms }) =>
      !Object.values(description ?? {}).some(Boolean) || (!livingAreaM2 && isEmpty(bedrooms)),
  },
  {
    id: 'B13',
    level: 'block',
    what: 'how the building is managed',
    law: { ...rental, certainty: 'practice' },
    shows: ['buildingManagement'],
    applies: all(isHomeToLet, isApartment),
    isUnmet: lacks('buildingManagement'),
  },
  {
    id: 'B14',
    level: 'block',
    what: 'a deposit of at most two months',
    law: deposit,
    applies: all(isHomeToLet, (property) => !isStudentRoomToLet(property)),
    isUnmet: asksDepositAbove(2),
  },
  {
    id: 'B14-student',
    level: 'warn',
    what: 'a deposit of at most two months for a student room, as for a main residence',
    law: { ...deposit, certainty: 'not confirmed' },
    applies: isStudentRoomToLet,
    isUnmet: asksDepositAbove(2),
  },
  {
    id: 'B17',
    level: 'warn',
    what: 'the reference rent, lowest and highest',
    law: {
      name: 'Code bruxellois du Logement',
      article: 'art. 224 and 225',
      url: 'https://loyers.brussels/',
      since: '2024-11-01',
      // Probable: a law firm writes that advertisements must have it since November 2024; the text was not found.
      certainty: 'practice',
    },
    shows: ['referenceRentLowCents', 'referenceRentHighCents'],
    applies: all(isHomeToLet, (property) => !isStudentRoomToLet(property)),
    isUnmet: lacks('referenceRentLowCents', 'referenceRentHighCents'),
  },
  {
    id: 'B16',
    level: 'warn',
    what: 'texts that turn away nobody for income, children, descent or health',
    law: { ...rental, article: 'title XII, on discrimination', certainty: 'practice' },
    applies: isHomeToLet,
    isUnmet: discriminates,
  },
  {
    id: 'B1',
    level: 'block',
    what: 'the energy class',
    law: energy,
    shows: ['energyLabel'],
    applies: needsClass,
    isUnmet: lacksLabel('brussels'),
  },
  {
    id: 'B2',
    level: 'block',
    what: 'the CO₂ emission in kg/m² a year',
    law: energy,
    shows: ['co2KgM2'],
    applies: needsClass,
    isUnmet: lacks('co2KgM2'),
  },
  {
    id: 'B3',
    level: 'block',
    what: 'an energy certificate, or the reason why there is none: "in progress" is no answer',
    law: energy,
    applies: needsClass,
    isUnmet: ({ epcCode, epcValidUntil }) => !epcCode && !epcValidUntil,
  },
  reasonOfExemption('B3-reason', energy),
  ...validCertificate('B3-validity', 'brussels', energy),
  {
    id: 'B4',
    level: 'block',
    what: 'the most recent lawful planning use',
    law: planning,
    shows: ['lawfulUse'],
    applies: isSaleOrLongLease,
    isUnmet: ({ lawfulUse }) => !Object.values(lawfulUse ?? {}).some(Boolean),
  },
  {
    id: 'B5',
    level: 'block',
    what: 'the planning information with its date, or the day 30 days ago or more on which it was requested',
    law: planning,
    shows: [
      'planningInformation',
      'planningInformationUrl',
      'planningInformationDate',
      'planningInformationRequestedOn',
    ],
    applies: isSaleOrLongLease,
    isUnmet: lacksPlanning,
  },
  {
    id: 'B6',
    level: 'warn',
    what: 'whether it is protected as heritage',
    law: { ...planning, article: 'art. 217', certainty: 'practice' },
    applies: all(isSale, isBuilding),
    isUnmet: lacks('isProtectedHeritage'),
  },
  {
    id: 'B7',
    level: 'info',
    what: 'the soil certificate and its date, before anybody binds himself',
    law: {
      name: 'Ordonnance du 5 mars 2009 relative aux sols pollués',
      article: 'art. 12',
      url: 'https://environnement.brussels/citoyen/reglementation/obligations-et-autorisations/attestation-du-sol-toutes-les-infos-sur-la-demande-le-prix-la-periode-de-validite-et-obligations',
      since: '2010-01-01',
      certainty: 'confirmed',
    },
    applies: isSale,
    isUnmet: lacks('soilAttest', 'soilAttestDate'),
  },
];
