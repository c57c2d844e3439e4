import type { LocalisedText } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import { personQuestionsSchema } from './person-questions-schema.ts';
import { promisesSchema } from './promises-schema.ts';
import { publicStyle } from './public-style.ts';
import { purchaseCosts } from './purchase-cost-rules.ts';
import { renovationDuties } from './renovation-rules.ts';
import { rentDeposits, tenantFees } from './rent-rules.ts';
import { retentionDefaults } from './retention-defaults.ts';
import type { Settings } from './settings-schema.ts';

export type { Focus, SiteLink } from '#site/schema-parts.ts';
export type { FooterColumnSettings, Settings, TopBarItem } from './settings-schema.ts';
export { settingsSchema } from './settings-schema.ts';

/** What an agency starts from: a complete site in which only its own name and particulars are still to be filled in. */
export const defaultSettings: Settings = {
  agency: {
    name: 'Gevel',
    tagline: {},
    legalName: '',
    address: '',
    phone: '',
    countryId: countryIds.belgium,
    email: 'info@agency.example',
    foundedYear: 2026,
    enterpriseNumber: '',
    vatNumber: '',
    professionalTitle: {},
    registrationNumber: '',
    register: {},
    thirdPartyAccount: '',
    insurer: {},
    authority: {
      nl: 'Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel',
      fr: 'Institut professionnel des agents immobiliers, rue du Luxembourg 16 B, 1000 Bruxelles',
      de: 'Berufsinstitut für Immobilienmakler (IPI), rue du Luxembourg 16 B, 1000 Brüssel',
      en: 'Professional Institute of Estate Agents (BIV/IPI), rue du Luxembourg 16 B, 1000 Brussels',
    },
    codeOfConduct: {
      nl: 'https://www.biv.be/plichtenleer',
      fr: 'https://www.ipi.be',
      de: 'https://www.ipi.be',
      en: 'https://www.biv.be/plichtenleer',
    },
    sameAs: [],
  },
  languages: [
    { code: 'nl', inUse: true },
    { code: 'fr', inUse: true },
    { code: 'de', inUse: true },
    { code: 'en', inUse: true },
  ],
  defaultLanguage: 'nl',
  theme: { colors: {}, displayFont: 'own', textFont: 'own', radius: 2 },
  topBar: { shown: false, left: [], right: [] },
  header: {
    logo: {
      position: 'left',
      pictureId: null,
      onDarkPictureId: null,
      iconPictureId: null,
      icon: 'letter',
    },
    menu: { position: 'left' },
    languageSwitch: { position: 'right' },
    freeValuation: true,
    showHome: false,
  },
  footer: {
    columns: [
      { span: 4, holds: 'agency', images: [], links: [] },
      {
        span: 2,
        title: shown({ nl: 'Zoeken', fr: 'Chercher', de: 'Suchen', en: 'Search' }),
        images: [],
        links: [{ page: 'forSale' }, { page: 'forRent' }, { page: 'projects' }, { page: 'demandRegister' }],
      },
      {
        span: 2,
        title: shown({ nl: 'Verkopen', fr: 'Vendre', de: 'Verkaufen', en: 'Sell' }),
        images: [],
        links: [
          { page: 'freeValuation' },
          { page: 'serviceSelling' },
          { page: 'serviceLetting' },
          { page: 'testimonials' },
        ],
      },
      { span: 4, holds: 'office', images: [], links: [] },
    ],
    copyright: {},
  },
  siteInfo: {
    googleAnalyticsId: null,
    googleAdsId: null,
    googleTagManagerId: null,
    facebookPixelId: null,
  },
  tariffs: { selling: {}, letting: {} },
  figures: { soldTotal: null, score: null, reviewNotice: {} },
  list: { pageSize: 12, goneShownDays: 90 },
  districts: [],
  map: { styleUrl: publicStyle, pmtiles: null, hosts: [], attribution: {} },
  renovationDuties,
  purchaseCosts,
  priceDetails: { monthlyPayment: false, priceHistory: false, onlineSince: false },
  rentDeposits,
  tenantFees,
  visits: {
    dayParts: [
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '16:00' },
      { from: '16:00', to: '19:00' },
    ],
    mostInPart: 3,
    incomeInRents: null,
    personsPerBedroom: null,
  },
  personQuestions: personQuestionsSchema.parse({}),
  owners: { seeRequests: true },
  promises: promisesSchema.parse({}),
  mail: { mostPerMinute: null },
  retention: retentionDefaults,
  privacy: { processors: [] },
  displayConditions: {},
  tourHosts: ['my.matterport.com'],
  filmHosts: [],
  ownNetworks: [],
};

function shown(text: LocalisedText) {
  return { public: true, text };
}

/** What an agency of Luxembourg starts from instead: no institute, but a permit of the ministry (law of 2 September 2011). */
export const luxembourgAgency = {
  countryId: countryIds.luxembourg,
  authority: {
    nl: 'Ministerie van Economie, directoraat-generaal Middenstand, Luxemburg',
    fr: 'Ministère de l’Économie, direction générale des Classes moyennes, Luxembourg',
    de: 'Wirtschaftsministerium, Generaldirektion für Mittelstand, Luxemburg',
    en: 'Ministry of the Economy, Directorate-General for Small and Medium-Sized Enterprises, Luxembourg',
  },
  codeOfConduct: {},
} satisfies Partial<Settings['agency']>;
