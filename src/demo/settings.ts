import { defaultSettings, type Settings } from '#site/settings/settings.ts';

export const demoSettings: Settings = {
  ...defaultSettings,
  agency: {
    ...defaultSettings.agency,
    name: 'Rooilijn',
    tagline: {
      nl: 'Makelaars in Gent, de Leiestreek en de Vlaamse Ardennen. Sinds 1998.',
      fr: 'Agents immobiliers à Gand, dans la région de la Lys et les Ardennes flamandes. Depuis 1998.',
      de: 'Immobilienmakler in Gent und in Ostbelgien. Seit 1998.',
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
    thirdPartyAccount: 'BE68 5390 0754 7034',
    insurer: {
      nl: 'BA en borgstelling via NV AXA Belgium, polisnr. 730.390.160',
      fr: 'RC professionnelle et cautionnement via SA AXA Belgium, police n° 730.390.160',
      de: 'Haftpflicht und Bürgschaft über AXA Belgium AG, Police Nr. 730.390.160',
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
          nl: 'Ma-vr tot 18 uur, za tot 13 uur',
          fr: 'Lu-ve jusqu’à 18 h, sa jusqu’à 13 h',
          de: 'Mo-Fr bis 18 Uhr, Sa bis 13 Uhr',
          en: 'Mon–Fri until 6 pm, Sat until 1 pm',
        },
        page: 'contact',
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
  figures: { soldTotal: 1286, score: { value: 4.8, outOf: 5, clients: 312 } },
  list: {
    pageSize: 12,
    goneShownDays: 90,
  },
};

function same(text: string) {
  return { nl: text, fr: text, de: text, en: text };
}
