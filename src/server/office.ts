import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { RouterContextProvider } from 'react-router';
import { findSetup } from '#commands/staff/setup-link.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import { can, needsCode } from '#domain/staff/rights.ts';
import { type Environment, isLocal } from '#environment';
import type { StaffLogin, StaffSession } from '#login/staff/staff-login.ts';
import type { OfficeContext, Staff } from '#office/request-context.ts';
import { createTranslator } from '#translate/translator.ts';
import { preferredLanguage } from './answers/visitor-language.ts';
import type { Dependencies } from './dependencies.ts';
import { staticFiles } from './files/static-files.ts';
import { formGate, type Uploads } from './gates/form-gate.ts';
import { methodGate } from './gates/method-gate.ts';
import { officeHeaders } from './gates/office-headers.ts';
import { rememberLacking } from './memory/lacking-memory.ts';
import { routerHandler } from './pages/router-handler.ts';
import type { ServerVariables } from './requests/request-log.ts';

/** The exports of office/office-app.ts. */
export type OfficeModule = typeof import('#office/office-app.ts');

type Variables = ServerVariables & { Variables: { nonce: string } };

type Needs = Pick<
  Dependencies,
  | 'databaseForForms'
  | 'settings'
  | 'jobs'
  | 'pictures'
  | 'pictureFiles'
  | 'documents'
  | 'films'
  | 'zones'
  | 'now'
> & {
  loadOffice: () => Promise<OfficeModule>;
  staffLogin: StaffLogin;
  environment: Pick<Environment, 'publicUrl' | 'demo' | 'translation' | 'importKey'>;
  officeUrl: string;
  isDevelopment: boolean;
};

const withFiles = /^\/office\/(properties\/\d+\/(photos|documents)|content\/(pages|pictures)|team)\//;

/**
 * Without JavaScript several photographs come at once; the form of a page takes pictures too, and the set-up of an
 * agency takes its logo. Nobody else may send files: a stranger's body is read no further than a form is long.
 */
function uploads({
  staffLogin,
  databaseForForms,
  now,
}: Pick<Needs, 'staffLogin' | 'databaseForForms' | 'now'>): Uploads {
  return {
    takes: async (path: string, headers: Headers) => {
      const [, setup] = /^\/office\/setup\/([\w-]+)\/colors\/$/.exec(path) ?? [];
      if (setup) return (await findSetup(databaseForForms, setup, now())) !== undefined;
      return withFiles.test(path) && (await staffLogin.findSession(headers, now())) !== undefined;
    },
    mostBytes: 60 * 1024 * 1024,
    tooLarge: 'ANSWER_FILES_TOO_LARGE',
  };
}

/**
 * Answers 401 instead of the login page, which a screen that sends files could not read: it keeps the file until
 * somebody has logged in.
 */
function uploadGate({ staffLogin, now }: Pick<Needs, 'staffLogin' | 'now'>): MiddlewareHandler {
  return async (context, next) => {
    const { raw, path, method } = context.req;
    const isUpload =
      method === 'POST' &&
      withFiles.test(path) &&
      path.endsWith('/upload/') &&
      raw.headers.get('Content-Type')?.startsWith('multipart/form-data');
    if (!isUpload || (await staffLogin.findSession(raw.headers, now()))) return next();
    return context.text('Log in to send files.', 401);
  };
}

/** The folder of the office's build, relative to the built server. */
const built = join(import.meta.dirname, '..', 'office');

/** The build of the server cannot follow this path, so the office stays a bundle of its own. */
export function loadBuiltOffice(): Promise<OfficeModule> {
  return import(/* @vite-ignore */ join(built, 'server', 'index.js'));
}

/** The office, below /office/ (gates/office-host.ts says on which host). None of it is ever kept. */
export function office(needs: Needs): Hono<Variables> {
  const app = new Hono<Variables>();
  // In development Vite serves them.
  if (!needs.isDevelopment) app.use(officeFiles());
  app.use(officeHeaders({ ...needs, publicUrl: needs.environment.publicUrl }));
  app.use(compress());
  app.use(methodGate({ publicUrl: needs.officeUrl }));
  app.use(uploadGate(needs));
  app.use(formGate(uploads(needs)));
  const answer = officePages(needs);
  app.all('*', (context) => answer(context.req.raw, context.var));
  return app;
}

/** Read when somebody first comes to the office: most workers never need the files. */
function officeFiles(): MiddlewareHandler {
  let files: MiddlewareHandler | undefined;
  return (context, next) => {
    files ??= staticFiles(
      join(built, 'client'),
      { all: join(built, '..', '..'), inEach: 'office/client' },
      '/office',
    );
    return files(context, next);
  };
}

function officePages({ loadOffice, staffLogin, environment, officeUrl, isDevelopment, ...needs }: Needs) {
  const { publicUrl, demo, translation, importKey } = environment;
  const translator = translation && createTranslator(translation);
  // Everybody can read the password in the source: a code would only hinder people who try the program out.
  const isTrial = demo && isLocal(publicUrl);
  const lacking = rememberLacking(needs.databaseForForms);
  let current: { module: OfficeModule; handle: ReturnType<typeof routerHandler> } | undefined;
  return async (request: Request, about: Variables['Variables']): Promise<Response> => {
    const [module, settings] = await Promise.all([loadOffice(), needs.settings.current()]);
    if (module !== current?.module) {
      const handle = routerHandler(module.build, isDevelopment ? 'development' : 'production');
      current = { module, handle };
    }
    const { requestId, log, clientAddress, nonce } = about;
    const now = needs.now();
    const session = await staffLogin.findSession(request.headers, now);
    const staff = session && asStaff(session, isTrial);
    const shared: OfficeContext = {
      database: needs.databaseForForms,
      settings,
      jobs: needs.jobs,
      pictures: needs.pictures,
      pictureFiles: needs.pictureFiles,
      documents: needs.documents,
      films: needs.films,
      translator,
      importKey,
      zones: () => needs.zones.current(),
      now,
      log,
      requestId,
      clientAddress,
      nonce,
      publicUrl,
      officeUrl,
      language: staff?.language ?? languageOfStranger(request, settings.defaultLanguage),
      staff,
      staffLogin,
      lackingProperties: () => lacking.published(now),
      incompleteProperties: () => lacking.current(now),
    };
    const context = new RouterContextProvider();
    context.set(module.officeContext, shared);
    return current.handle(request, context);
  };
}

function asStaff(session: StaffSession, isTrial: boolean): Staff {
  const { staff } = session;
  const { role, hasCode, hasPasskey } = staff;
  return {
    ...staff,
    session,
    needsCode: needsCode(role) && !isTrial,
    mustSetUpFactor: needsCode(role) && !isTrial && !hasCode && !hasPasskey,
    may: (right) => can(role, right),
  };
}

/** The language that was chosen at the foot of the page, or the browser's. */
function languageOfStranger(request: Request, otherwise: Language): Language {
  const chosen = new URL(request.url).searchParams.get('language') ?? '';
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(request.headers.get('Accept-Language') ?? undefined) ?? otherwise;
}
