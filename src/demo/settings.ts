import { defaultSettings, type Settings } from '#site/settings/settings.ts';

export const demoSettings: Settings = {
  ...defaultSettings,
  agency: {
    ...defaultSettings.agency,
    name: 'Rooilijn',
    tagline: {
      nl: 'Makelaars in Gent, de Leiestreek en de Vlaamse Ardennen. Sinds 1998.',
      fr: 'Agents immobiliers à Gand, dans la région de la Lys et les Ardennes flamandes. Depuis 1998.',
      de: 'Immobilienmakler in Gent, an der Leie und in den Flämischen Ardennen. Seit 1998.',
      en: 'Estate agents in Ghent, along the Lys and in the Flemish Ardennes. Since 1998.',
    },
    legalName: 'Rooilijn bv',
    address: 'Predikherenlei 14, 9000 Gent',
    phone: '092345678',
    email: 'gent@rooilijn.example',
    foundedYear: 1998,
    enterpriseNumber: 'BE 0123.456.749',
    vatNumber: 'BE 0123.456.749',
    registrationNumber: '123.456',
    register: {
      nl: 'RPR Gent, afdeling Gent',
      fr: 'RPM Gand, division Gand',
      de: 'RJP Gent, Abteilung Gent',
      en: 'RPR Ghent, Ghent division',
    },
    thirdPartyAccount: 'BE68 5390 0754 7034',
    insurer: {
      nl: 'BA en borgstelling via NV AXA Belgium, polisnr. 730.390.160',
      fr: 'RC professionnelle et cautionnement via SA AXA Belgium, police n° 730.390.160',
      de: 'Berufshaftpflicht und Kaution über AXA Belgium AG, Police Nr. 730.390.160',
      en: 'Professional liability and surety through AXA Belgium NV, policy no. 730.390.160',
    },
  },
  topBar: {
    shown: true,
    left: [
      {
        label: same('092 34 56 78'),
        link: same('tel:+3292345678'),
        icon: 'phone',
        color: 'ink-2',
        status: 'published',
      },
      {
        label: same('gent@rooilijn.example'),
        link: same('mailto:gent@rooilijn.example'),
        icon: 'mail',
        color: 'ink-2',
        status: 'published',
      },
    ],
    right: [
      {
        label: {
          nl: 'Ma–vr tot 18 uur, za tot 13 uur',
          fr: 'Lu–ve jusqu’à 18 h, sa jusqu’à 13 h',
          de: 'Mo–Fr bis 18 Uhr, Sa bis 13 Uhr',
          en: 'Mon–Fri until 18:00, Sat until 13:00',
        },
        page: 'contact',
        icon: 'clock',
        color: 'ink-2',
        status: 'published',
      },
      {
        label: { nl: 'Eigenaars', fr: 'Propriétaires', de: 'Eigentümer', en: 'Owners' },
        page: 'login',
        color: 'ink-2',
        status: 'published',
      },
    ],
  },
  header: { ...defaultSettings.header, logo: { ...defaultSettings.header.logo, icon: 'gable' } },
  tariffs: {
    selling: {
      nl: '3 % van de verkoopprijs, plus 21 % btw: 3,63 % alles inbegrepen, met een minimum van € 6.050 inclusief btw. U betaalt alleen als we verkopen.',
      fr: '3 % du prix de vente, plus 21 % de TVA : 3,63 % tout compris, avec un minimum de € 6.050 TVA comprise. Vous ne payez que si nous vendons.',
      de: '3 % des Verkaufspreises plus 21 % MwSt.: insgesamt 3,63 %, mindestens € 6.050 einschließlich MwSt. Sie zahlen nur, wenn wir verkaufen.',
      en: '3% of the sale price plus 21% VAT: 3,63% all in, with a minimum of € 6.050 including VAT. You only pay if we sell.',
    },
    letting: {
      nl: 'Eén maand huur plus 21 % btw bij een nieuwe huurder: bij een huur van € 950 is dat € 1.149,50 inclusief btw.',
      fr: 'Un mois de loyer plus 21 % de TVA pour un nouveau locataire : pour un loyer de € 950, cela fait € 1.149,50 TVA comprise.',
      de: 'Eine Monatsmiete plus 21 % MwSt. bei einem neuen Mieter: Bei einer Miete von € 950 sind das € 1.149,50 einschließlich MwSt.',
      en: 'One month’s rent plus 21% VAT for a new tenant: at a rent of € 950 that is € 1.149,50 including VAT.',
    },
  },
  figures: {
    soldTotal: 1286,
    score: { value: 4.8, outOf: 5, clients: 312 },
    reviewNotice: {
      nl: 'We vragen een beoordeling aan elke klant na de akte of het huurcontract, en nemen alleen op wat bij een dossier van ons hoort. Alle scores tellen mee, ook de slechte.',
      fr: 'Nous demandons un avis à chaque client après l’acte ou le bail et ne reprenons que ceux qui correspondent à un de nos dossiers. Toutes les notes comptent, les mauvaises aussi.',
      de: 'Wir bitten jeden Kunden nach der Beurkundung oder dem Mietvertrag um eine Bewertung und nehmen nur auf, was zu einem unserer Vorgänge gehört. Alle Noten zählen, auch die schlechten.',
      en: 'We ask every client for a review after the deed or the lease, and include only those that belong to one of our files. All scores count, including the bad ones.',
    },
  },
  priceDetails: { ...defaultSettings.priceDetails, monthlyPayment: true },
  visits: { ...defaultSettings.visits, incomeInRents: 3, personsPerBedroom: 2 },
  promises: {
    replyWorkingDays: 1,
    appointmentWorkingDays: 0,
    valuationWorkingDays: 2,
    appointmentMinutes: 40,
    valuationHours: 1,
    newslettersAMonth: 1,
  },
  list: {
    pageSize: 12,
    goneShownDays: 90,
  },
  districts: [
    {
      name: { nl: 'Groot-Gent', fr: 'Grand Gand', de: 'Groß-Gent', en: 'Greater Ghent' },
      members: ['Gent', 'Destelbergen', 'Evergem', 'Lochristi', 'Merelbeke-Melle', 'Sint-Martens-Latem'],
    },
  ],
};

function same(text: string) {
  return { nl: text, fr: text, de: text, en: text };
}
