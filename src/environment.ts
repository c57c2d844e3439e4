import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { hostAddresses } from '#database/hosts.ts';
import { isLoopback } from '#domain/address/loopback.ts';
import { readBucketAddress } from '#domain/media/bucket-address.ts';

/** What the person who runs the program may set; every other setting of a site is in its database. */
export interface Environment {
  port: number;
  host: string;
  /** Where visitors reach the site: scheme, host and port, without a slash at the end. */
  publicUrl: string;
  /** Absolute path of the folder with the embedded database and the pictures. */
  dataDirectory: string;
  /** The bucket that pictures, documents and films are kept in. Absent: in the data folder. */
  filesUrl: string | undefined;
  /** Where buckets are; without an endpoint, at Amazon. Keys and secrets are read by the client of the bucket itself. */
  objectServer: { endpoint: string | undefined; region: string };
  /** The folder (an absolute path) or the bucket that gets a backup each night. Absent: none is made. */
  backupTo: string | undefined;
  /** Absent: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** The same database past the pooler, for what holds a session. Absent: no pooler stands between. */
  databaseDirectUrl: string | undefined;
  /** Whether an empty database is filled with the demo agency. */
  demo: boolean;
  /** Whether that is meant for everybody: its owners have passwords of this site then, not those of the source. */
  demoPublic: boolean;
  /** How many proxies stand before the program, whose X-Forwarded-For tells where a visitor is. */
  trustedProxies: number;
  /** How many processes answer visitors. */
  workers: number;
  /** How long the site serves on after SIGTERM, for a balancer to send visitors elsewhere. */
  stopDelayMs: number;
  logLevel: (typeof logLevels)[number];
  /** Who has it may read /metrics from elsewhere than this machine. */
  metricsToken: string | undefined;
  /** The server that mails are handed to. */
  smtpUrl: string | undefined;
  /** Who mails come from. Absent: the agency, by its settings. */
  mailFrom: Sender | undefined;
  /** Whether mails are kept to be read at /dev/mail/ in place of being sent. */
  devMailbox: boolean;
}

export type Sender = { name: string; address: string };

/** The folder of the checkout, also for the copy of this file in a release (scripts/publish-release.ts). */
export const projectDirectory = import.meta.dirname.replace(/([/\\]build[/\\]release-\d+)?[/\\]src$/, '');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(3000),
  // Only this machine by default: a site is put in front of the world by a proxy that does TLS, or on purpose.
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/)
    .default('127.0.0.1'),
  PUBLIC_URL: z.string().refine(isOrigin).optional(),
  DATA_DIR: z.string().default('data'),
  FILES_URL: z.string().refine(isBucket).optional(),
  AWS_ENDPOINT_URL: z.string().refine(isHttpUrl).optional(),
  // What servers of one's own expect, as Amazon's oldest region.
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  BACKUP_TO: z
    .string()
    .refine((value) => !value.includes('://') || isBucket(value))
    .optional(),
  DATABASE_URL: z.string().refine(hostAddresses).optional(),
  DATABASE_DIRECT_URL: z.string().refine(hostAddresses).optional(),
  DEMO: z.enum(['0', '1']).default('1'),
  DEMO_PUBLIC: z.enum(['0', '1']).default('0'),
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).optional(),
  WORKERS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(32))
    .optional(),
  STOP_DELAY_MS: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(5000),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  // What can stand in a header.
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: z.string().transform(readSender).pipe(z.custom<Sender>(Boolean)).optional(),
});

