import type { PathName } from '#site/paths/paths.ts';

/**
 * The one list of everything that leaves the program: the addresses at which the walk reads it, or the reason why no
 * stranger learns of a home by it. Addresses are those of the site, or made up by the readers in this folder.
 */
type WayOut = RegExp | string;

const passesOn = 'lets through or refuses, with nothing of its own to say';

/** Keyed by the names in src/server/app.ts. */
export const handlers: Record<string, WayOut> = {
  health: 'says whether the program is ready',
  metricsPage: 'numbers of the program, for networks of its own',
  requestLog: passesOn,
  securityHeaders: passesOn,
  addressLengthGate: passesOn,
  clientAddress: passesOn,
  steeringGate: passesOn,
  officeHost: passesOn,
  office: 'for staff, on a host of its own',
  hostGate: passesOn,
  captcha: 'pictures, sounds and sums that know no home',
  staticFiles: 'files of the build',
  siteIcons: 'the logo or the first letter of the agency, and its name',
  devMailbox: 'the mails of the walk, at the own machine alone',
  pictures: 'made anew from their pixels, which tests of src/images check',
  films: 'as the agency has made them',
  documentFiles:
    'for who may read them; pictures are made anew, which a test of src/commands/document checks',
  api: /^\/api\/v1\/properties\/\d+\//,
  portalFeeds: /^\/feeds\/full\//,
  agentCalendars: 'for the agent, who knows the home',
  sourceHooks: 'takes what others send',
  zoneSuggestions: /^\/zones\//,
  cardPhotos: /^\/card-photos\//,
  map: /^\/map\//,
  compress: passesOn,
  sitemaps: /^\/sitemap/,
  robots: /^\/robots\.txt/,
  llms: /^\/llms\.txt/,
  securityText: /^\/\.well-known\/security\.txt/,
  unsubscribe: 'says that a subscription has ended',
  views: 'counts and says nothing',
  personalPages: passesOn,
  redirects: 'leads to pages that are read',
  canonicalAddress: passesOn,
  oneClickUnsubscribe: 'says nothing',
  methodGate: passesOn,
  formGate: passesOn,
  originalAddress: passesOn,
  keepQuery: passesOn,
  lookAsOwner: 'leads staff to what an owner sees',
  previews: 'a draft, for who was given its link',
  themePreviews: 'pages that are read, in other colours',
  brochures: /\/(brochure|window-card)\.pdf$/,
  accountForms: 'forms of accounts',
  cachedPages: /^\/nl\//,
  renderPage: /^\/nl\//,
};

const within = 'goes on to what is named below';

/** Keyed by the paths that the server itself knows. */
export const paths: Record<string, WayOut> = {
  '/*': within,
  '/api/v1/*': within,
  '/api/v1': 'how to read the API',
  '/api/v1/openapi.json': /^\/api\/v1\/openapi\.json/,
  '/api/v1/properties': /^\/api\/v1\/properties\/\d+\//,
  '/api/v1/properties/:id': 'the same as among all',
  '/api/v1/projects': /^\/api\/v1\/projects\/\d+\//,
  '/api/v1/projects/:id': 'the same as among all',
  '/api/v1/changes': /^\/api\/v1\/changes\/\d+\//,
  '/as-owner/*': within,
  '/as-owner/open/': handlers.lookAsOwner ?? '',
  '/as-owner/end/': handlers.lookAsOwner ?? '',
  '/calendar/:file{[^/]+\\.ics}': handlers.agentCalendars ?? '',
  '/captcha/*': within,
  '/captcha/challenge/': handlers.captcha ?? '',
  '/captcha/picture/': handlers.captcha ?? '',
  '/captcha/sound/': handlers.captcha ?? '',
  '/feeds/:file{[^/]+\\.(?:xml|json)}': /^\/feeds\/kyero\//,
  '/hooks/*': within,
  '/hooks/:source/:secret{[^/]+/?}': handlers.sourceHooks ?? '',
  '/map/': /^\/map\/still\//,
  '/map/*': within,
  '/map/cards/': /^\/map\/cards\//,
  '/map/places/:language/': /^\/map\/places\//,
  '/map/points/': /^\/map\/points\//,
  '/map/surroundings/:zone/': /^\/map\/surroundings\//,
  '/sitemaps/*': within,
  '/unsubscribe/alert/': handlers.unsubscribe ?? '',
  '/visits/': handlers.views ?? '',
};

const forOwners = 'for who owns the home';
const done = 'says that it is done, to who has the link of a mail';
const accounts = 'forms of accounts, which know no home';

/** Pages that the walk reads at another address, or not at all; it reads all others. */
export const otherPages: Partial<Record<PathName, WayOut>> = {
  appointment: /^\/appointment\//,
  alert: 'what somebody looks for, to who has the link of a mail',
  newsletterConfirm: done,
  newsletterEnd: done,
  weeklyMailEnd: done,
  choosePassword: accounts,
  confirmEmail: accounts,
  owners: forOwners,
  ownedProperty: forOwners,
  ownerMessage: forOwners,
  ownerVisits: forOwners,
  ownerDocuments: forOwners,
  ownerMessages: forOwners,
  ownerAccount: forOwners,
};

/** Answers of React Router beside pages, keyed by their id in src/app/routes.ts, without the language. */
export const besidePages: Record<string, WayOut> = {
  forSaleCounts: /counts\.json$/,
  forRentCounts: /counts\.json$/,
  forSaleProperties: /properties\.json$/,
  forRentProperties: /properties\.json$/,
  calendar: /^\/calendar-file\//,
  valuationStep: 'says what is wrong with what was typed',
  'propertyForSale-brochure': /brochure\.pdf$/,
  'propertyForRent-brochure': /brochure\.pdf$/,
  'propertyForSale-open-day': /^\/open-day\//,
  'propertyForRent-open-day': /^\/open-day\//,
  'project-brochure': /brochure\.pdf$/,
  'propertyForSale-window-card': /window-card\.pdf$/,
  'propertyForRent-window-card': /window-card\.pdf$/,
};
