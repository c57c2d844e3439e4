import { z } from 'zod';
import { hostAddresses } from '#database/hosts.ts';
import { readBucketAddress } from '#domain/media/bucket-address.ts';

export type Sender = { name: string; address: string };

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The values that each variable of the environment may have; environment.ts reads the variables together. */
export const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(3000),
  // Only this machine by default: a site is opened to the world by a proxy that does TLS, or deliberately.
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/)
    .default('127.0.0.1'),
  PUBLIC_URL: z.string().refine(isOrigin).optional(),
  OFFICE_URL: z.string().refine(isOrigin).optional(),
  DATA_DIR: z.string().default('data'),
  FILES_URL: z.string().refine(isBucket).optional(),
  AWS_ENDPOINT_URL: z.string().refine(isHttpUrl).optional(),
  // The region that private servers expect: Amazon's oldest.
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
  // Characters that may stand in a header.
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: z.string().transform(readSender).pipe(z.custom<Sender>(Boolean)).optional(),
  TRANSLATE_WITH: z.enum(['deepl', 'libretranslate']).optional(),
  TRANSLATE_URL: z.string().refine(isHttpUrl).optional(),
  // Characters that may stand in a header.
  TRANSLATE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .optional(),
  TRANSLATE_CHARACTERS_PER_DAY: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(100_000),
  IMPORT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/)
    .optional(),
});

/** The advice for a variable with another value. */
export const advice: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'must be a number from 1 to 65535, such as 3000.',
  HOST: 'must be the name or address of a network interface: 127.0.0.1 for this machine only, 0.0.0.0 for all.',
  PUBLIC_URL: 'must be the address of the site without a path, such as https://www.example.be.',
  OFFICE_URL: 'must be the address of the office without a path, such as https://kantoor.example.be.',
  DATA_DIR: 'must be the path of a folder, such as ./data.',
  FILES_URL:
    'must look like s3://bucket or s3://bucket/prefix; leave it out to keep files in the data folder.',
  AWS_ENDPOINT_URL: 'must be the address of the server of the bucket, such as https://s3.example.be.',
  AWS_REGION: 'must be the region of the bucket, such as eu-central-1.',
  BACKUP_TO: 'must be the path of a folder, such as /srv/backups, or a bucket such as s3://backups.',
  DATABASE_URL:
    'must look like postgres://user:password@host:5432/name, or name several hosts: @one:5432,two:5432/name; leave it out for the embedded database.',
  DATABASE_DIRECT_URL:
    'must look like DATABASE_URL and lead to the same database without the pooler; leave it out if there is no pooler.',
  DEMO: 'must be 1 (fill an empty database with the demo agency) or 0 (leave it empty).',
  DEMO_PUBLIC: 'must be 1 (a demo for everybody, with new passwords for its owners) or 0.',
  TRUSTED_PROXIES: 'must be the number of proxies in front of the program, from 0 (none) to 9.',
  WORKERS: 'must be the number of processes that answer visitors, from 1 to 32.',
  STOP_DELAY_MS: 'must be a number of milliseconds from 0 to 99999, such as 5000.',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}.`,
  METRICS_TOKEN:
    'must have 16 to 200 letters, digits and signs without a space; leave it out for this machine only.',
  SMTP_URL: 'must look like smtp://user:password@host:587 or smtps://host:465; leave it out to send no mail.',
  MAIL_FROM: 'must be an address such as info@agency.be, or a name with one: Agency <info@agency.be>.',
  TRANSLATE_WITH: 'must be deepl or libretranslate; leave it out to translate without a service.',
  TRANSLATE_URL: 'must be the address of the service, such as http://127.0.0.1:5000 for LibreTranslate.',
  TRANSLATE_KEY: 'must be the key from the service: 8 to 200 letters, digits and signs.',
  TRANSLATE_CHARACTERS_PER_DAY: 'must be a number of characters, such as 100000.',
  IMPORT_KEY:
    'must have 32 to 200 letters, digits and signs without a space, such as those from openssl rand -base64 32; leave it out if no source, portal or webhook has a secret.',
};

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:$/.test(url.protocol) && (url.origin === value || `${url.origin}/` === value)
  );
}

export function isBucket(value: string): boolean {
  return readBucketAddress(value) !== undefined;
}

function isHttpUrl(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Takes 'Agency <info@agency.be>' or the address alone; gives both parts, or undefined for anything else. */
function readSender(value: string): Sender | undefined {
  const [, name = '', inBrackets] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(value) ?? [];
  const { data: address } = z.email().safeParse(inBrackets ?? value);
  return address === undefined ? undefined : { name, address };
}
