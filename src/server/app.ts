import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { streetFolder } from '#streets/street-folder.ts';
import { Streets } from '#streets/streets.ts';
import { canonicalAddress } from './addresses/canonical-address.ts';
import { addressFinder } from './addresses/find-address.ts';
import { keepQuery } from './addresses/keep-query.ts';
import { originalAddress } from './addresses/original-address.ts';
import { redirects } from './addresses/redirects.ts';
import { agentCalendars } from './agent-calendars.ts';
import { api } from './api/api.ts';
import { captcha } from './captcha/captcha.ts';
import type { Dependencies } from './dependencies.ts';
import { portalFeeds } from './feeds/portal-feeds.ts';
import { brochures } from './files/brochures.ts';
import { documentFiles } from './files/documents.ts';
import { films } from './files/films.ts';
import { pictures } from './files/pictures.ts';
import { siteIcons } from './files/site-icons.ts';
import { staticFiles } from './files/static-files.ts';
import { llms } from './findable/llms.ts';
import { robots } from './findable/robots.ts';
import { securityText } from './findable/security-text.ts';
import { sitemaps } from './findable/sitemap.ts';
import { addressLengthGate } from './gates/address-length-gate.ts';
import { clientAddress } from './gates/client-address.ts';
import { formGate } from './gates/form-gate.ts';
import { hostGate, steeringGate } from './gates/host-gate.ts';
import { methodGate } from './gates/method-gate.ts';
import { officeHost } from './gates/office-host.ts';
import { personalPages } from './gates/personal-pages.ts';
import { secure, securityHeaders } from './gates/security-headers.ts';
import { health } from './health.ts';
import { devMailbox } from './mails/dev-mailbox.ts';
import { oneClickUnsubscribe } from './mails/one-click-unsubscribe.ts';
import { unsubscribe } from './mails/unsubscribe.ts';
import { map } from './map/map.ts';
import { zoneSuggestions } from './map/suggest-zones.ts';
import { metricsPage } from './metrics/metrics-page.ts';
import { loadBuiltOffice, office } from './office.ts';
import { accountForms } from './pages/account-forms.ts';
import { cardPhotos } from './pages/card-photos.ts';
import { lookAsOwner } from './pages/look-as-owner.ts';
import { cachedPages } from './pages/page-cache.ts';
import { previews } from './pages/previews.ts';
import { pageRenderer } from './pages/render-page.ts';
import { themePreviews } from './pages/theme-previews.ts';
import { answerUnexpected, requestLog, type ServerVariables } from './requests/request-log.ts';
import { sourceHooks } from './source-hooks.ts';
import { views } from './views/views.ts';

export { allJobs } from './all-jobs.ts';

const isDevelopment = import.meta.env.DEV;

/** The HTTP side of the program. `loadOffice` loads the office, a build of its own that not every worker needs. */
export function createApp(dependencies: Dependencies, loadOffice = loadBuiltOffice): Hono<ServerVariables> {
  const { database, databaseForForms, pageCache, settings, pages, zones, environment, now } = dependencies;
  const { answers, log, staffLogin } = dependencies;
  const { publicUrl, officeUrl } = environment;
  const security = { publicUrl, settings, isDevelopment };
  const streets = new Streets(streetFolder(environment.dataDirectory), log, () => {
    answers.drop(['streets']);
    pageCache.drop(['streets']);
  });
  const renderPage = pageRenderer({
    ...dependencies,
    streets,
    publicUrl,
    officeUrl,
    build,
    mode: import.meta.env.MODE,
    secure: secure(security),
  });

  const app = new Hono<ServerVariables>();
  app.onError(answerUnexpected);
  app.use(health(dependencies));
  app.use(metricsPage(dependencies));
  app.use(requestLog(dependencies));
  // Before the middleware that writes the page of an error anew as text: it could not read a compressed one.
  app.use('/sitemaps/*', compress());
  app.use('/map/*', compress());
  app.use(securityHeaders(security));
  app.use(addressLengthGate());
  app.use(clientAddress(dependencies));
  app.use(steeringGate());
  app.use(officeHost({ publicUrl, officeUrl }));
  if (officeUrl && staffLogin)
    app.route('/office', office({ ...dependencies, loadOffice, staffLogin, officeUrl, isDevelopment }));
  app.use(hostGate({ publicUrl }));
  app.route('/captcha', captcha(dependencies));
  // In development Vite serves the files. In a build, this file lies in the folder server/ of a release.
  const builtFiles = isDevelopment ? undefined : join(import.meta.dirname, '..', 'client');
  if (builtFiles) app.use(staticFiles(builtFiles, { all: join(builtFiles, '..', '..'), inEach: 'client' }));
  app.use(devMailbox(dependencies));
  app.use(siteIcons(dependencies));
  app.use(pictures(dependencies));
  app.use(films(dependencies));
  app.use(documentFiles(dependencies));
  app.route('/api/v1', api(dependencies));
  app.route('/feeds', portalFeeds({ ...dependencies, database: databaseForForms }));
  app.route('/calendar', agentCalendars({ ...dependencies, database: databaseForForms, publicUrl }));
  app.route('/hooks', sourceHooks({ database: databaseForForms, environment, now }));
  app.use(zoneSuggestions({ zones }));
  app.use(cardPhotos(dependencies));
  app.route('/', map({ ...dependencies, streets, builtFiles }));
  app.use(sitemaps(dependencies));
  app.use(robots({ publicUrl }));
  app.use(llms({ settings, pages, publicUrl }));
  app.use(securityText({ settings, publicUrl, now }));
  app.route('/unsubscribe', unsubscribe({ database: databaseForForms, now }));
  app.route('/', views(dependencies));
  app.use(personalPages());
  app.use(redirects({ ...dependencies, publicUrl }));
  app.use(canonicalAddress());
  app.use(oneClickUnsubscribe({ database: databaseForForms, now }));
  app.use(methodGate({ publicUrl }));
  app.use(formGate());
  app.use(originalAddress({ settings, findAddress: addressFinder(database) }));
  app.use(keepQuery());
  app.route('/as-owner', lookAsOwner(dependencies));
  app.use(previews(dependencies));
  app.use(themePreviews({ ...dependencies, officeUrl }));
  app.use(brochures({ ...dependencies, renderPage, isDevelopment }));
  app.use(accountForms({ renderPage }));
  if (!isDevelopment) app.use(cachedPages({ pageCache, renderPage, pages }));
  app.all('*', async (context) => (await renderPage(context.req.raw, context.var)).response);
  return app;
}
