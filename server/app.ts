import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { canonicalAddress } from './canonical-address.ts';
import { captcha } from './captcha.ts';
import { clientAddress } from './client-address.ts';
import type { Dependencies } from './dependencies.ts';
import { devMailbox } from './dev-mailbox.ts';
import { documents } from './documents.ts';
import { addressFinder } from './find-address.ts';
import { formGate } from './form-gate.ts';
import { health } from './health.ts';
import { hostGate } from './host-gate.ts';
import { keepQuery } from './keep-query.ts';
import { llms } from './llms.ts';
import { map } from './map.ts';
import { methodGate } from './method-gate.ts';
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { originalAddress } from './original-address.ts';
import { keptPages } from './page-cache.ts';
import { personalPages } from './personal-pages.ts';
import { pictures } from './pictures.ts';
import { previews } from './previews.ts';
import { redirects } from './redirects.ts';
import { pageRenderer } from './render-page.ts';
import { answerUnexpected, requestLog, type ServerVariables } from './request-log.ts';
import { robots } from './robots.ts';
import { secure, securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import { sitemaps } from './sitemap.ts';
import { staticFiles } from './static-files.ts';
import { zoneSuggestions } from './suggest-zones.ts';
import { unsubscribe } from './unsubscribe.ts';
import { visits } from './visits.ts';

export { allJobs } from '#jobs/all-jobs.ts';

const isDevelopment = import.meta.env.DEV;

/** Gives the HTTP side of the program: its `fetch` takes a Request and gives the Response. */
export function createApp(dependencies: Dependencies): Hono<ServerVariables> {
  const { database, pageCache, settings, pages, zones, environment } = dependencies;
  const { publicUrl } = environment;
  const security = { publicUrl, settings, isDevelopment };
  const renderPage = pageRenderer({
    ...dependencies,
    publicUrl,
    build,
    mode: import.meta.env.MODE,
    secure: secure(security),
  });

  const app = new Hono<ServerVariables>();
  app.onError(answerUnexpected);
  app.use(health(dependencies));
  app.use(requestLog(dependencies));
  app.use(clientAddress(environment));
  app.use(hostGate({ publicUrl }));
  app.use(securityHeaders(security));
  // Vite serves them in development; built, this file lies in build/server.
  const builtFiles = isDevelopment ? undefined : join(import.meta.dirname, '..', 'client');
  if (builtFiles) app.use(staticFiles(builtFiles));
  app.use(devMailbox(dependencies));
  app.use(pictures(dependencies));
  app.use(documents(dependencies));
  app.use(zoneSuggestions({ zones }));
  app.route('/', map({ ...dependencies, builtFiles }));
  app.use('/sitemaps/*', compress());
  app.use(sitemaps(dependencies));
  app.use(robots({ publicUrl }));
  app.use(llms({ settings, pages, publicUrl }));
  app.use(securityText({ settings, publicUrl }));
  app.route('/captcha', captcha(dependencies));
  app.route('/unsubscribe', unsubscribe(dependencies));
  app.route('/', visits({ ...dependencies, publicUrl }));
  app.use(personalPages());
  app.use(redirects({ ...dependencies, publicUrl }));
  app.use(canonicalAddress());
  app.use(oneClickUnsubscribe(dependencies));
  app.use(methodGate({ publicUrl }));
  app.use(formGate());
  app.use(originalAddress({ settings, findAddress: addressFinder(database) }));
  app.use(keepQuery());
  app.use(previews(dependencies));
  if (!isDevelopment) app.use(keptPages({ pageCache, renderPage, pages }));
  app.all('*', async (context) => (await renderPage(context.req.raw, context.var)).response);
  return app;
}