const advice: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'must be a number from 1 to 65535, such as 3000.',
  HOST: 'must be the name or address of a network interface: 127.0.0.1 for this machine only, 0.0.0.0 for all.',
  PUBLIC_URL: 'must be the address of the site without a path, such as https://www.example.be.',
  DATA_DIR: 'must be the path of a folder, such as ./data.',
  FILES_URL:
    'must look like s3://bucket or s3://bucket/prefix; leave it out to keep files in the data folder.',
  AWS_ENDPOINT_URL: 'must be the address of the server that has the bucket, such as https://s3.example.be.',
  AWS_REGION: 'must be the region of the bucket, such as eu-central-1.',
  BACKUP_TO: 'must be the path of a folder, such as /srv/backups, or a bucket such as s3://backups.',
  DATABASE_URL:
    'must look like postgres://user:password@host:5432/name, or name several hosts: @one:5432,two:5432/name; leave it out for the embedded database.',
  DATABASE_DIRECT_URL:
    'must look like DATABASE_URL, and lead to the same database past the pooler; leave it out where there is none.',
  DEMO: 'must be 1 (fill an empty database with the demo agency) or 0 (leave it empty).',
  DEMO_PUBLIC: 'must be 1 (a demo for everybody, whose owners get new passwords) or 0.',
  TRUSTED_PROXIES: 'must be the number of proxies before the program, from 0 (none) to 9.',
  WORKERS: 'must be the number of processes that answer visitors, from 1 to 32.',
  STOP_DELAY_MS: 'must be a number of milliseconds from 0 to 99999, such as 5000.',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}.`,
  METRICS_TOKEN:
    'must have 16 to 200 letters, digits and signs without a space; leave it out for this machine only.',
  SMTP_URL:
    'must look like smtp://user:password@host:587 or smtps://host:465; leave it out where no mail is to be sent.',
  MAIL_FROM: 'must be an address such as info@agency.be, or a name with one: Agency <info@agency.be>.',
};

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:$/.test(url.protocol) && (url.origin === value || `${url.origin}/` === value)
  );
}

function isBucket(value: string): boolean {
  return readBucketAddress(value) !== undefined;
}

function isHttpUrl(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Takes 'Agency <info@agency.be>' or the address alone; gives both parts, undefined for anything else. */
function readSender(value: string): Sender | undefined {
  const [, name = '', inBrackets] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(value) ?? [];
  const { data: address } = z.email().safeParse(inBrackets ?? value);
  return address === undefined ? undefined : { name, address };
}

/** Whether only people at this machine can reach the site. */
export function isLocal(publicUrl: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname);
}

const publicDemo =
  'DEMO must be 0 where PUBLIC_URL is an address that others can reach: everybody can read the passwords of the demo in its source. For a demo that is meant for everybody set DEMO_PUBLIC=1 too: its owners get new ones.';

/** Without a number all visitors may be one, and a few wrong passwords would lock everybody out. */
const proxiesUntold =
  'TRUSTED_PROXIES must be set where PUBLIC_URL is an address that others can reach: 1 behind nginx or Caddy as docs/operations/proxy.md shows them, 0 where visitors reach the program without a proxy.';

/**
 * Whether mails may be kept in place of being sent, for everybody on this machine to read: only on the demo, where
 * nobody else gets to. A site with properties of its own never has it: there mails wait until SMTP_URL is set.
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
 * Takes variables as `process.env` holds them (an empty one counts as absent; a relative DATA_DIR starts at the
 * project's folder). Gives the environment, or one sentence for each wrong variable that says what to mend.
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
  const { DEMO_PUBLIC, METRICS_TOKEN, WORKERS, STOP_DELAY_MS, DATABASE_DIRECT_URL } = result.data;
  const demo = DEMO === '1';
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
  if (demo && DEMO_PUBLIC === '0' && !isLocal(publicUrl))
    return { environment: undefined, problems: [publicDemo] };
  if (TRUSTED_PROXIES === undefined && !isLocal(publicUrl))
    return { environment: undefined, problems: [proxiesUntold] };
  return {
    environment: {
      port: PORT,
      host: HOST,
      publicUrl,
      dataDirectory: resolve(projectDirectory, DATA_DIR),
      filesUrl: FILES_URL,
      objectServer: { endpoint: AWS_ENDPOINT_URL, region: AWS_REGION },
      backupTo:
        BACKUP_TO && (isBucket(BACKUP_TO) ? BACKUP_TO : resolve(import.meta.dirname, '..', BACKUP_TO)),
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
      devMailbox: hasDevMailbox({ demo, publicUrl, host: HOST, smtpUrl: SMTP_URL }),
    },
    problems: [],
  };
}

/** Gives the environment of this process; where a variable is wrong, says so on stderr and ends the process. */
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
