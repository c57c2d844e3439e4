import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isLoopback } from '#domain/address/loopback.ts';
import { advice, isBucket, type logLevels, type Sender, variables } from './environment-variables.ts';

export type { Sender };

/** The settings of the person who runs the program; every other setting of a site is in its database. */
export interface Environment {
  port: number;
  host: string;
  /** Where visitors reach the site: scheme, host and port, without a slash at the end. */
  publicUrl: string;
  /** Where staff reach the office: a host of its own, without a slash at the end. Absent: there is no office. */
  officeUrl: string | undefined;
  /** Absolute path of the folder with the embedded database and the pictures. */
  dataDirectory: string;
  /** The bucket that pictures, documents and films are kept in. Absent: in the data folder. */
  filesUrl: string | undefined;
  /** Where buckets are; without an endpoint, at Amazon. The client of the bucket reads keys and secrets itself. */
  objectServer: { endpoint: string | undefined; region: string };
  /** The folder (an absolute path) or the bucket that gets a backup each night. Absent: none is made. */
  backupTo: string | undefined;
  /** Absent: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** The same database past the pooler, for what holds a session. Absent: no pooler stands between. */
  databaseDirectUrl: string | undefined;
  /** True if an empty database is filled with the demo agency. */
  demo: boolean;
  /** True if the demo is open to everybody: its owners then have passwords of this site, not those of the source. */
  demoPublic: boolean;
  /** How many proxies stand before the program. Their X-Forwarded-For tells a visitor's address. */
  trustedProxies: number;
  /** How many processes answer visitors. */
  workers: number;
  /** How long the site goes on serving after SIGTERM, so that a balancer can send visitors elsewhere. */
  stopDelayMs: number;
  logLevel: (typeof logLevels)[number];
  /** A token for reading /metrics from other machines than this one. */
  metricsToken: string | undefined;
  /** The server that mails are handed to. */
  smtpUrl: string | undefined;
  /** The sender of mails. Absent: the agency, by its settings. */
  mailFrom: Sender | undefined;
  /** True if mails are kept to be read at /dev/mail/ instead of being sent. */
  devMailbox: boolean;
  /** The service that translates for the office. Absent: there is none. */
  translation: TranslateSettings | undefined;
  /** The key that encrypts the secrets of import sources. Absent: a source with secrets cannot be made. */
  importKey: string | undefined;
}

export type TranslateSettings = {
  service: 'deepl' | 'libretranslate';
  /** Without a slash at the end. */
  url: string;
  key: string | undefined;
  /** The most characters of texts that are sent to it in a day. */
  charactersPerDay: number;
};

/** The folder of the checkout, also for the copy of this file in a release (scripts/publish-release.ts). */
export const projectDirectory = import.meta.dirname.replace(/([/\\]build[/\\]release-\d+)?[/\\]src$/, '');

/** DeepL knows its customers by their key; LibreTranslate is a server of one's own, or one that asks for a key too. */
const translationUntold =
  'TRANSLATE_KEY must be set if TRANSLATE_WITH is deepl, and TRANSLATE_URL if it is libretranslate.';

/** True if only people at this machine can reach the site. */
export function isLocal(publicUrl: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname);
}

const publicDemo =
  'DEMO must be 0 if others can reach PUBLIC_URL, because everybody can read the passwords of the demo in its source. For a public demo set DEMO_PUBLIC=1 too: its owners then get new passwords.';

/**
 * Anything that runs on the visitors' site, third-party scripts included, could act in the office for a person who is
 * logged in.
 */
const officeOnSite =
  'OFFICE_URL must have another host than PUBLIC_URL, such as https://kantoor.example.be beside https://www.example.be; leave it out if there is no office.';

/** Keys of free accounts end with ':fx' and have a host of their own. */
function deeplUrl(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}

/** On one's own machine browsers resolve every name below localhost to it. */
function defaultOfficeUrl(publicUrl: string): string | undefined {
  if (!isLocal(publicUrl)) return undefined;
  const url = new URL(publicUrl);
  url.hostname = 'office.localhost';
  return url.origin;
}

/** Without a number all visitors may count as one, and a few wrong passwords would lock everybody out. */
const proxiesUntold =
  'TRUSTED_PROXIES must be set if others can reach PUBLIC_URL: 1 behind nginx or Caddy as in docs/operations/proxy.md, 0 if visitors reach the program without a proxy.';

/**
 * True if mails may be kept instead of being sent, for everybody on this machine to read. That is only so on the demo,
 * which nobody else can reach. A site with properties of its own never has it: there mails wait until SMTP_URL is set.
 */
