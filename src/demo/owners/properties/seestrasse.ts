import type { DemoVisitor, OwnersProperty } from '#demo/owners/owners-property.ts';

const kessler: DemoVisitor = { firstName: 'Martina', lastName: 'Keßler', language: 'de' };
const schroeder: DemoVisitor = { firstName: 'Uwe', lastName: 'Schröder', language: 'de' };
const janssen: DemoVisitor = { firstName: 'Femke', lastName: 'Janssen', language: 'nl' };
const collard: DemoVisitor = { firstName: 'Benoît', lastName: 'Collard', language: 'fr' };
const weber: DemoVisitor = { firstName: 'Ines', lastName: 'Weber', language: 'de' };

/** Chalet by the lake of Bütgenbach; the site does not show its exact address. */
export const seestrasse: OwnersProperty = {
  owner: 'karl',
  language: 'de',
  perDay: 17,
  readers: { nl: 24, fr: 19, de: 51, en: 6 },
  earlierPrices: [{ price: 225_000, untilDaysAgo: 63 }],
  messages: [
    {
      daysAgo: 139,
      time: '14:00',
      kind: 'letter',
      subject: 'Unterzeichneter Verkaufsauftrag',
      status: 'closed',
    },
    { daysAgo: 110, time: '09:20', kind: 'mail', subject: 'Bericht über den ersten Monat' },
    {
      daysAgo: 64,
      time: '11:10',
      kind: 'phone',
      subject: 'Preis besprochen: € 215.000',
      comment: 'Nach der Saison fragen weniger Feriengäste an, dafür mehr Familien aus der Gegend.',
      status: 'closed',
    },
    {
      daysAgo: 31,
      time: '17:25',
      kind: 'phone',
      contact: 'Uwe Schröder',
      subject: 'Frage zur Zweitwohnungssteuer der Gemeinde',
      status: 'answered',
    },
    { daysAgo: 15, time: '09:10', kind: 'mail', subject: 'Bericht Oktober' },
    { daysAgo: 7, time: '08:40', kind: 'note', subject: 'Schlüssel liegt im Büro Eupen', isPrivate: true },
    {
      daysAgo: 3,
      time: '16:55',
      kind: 'mail',
      contact: 'Martina Keßler',
      subject: 'Bittet um die Heizkosten der letzten zwei Winter',
      comment: 'Wir haben die Abrechnungen bei Ihnen angefragt.',
      status: 'open',
    },
  ],
  requests: [
    { daysAgo: 133, time: '19:44', form: 'visit', by: collard, status: 'closed' },
    { daysAgo: 74, time: '10:31', form: 'contact_me', by: janssen, status: 'answered' },
    { daysAgo: 58, time: '20:26', form: 'documents', by: schroeder, status: 'answered' },
    { daysAgo: 36, time: '18:12', form: 'visit', by: schroeder, status: 'closed' },
    { daysAgo: 9, time: '21:15', form: 'visit', by: kessler, status: 'answered' },
    { daysAgo: 2, time: '13:07', form: 'contact_me', by: weber, status: 'open' },
  ],
  appointments: [
    {
      daysAgo: 126,
      time: '15:00',
      by: collard,
      status: 'carried_out',
      feedback: 'Gefiel sehr, die Zufahrt im Winter macht Sorgen.',
    },
    { daysAgo: 66, time: '11:00', by: janssen, status: 'no_show' },
    {
      daysAgo: 29,
      time: '14:30',
      by: schroeder,
      status: 'carried_out',
      feedback: 'Möchte vermieten und rechnet noch.',
    },
    {
      daysAgo: 5,
      time: '10:00',
      by: kessler,
      status: 'carried_out',
      feedback: 'Sehr angetan von der Aussicht. Fragt nach den Heizkosten.',
    },
    { daysAgo: -4, time: '14:00', by: kessler, status: 'confirmed' },
  ],
  publications: [
    {
      channel: 'Immoportaal',
      address: 'https://www.immoportaal.example/de/objekt/8793058',
      sinceDaysAgo: 139,
      status: 'online',
      views: 5240,
    },
    {
      channel: 'Zoekplatform',
      address: 'https://www.zoekplatform.example/kaufen/chalet-buetgenbach-52006',
      sinceDaysAgo: 138,
      status: 'online',
      views: 2213,
    },
  ],
  documents: [
    { kind: 'epc', access: 'download', issuedDaysAgo: 2_900, expiresInDays: 752 },
    { kind: 'electricity', access: 'request', issuedDaysAgo: 9_145, expiresInDays: -14 },
    { kind: 'mandate', access: 'owner', issuedDaysAgo: 143, expiresInDays: 40 },
  ],
  steps: [
    { subject: 'Elektrische Anlage neu prüfen lassen', inDays: 4 },
    { subject: 'Heizkosten an Frau K. weitergeben', inDays: 2 },
    { subject: 'Anzeige für die Skisaison erneuern', inDays: 13 },
  ],
};
