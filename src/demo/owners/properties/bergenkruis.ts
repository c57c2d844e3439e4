import type { DemoVisitor, OwnersProperty } from '#demo/owners/owners-property.ts';

const anke: DemoVisitor = { firstName: 'Anke', lastName: 'Peeters', language: 'nl' };
const wouters: DemoVisitor = { firstName: 'Karel', lastName: 'Wouters', language: 'nl' };
const nguyen: DemoVisitor = { firstName: 'Thi', lastName: 'Nguyen', language: 'en' };
const claes: DemoVisitor = { firstName: 'Lotte', lastName: 'Claes', language: 'nl' };
const lambert: DemoVisitor = { firstName: 'Sophie', lastName: 'Lambert', language: 'fr' };
const hendrickx: DemoVisitor = { firstName: 'Bram', lastName: 'Hendrickx', language: 'nl' };

/** Villa in Destelbergen, published for six weeks and under option. */
export const bergenkruis: OwnersProperty = {
  owner: 'hilde',
  language: 'nl',
  perDay: 27,
  readers: { nl: 74, fr: 11, de: 3, en: 12 },
  earlierPrices: [],
  messages: [
    { daysAgo: 40, time: '16:20', kind: 'letter', subject: 'Ondertekende verkoopopdracht', status: 'closed' },
    { daysAgo: 33, time: '09:40', kind: 'mail', subject: 'Verslag van de eerste week online' },
    {
      daysAgo: 18,
      time: '11:05',
      kind: 'letter',
      subject: 'Tussentijds verslag oktober',
      comment: 'Met de cijfers per kanaal en de reacties na elk bezoek.',
      status: 'closed',
    },
    {
      daysAgo: 12,
      time: '17:50',
      kind: 'phone',
      contact: 'Karel Wouters',
      subject: 'Vragen over de warmtepomp en de tuin',
      status: 'answered',
    },
    {
      daysAgo: 9,
      time: '14:10',
      kind: 'mail',
      contact: 'Karel Wouters',
      subject: 'Optie bevestigd door de koper',
      comment: 'De optie loopt tot de bank heeft geantwoord, uiterlijk over drie weken.',
      status: 'closed',
    },
    {
      daysAgo: 8,
      time: '10:30',
      kind: 'note',
      subject: 'Vraagt of er over de prijs te praten valt',
      isPrivate: true,
    },
    { daysAgo: 4, time: '09:15', kind: 'mail', subject: 'Verslag bezoek Wouters', status: 'closed' },
    {
      daysAgo: 2,
      time: '18:05',
      kind: 'phone',
      contact: 'Karel Wouters',
      subject: 'Bod besproken, antwoord binnen de week',
      comment: 'De bank vraagt nog het overstromingsrapport. Wij bezorgen het zodra het vernieuwd is.',
      status: 'open',
    },
  ],
  requests: [
    { daysAgo: 39, time: '20:14', form: 'contact_me', by: claes, status: 'answered' },
    { daysAgo: 37, time: '12:48', form: 'documents', by: lambert, status: 'answered' },
    { daysAgo: 28, time: '21:33', form: 'visit', by: claes, status: 'closed' },
    { daysAgo: 21, time: '08:57', form: 'visit', by: wouters, status: 'closed' },
    { daysAgo: 16, time: '13:26', form: 'documents', by: wouters, status: 'answered' },
    { daysAgo: 11, time: '19:41', form: 'offer', by: wouters, status: 'answered' },
    { daysAgo: 5, time: '22:08', form: 'visit', by: nguyen, status: 'answered' },
    { daysAgo: 1, time: '20:52', form: 'visit', by: anke, status: 'open' },
  ],
  appointments: [
    {
      daysAgo: 25,
      time: '11:00',
      by: claes,
      status: 'carried_out',
      feedback: 'Mooi licht, maar te ver van het station.',
    },
    { daysAgo: 23, time: '16:30', by: lambert, status: 'no_show' },
    {
      daysAgo: 19,
      time: '14:00',
      by: hendrickx,
      status: 'carried_out',
      feedback: 'Vond de prijs hoog voor de ligging.',
      isPrivate: true,
    },
    {
      daysAgo: 17,
      time: '17:00',
      by: wouters,
      status: 'carried_out',
      feedback: 'Enthousiast, wil de tuin overdag zien.',
    },
    {
      daysAgo: 5,
      time: '10:30',
      by: wouters,
      status: 'carried_out',
      feedback: 'Tweede bezoek met architect. Wacht op de bank.',
    },
    {
      daysAgo: 3,
      time: '15:00',
      by: nguyen,
      status: 'carried_out',
      feedback: 'Zoekt een grotere tuin, houdt het huis in gedachten.',
    },
    { daysAgo: -2, time: '10:30', by: anke, status: 'confirmed' },
    { daysAgo: -6, time: '16:30', by: hendrickx, status: 'confirmed' },
  ],
  publications: [
    {
      channel: 'Immoportaal',
      address: 'https://www.immoportaal.example/nl/pand/8814207',
      sinceDaysAgo: 40,
      status: 'online',
      views: 3155,
    },
    {
      channel: 'Zoekplatform',
      address: 'https://www.zoekplatform.example/te-koop/villa-destelbergen-55120',
      sinceDaysAgo: 40,
      status: 'online',
      views: 1684,
    },
    {
      channel: 'Huis & Streek',
      address: 'https://www.huisenstreek.example/destelbergen-bergenkruis',
      sinceDaysAgo: 38,
      untilDaysAgo: 9,
      status: 'offline',
      views: 402,
      comment: 'Stopgezet bij de optie',
    },
  ],
  documents: [
    { kind: 'epc', access: 'download', issuedDaysAgo: 1_240, expiresInDays: 2_413 },
    { kind: 'asbestos', access: 'download', issuedDaysAgo: 287 },
    { kind: 'electricity', access: 'request', issuedDaysAgo: 3_250, expiresInDays: -52 },
    { kind: 'flood', access: 'owner', issuedDaysAgo: 171, expiresInDays: 12 },
    { kind: 'mandate', access: 'owner', issuedDaysAgo: 42, expiresInDays: 141 },
  ],
  steps: [
    { subject: 'Foto’s en drone-opnames', inDays: -43, isDone: true },
    { subject: 'Elektriciteit laten herkeuren', inDays: 3 },
    { subject: 'Overstromingsrapport vernieuwen', inDays: 5 },
    { subject: 'Antwoord van de bank navragen bij de koper', inDays: 6 },
    { subject: 'Compromis voorbereiden met de notaris', inDays: 19 },
  ],
};