function hasDevMailbox({
  demo,
  publicUrl,
  host,
  smtpUrl,
}: Pick<Environment, 'demo' | 'publicUrl' | 'host' | 'smtpUrl'>): boolean {
  return demo && !smtpUrl && isLocal(publicUrl) && isLoopback(host);
}

/**
 * Takes variables as `process.env` holds them (an empty one counts as absent; a relative DATA_DIR or BACKUP_TO starts
 * at the project's folder). Gives the environment, or one sentence for each wrong variable that says how to fix it.
 */
export function readEnvironment(
  source: Record<string, string | undefined>,
): { environment: Environment; problems: [] } | { environment: undefined; problems: string[] } {
  const given = Object.fromEntries(
    Object.keys(advice).map((name) => [name, source[name]?.trim() || undefined]),
  );
  const result = variables.safeParse(given);
  if (!result.success) {
    const wrong = new Set(result.error.issues.map((issue) => issue.path[0] as keyof typeof advice));
    return { environment: undefined, problems: [...wrong].map((name) => `${name} ${advice[name]}`) };
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DEMO, TRUSTED_PROXIES, LOG_LEVEL } = result.data;
  const { SMTP_URL, MAIL_FROM, FILES_URL, AWS_ENDPOINT_URL, AWS_REGION, BACKUP_TO } = result.data;
  const { OFFICE_URL, DEMO_PUBLIC, METRICS_TOKEN, WORKERS, STOP_DELAY_MS, DATABASE_DIRECT_URL } = result.data;
  const { TRANSLATE_WITH, TRANSLATE_URL, TRANSLATE_KEY, TRANSLATE_CHARACTERS_PER_DAY } = result.data;
  const demo = DEMO === '1';
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
  const officeUrl = OFFICE_URL ? new URL(OFFICE_URL).origin : defaultOfficeUrl(publicUrl);
  if (officeUrl && new URL(officeUrl).hostname === new URL(publicUrl).hostname)
    return { environment: undefined, problems: [officeOnSite] };
  if (demo && DEMO_PUBLIC === '0' && !isLocal(publicUrl))
    return { environment: undefined, problems: [publicDemo] };
  if (TRUSTED_PROXIES === undefined && !isLocal(publicUrl))
    return { environment: undefined, problems: [proxiesUntold] };
  const translateUrl =
    TRANSLATE_URL ?? (TRANSLATE_WITH === 'deepl' && TRANSLATE_KEY ? deeplUrl(TRANSLATE_KEY) : undefined);
  if (TRANSLATE_WITH && (!translateUrl || (TRANSLATE_WITH === 'deepl' && !TRANSLATE_KEY)))
    return { environment: undefined, problems: [translationUntold] };
  return {
    environment: {
      port: PORT,
      host: HOST,
      publicUrl,
      officeUrl,
      dataDirectory: resolve(projectDirectory, DATA_DIR),
      filesUrl: FILES_URL,
      objectServer: { endpoint: AWS_ENDPOINT_URL, region: AWS_REGION },
      backupTo: BACKUP_TO && (isBucket(BACKUP_TO) ? BACKUP_TO : resolve(projectDirectory, BACKUP_TO)),
      databaseUrl: DATABASE_URL ?? DATABASE_DIRECT_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      demo,
      demoPublic: DEMO_PUBLIC === '1',
      trustedProxies: TRUSTED_PROXIES ?? 0,
      workers: WORKERS ?? (demo ? 1 : Math.min(availableParallelism(), 4)),
      stopDelayMs: STOP_DELAY_MS,
      logLevel: LOG_LEVEL,
      metricsToken: METRICS_TOKEN,
      smtpUrl: SMTP_URL,
      mailFrom: MAIL_FROM,
      importKey: result.data.IMPORT_KEY,
      translation:
        TRANSLATE_WITH && translateUrl
          ? {
              service: TRANSLATE_WITH,
              url: translateUrl.replace(/\/$/, ''),
              key: TRANSLATE_KEY,
              charactersPerDay: TRANSLATE_CHARACTERS_PER_DAY,
            }
          : undefined,
      devMailbox: hasDevMailbox({ demo, publicUrl, host: HOST, smtpUrl: SMTP_URL }),
    },
    problems: [],
  };
}

/** Gives the environment of this process; if a variable is wrong, says so on stderr and ends the process. */
export function environmentOrExit(): Environment {
  const { environment, problems } = readEnvironment(process.env);
  if (environment) return environment;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** Gives the folder in which a command was typed: `npm run` itself changes to the project's. */
export function callerDirectory(): string {
  return process.env.INIT_CWD ?? process.cwd();
}
