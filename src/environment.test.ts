import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({ PROPERTY: '/somewhere' }).environment).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      officeUrl: 'http://office.localhost:3000',
      importKey: undefined,
      dataDirectory: resolve(import.meta.dirname, '..', 'data'),
      filesUrl: undefined,
      objectServer: { endpoint: undefined, region: 'us-east-1' },
      backupTo: undefined,
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      demo: true,
      demoPublic: false,
      trustedProxies: 0,
      workers: 1,
      stopDelayMs: 5000,
      logLevel: 'info',
      metricsToken: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      devMailbox: true,
      translation: undefined,
    });
  });

  it('takes empty and blank variables as absent', () => {
    const blank = {
      PORT: '',
      HOST: ' ',
      PUBLIC_URL: '',
      DATA_DIR: '',
      BACKUP_TO: '',
      DATABASE_URL: '',
      DEMO: '',
      DEMO_PUBLIC: '',
      LOG_LEVEL: '',
      SMTP_URL: '',
      MAIL_FROM: '',
    };
    expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  });

  it.each([
    [
      { TRANSLATE_WITH: 'deepl', TRANSLATE_KEY: 'a-free-key:fx' },
      {
        translation: {
          service: 'deepl',
          url: 'https://api-free.deepl.com',
          key: 'a-free-key:fx',
          charactersPerDay: 100_000,
        },
      },
    ],
    [
      {
        TRANSLATE_WITH: 'libretranslate',
        TRANSLATE_URL: 'http://127.0.0.1:5000/',
        TRANSLATE_CHARACTERS_PER_DAY: '10',
      },
      {
        translation: {
          service: 'libretranslate',
          url: 'http://127.0.0.1:5000',
          key: undefined,
          charactersPerDay: 10,
        },
      },
    ],
    [{ TRANSLATE_KEY: 'without-a-service' }, { translation: undefined }],
    [{ PORT: '1' }, { port: 1, publicUrl: 'http://localhost:1' }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ PORT: '80' }, { publicUrl: 'http://localhost' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [
      { PUBLIC_URL: 'https://www.example.be', DEMO: '0', TRUSTED_PROXIES: '1' },
      { publicUrl: 'https://www.example.be', officeUrl: undefined, trustedProxies: 1 },
    ],
    [
      {
        PUBLIC_URL: 'https://www.example.be',
        OFFICE_URL: 'https://kantoor.example.be/',
        DEMO: '0',
        TRUSTED_PROXIES: '1',
      },
      { officeUrl: 'https://kantoor.example.be' },
    ],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, { officeUrl: 'http://office.localhost:8080' }],
    [{ OFFICE_URL: 'http://kantoor.localhost:3000' }, { officeUrl: 'http://kantoor.localhost:3000' }],
    [
      { PUBLIC_URL: 'https://www.example.be/', DEMO: '0', TRUSTED_PROXIES: '0' },
      { publicUrl: 'https://www.example.be' },
    ],
    [{ DATA_DIR: '/srv/gevel' }, { dataDirectory: '/srv/gevel' }],
    [{ FILES_URL: 's3://agency/site' }, { filesUrl: 's3://agency/site' }],
    [
      { AWS_ENDPOINT_URL: 'http://10.0.0.9:9000', AWS_REGION: 'garage' },
      { objectServer: { endpoint: 'http://10.0.0.9:9000', region: 'garage' } },
    ],
    [{ BACKUP_TO: '/srv/backups' }, { backupTo: '/srv/backups' }],
    [{ BACKUP_TO: 's3://agency/backups' }, { backupTo: 's3://agency/backups' }],
    [{ DATABASE_URL: 'postgres://a:b@db/c' }, { databaseUrl: 'postgres://a:b@db/c' }],
    [{ DATABASE_URL: 'postgresql://db' }, { databaseUrl: 'postgresql://db' }],
    [
      { DATABASE_URL: 'postgres://a:b@one:5432,two:5432/c?target_session_attrs=read-write' },
      { databaseUrl: 'postgres://a:b@one:5432,two:5432/c?target_session_attrs=read-write' },
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://a:b@db/c' },
      { databaseUrl: 'postgres://a:b@db/c', databaseDirectUrl: 'postgres://a:b@db/c' },
    ],
    [{ DEMO: '0' }, { demo: false, workers: Math.min(availableParallelism(), 4) }],
    [{ DEMO: '0', WORKERS: '1' }, { workers: 1 }],
    [{ WORKERS: '32' }, { workers: 32 }],
    [{ STOP_DELAY_MS: '0' }, { stopDelayMs: 0 }],
    [{ DEMO: '1' }, { demo: true }],
    [
      { PUBLIC_URL: 'https://demo.example', DEMO_PUBLIC: '1', TRUSTED_PROXIES: '1' },
      { demo: true, demoPublic: true },
    ],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ METRICS_TOKEN: 'a-b_c.d~e+f/g=16' }, { metricsToken: 'a-b_c.d~e+f/g=16' }],
    [{ SMTP_URL: 'smtp://localhost:25' }, { smtpUrl: 'smtp://localhost:25' }],
    [{ SMTP_URL: 'smtps://a:b%40c@mail.example.be' }, { smtpUrl: 'smtps://a:b%40c@mail.example.be' }],
    [{ MAIL_FROM: 'info@agency.be' }, { mailFrom: { name: '', address: 'info@agency.be' } }],
    [
      { MAIL_FROM: 'Huis & Hof <info@agency.be>' },
      { mailFrom: { name: 'Huis & Hof', address: 'info@agency.be' } },
    ],
    [
      { MAIL_FROM: '"Hof, Gent" <info@agency.be>' },
      { mailFrom: { name: 'Hof, Gent', address: 'info@agency.be' } },
    ],
  ])('reads %j', (source, expected) => {
    expect(readEnvironment(source).environment).toMatchObject(expected);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'www.example.be'],
    ['PUBLIC_URL', 'ftp://www.example.be'],
    ['PUBLIC_URL', 'https://www.example.be/site'],
    ['PUBLIC_URL', 'https://www.example.be/?a=1'],
    ['PUBLIC_URL', 'https://user@www.example.be'],
    ['OFFICE_URL', 'kantoor.example.be'],
    ['OFFICE_URL', 'https://www.example.be/office/'],
    ['FILES_URL', '/srv/files'],
    ['FILES_URL', 'https://agency.s3.amazonaws.com'],
    ['AWS_ENDPOINT_URL', 's3.example.be'],
    ['AWS_REGION', 'https://s3.example.be'],
    ['DATABASE_URL', 'mysql://db/c'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'gevel'],
    ['DATABASE_URL', 'postgres://one,two/c?target_session_attrs=standby'],
    ['DATABASE_DIRECT_URL', 'gevel'],
    ['DEMO', 'yes'],
    ['DEMO_PUBLIC', 'yes'],
    ['WORKERS', '0'],
    ['WORKERS', '33'],
    ['WORKERS', 'all'],
    ['STOP_DELAY_MS', '-1'],
    ['STOP_DELAY_MS', '5s'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'https://mail.example.be'],
    ['SMTP_URL', 'mail.example.be'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Agency'],
    ['MAIL_FROM', 'Agency <info>'],
    ['MAIL_FROM', 'Agency <info@agency.be>, <other@agency.be>'],
    ['MAIL_FROM', 'Agency\r\nBcc: x@agency.be <info@agency.be>'],
  ])('refuses %s=%s with one sentence that does not repeat the value', (name, value) => {
    expect(readEnvironment({ [name]: value }).problems).toEqual([
      expect.stringMatching(new RegExp(`^${name} must .+\\.$`)),
    ]);
  });

  it.each([
    { TRANSLATE_WITH: 'deepl' },
    { TRANSLATE_WITH: 'deepl', TRANSLATE_URL: 'https://api.deepl.com' },
    { TRANSLATE_WITH: 'libretranslate', TRANSLATE_KEY: 'only-a-key' },
  ])('a service that translates needs to be known: %o', (source) => {
    expect(readEnvironment(source).problems).toEqual([expect.stringContaining('TRANSLATE_KEY must be set')]);
  });

  it.each(['https://www.agency.be', 'http://192.168.1.5:3000', 'https://localhost.agency.be'])(
    'asks how many proxies stand before %s',
    (PUBLIC_URL) => {
      expect(readEnvironment({ PUBLIC_URL, DEMO: '0' }).problems).toEqual([
        expect.stringMatching(/^TRUSTED_PROXIES must be set .+\.$/),
      ]);
      expect(
        readEnvironment({ PUBLIC_URL, DEMO: '0', TRUSTED_PROXIES: '0' }).environment?.trustedProxies,
      ).toBe(0);
    },
  );

  it.each([
    ['https://www.agency.be', 'https://www.agency.be'],
    ['https://www.agency.be', 'https://www.agency.be/'],
    // Cookies do not distinguish ports and schemes.
    ['https://www.agency.be', 'http://www.agency.be:8080'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('refuses the office of %s at %s', (PUBLIC_URL, OFFICE_URL) => {
    const source = { PUBLIC_URL, OFFICE_URL, DEMO: '0', TRUSTED_PROXIES: '1' };
    expect(readEnvironment(source).problems).toEqual([
      expect.stringMatching(/^OFFICE_URL must have another host .+\.$/),
    ]);
  });

  const proxy = { TRUSTED_PROXIES: '1', DEMO_PUBLIC: '1' };
  it.each([
    ['on the demo of this machine', {}, true],
    ['under an address of this machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['where only this machine is listened to', { HOST: '::1' }, true],
    ['where others are listened to as well', { HOST: '0.0.0.0' }, false],
    ['where another machine is listened to', { HOST: '192.168.1.5' }, false],
    ['under a name of its own', { PUBLIC_URL: 'https://www.agency.be', ...proxy }, false],
    [
      'under a name that begins like this machine',
      { PUBLIC_URL: 'https://localhost.agency.be', ...proxy },
      false,
    ],
    ['where it is not the demo', { DEMO: '0' }, false],
    ['where mails are sent', { SMTP_URL: 'smtp://localhost' }, false],
  ])('keeps mails to be read %s: %j → %s', (_, source, expected) => {
    expect(readEnvironment(source).environment?.devMailbox).toBe(expected);
  });

  it.each(['https://www.agency.be', 'http://192.168.1.7:3000', 'https://localhost.agency.be'])(
    'refuses the demo at %s, unless it is said to be for everybody',
    (PUBLIC_URL) => {
      expect(readEnvironment({ PUBLIC_URL, TRUSTED_PROXIES: '1' }).problems).toEqual([
        expect.stringMatching(/^DEMO must be 0 if .+ DEMO_PUBLIC=1 .+\.$/),
      ]);
      expect(readEnvironment({ PUBLIC_URL, TRUSTED_PROXIES: '1', DEMO: '0' }).problems).toEqual([]);
    },
  );

  it('names every wrong variable', () => {
    const { problems } = readEnvironment({ PORT: 'x', DEMO: 'x', HOST: 'ok' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'DEMO']);
  });
});
