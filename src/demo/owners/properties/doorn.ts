import type { DemoVisitor, OwnersProperty } from '#demo/owners/owners-property.ts';

const dewulf: DemoVisitor = { firstName: 'Pieter', lastName: 'Dewulf', language: 'nl' };
const vandamme: DemoVisitor = { firstName: 'Greet', lastName: 'Van Damme', language: 'nl' };
const dubois: DemoVisitor = { firstName: 'Camille', lastName: 'Dubois', language: 'fr' };
const demeyer: DemoVisitor = { firstName: 'Jan', lastName: 'De Meyer', language: 'nl' };
const okafor: DemoVisitor = { firstName: 'Ada', lastName: 'Okafor', language: 'en' };
const baert: DemoVisitor = { firstName: 'Nele', lastName: 'Baert', language: 'nl' };

/** Detached house in Oudenaarde, published for five months; its price was lowered twice. */
export const doorn: OwnersProperty = {
  owner: 'hilde',
  language: 'nl',
  perDay: 13,
  readers: { nl: 81, fr: 12, de: 1, en: 6 },
  earlierPrices: [
    { price: 435_000, untilDaysAgo: 98 },
    { price: 419_000, untilDaysAgo: 20 },
  ],
  messages: [
    {
      daysAgo: 152,
      time: '10:00',
      kind: 'letter',
      subject: 'Ondertekende verkoopopdracht',
      status: 'closed',
    },
    { daysAgo: 121, time: '09:30', kind: 'mail', subject: 'Verslag van de eerste maand' },
    {
      daysAgo: 99,
      time: '15:20',
      kind: 'phone',
      subject: 'Prijs besproken: naar € 419.000',
      comment: 'De bezoekers vergelijken met woningen die al een nieuw dak hebben.',
      status: 'closed',
    },
    { daysAgo: 60, time: '09:30', kind: 'mail', subject: 'Verslag september' },
    {
      daysAgo: 29,
      time: '11:45',
      kind: 'mail',
      contact: 'Greet Van Damme',
      subject: 'Offerte voor het dak bezorgd',
      status: 'closed',
    },
    {
      daysAgo: 21,
      time: '16:40',
      kind: 'phone',
      subject: 'Prijs besproken: naar € 398.000',
      status: 'closed',
    },
    {
      daysAgo: 6,
      time: '10:15',
      kind: 'mail',
      subject: 'Verslag na de prijsdaling',
      comment: 'Twee keer zoveel bezoeken als in de week ervoor, drie nieuwe afspraken.',
    },
  ],
  requests: [
    { daysAgo: 148, time: '18:22', form: 'visit', by: dewulf, status: 'closed' },
    { daysAgo: 117, time: '21:05', form: 'documents', by: dubois, status: 'answered' },
    { daysAgo: 95, time: '12:30', form: 'visit', by: demeyer, status: 'closed' },
    { daysAgo: 44, time: '20:19', form: 'contact_me', by: vandamme, status: 'answered' },
    { daysAgo: 18, time: '19:02', form: 'visit', by: okafor, status: 'closed' },
    { daysAgo: 10, time: '07:48', form: 'visit', by: vandamme, status: 'answered' },
    { daysAgo: 3, time: '21:37', form: 'visit', by: baert, status: 'answered' },
  ],
  appointments: [
    {
      daysAgo: 141,
      time: '14:00',
      by: dewulf,
      status: 'carried_out',
      feedback: 'Ruim genoeg, maar het dak schrikt af.',
    },
    {
      daysAgo: 89,
      time: '11:30',
      by: demeyer,
      status: 'carried_out',
      feedback: 'Wil eerst de eigen woning verkopen.',
    },
    {
      daysAgo: 38,
      time: '17:30',
      by: vandamme,
      status: 'carried_out',
      feedback: 'Vraagt een prijs voor het dak.',
    },
    { daysAgo: 14, time: '13:00', by: okafor, status: 'no_show' },
    {
      daysAgo: 4,
      time: '16:00',
      by: vandamme,
      status: 'carried_out',
      feedback: 'Tweede bezoek, rekent met de nieuwe prijs.',
    },
    { daysAgo: -3, time: '11:00', by: baert, status: 'confirmed' },
    { daysAgo: -5, time: '17:00', by: dewulf, status: 'cancelled' },
  ],
  publications: [
    {
      channel: 'Immoportaal',
      address: 'https://www.immoportaal.example/nl/pand/8790331',
      sinceDaysAgo: 152,
      status: 'online',
      views: 7820,
    },
    {
      channel: 'Zoekplatform',
      address: 'https://www.zoekplatform.example/te-koop/huis-oudenaarde-51877',
      sinceDaysAgo: 151,
      status: 'online',
      views: 3461,
    },
    {
      channel: 'Huis & Streek',
      address: 'https://www.huisenstreek.example/oudenaarde-doorn',
      sinceDaysAgo: -4,
      status: 'planned',
      comment: 'Dubbele pagina in het winternummer',
    },
  ],
  documents: [
    { kind: 'epc', access: 'download', issuedDaysAgo: 3_604, expiresInDays: 48 },
    { kind: 'asbestos', access: 'download', issuedDaysAgo: 160 },
    { kind: 'electricity', access: 'request', issuedDaysAgo: 156, expiresInDays: 9_320 },
    { kind: 'mandate', access: 'owner', issuedDaysAgo: 155, expiresInDays: 27 },
  ],
  steps: [
    { subject: 'Prijs herbekijken', inDays: -20, isDone: true },
    { subject: 'Na het volgende bezoek de reacties doorbellen', inDays: 4 },
    { subject: 'Nieuwe hoofdfoto in winterlicht', inDays: 9 },
    { subject: 'Verkoopopdracht verlengen', inDays: 24 },
  ],
};
