import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: the kill must come at a random moment.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { CAPTCHA_KEY } from '#captcha/check-captcha.ts';
import { openDatabase } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { openFiles } from '#images/site-files.ts';
import { addPage } from '#test/factories.ts';
import { startMailbox } from '#test/mailbox.ts';
import { startObjectServer } from '#test/object-server.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { findFreePort, type SiteProcess, startSite } from '#test/site-process.ts';
import { until } from '#test/until.ts';
import { startVisitors } from '#test/visitor-load.ts';

const rounds = 2;
const film = '0123456789abcdef0123.mp4';
const FILES_URL = 's3://agency/site';

const closing = new AsyncDisposableStack();
afterAll(() => closing.disposeAsync());

/** Three processes on two machines that share only a database, a bucket and a mail server. */
async function startMachines() {
  const directory = mkdtempSync(join(tmpdir(), 'gevel-machines-'));
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  mkdirSync(join(directory, 'postgres'), { mode: 0o755 });
  const postgres = await startPostgres(join(directory, 'postgres'));
  closing.defer(() => postgres.end('SIGINT'));
  const bucket = await startObjectServer();
  closing.defer(() => bucket.remove());
  const mailbox = await startMailbox();
  closing.defer(() => mailbox.stop());

  const machines = ['one', 'one', 'two'];
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const sites: SiteProcess[] = [];
  const start = async (index: number) => {
    const site = startSite({
      PORT: ports[index] ?? '',
      DATA_DIR: join(directory, machines[index] ?? ''),
      DATABASE_URL: postgres.url,
      FILES_URL,
      ...bucket.variables,
      SMTP_URL: mailbox.url,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    });
    sites[index] = site;
    await site.ready();
  };
  closing.defer(async () => {
    await Promise.all(sites.map((site) => site.child.exitCode === null && site.end('SIGTERM')));
  });
  for (const index of ports.keys()) await start(index);
  return { sites, start, postgres, bucket, mailbox };
}

it('loses nothing and doubles nothing, whatever of three processes, a database and a bucket is killed', async () => {
  const { sites, start, postgres, bucket, mailbox } = await startMachines();
  for (const [name, value] of Object.entries(bucket.variables)) vi.stubEnv(name, value);
  closing.defer(() => void vi.unstubAllEnvs());
  const files = await openFiles(
    FILES_URL,
    { endpoint: bucket.variables.AWS_ENDPOINT_URL, region: 'us-east-1' },
    (error) => {
      throw error;
    },
  );
  await files.films.write(film, Buffer.alloc(1000, 7));
  const database = openDatabase(postgres.url, { maxConnections: 2 });
  closing.defer(() => database.destroy());
  // Before it says what becomes of what they write, a site takes nothing from its visitors.
  await addPage(database, 'privacy');
  const { ledger, stop } = startVisitors({
    addresses: sites.map(({ url }) => url),
    paths: ['/nl/', '/nl/te-koop/', '/nl/contact/', `/films/${film}`],
    captchaSecret: await getSecret(database, CAPTCHA_KEY),
  });

  const kills: Record<string, { kill(): Promise<unknown>; start(): Promise<void> }> = {
    'process 1 of machine 1': { kill: async () => sites[0]?.end('SIGKILL'), start: () => start(0) },
    'process 2 of machine 1': { kill: async () => sites[1]?.end('SIGKILL'), start: () => start(1) },
    'the process of machine 2': { kill: async () => sites[2]?.end('SIGKILL'), start: () => start(2) },
    'the bucket': { kill: bucket.stop, start: bucket.start },
    PostgreSQL: { kill: () => postgres.end('SIGKILL'), start: postgres.start },
  };
  const table: Record<string, unknown>[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const [killed, { kill, start }] of Object.entries(kills)) {
      const before = { ...ledger, forms: ledger.forms.size, uploads: ledger.uploads.size };
      await until(() => ledger.forms.size > before.forms + 3 && ledger.uploads.size > before.uploads);
      await wait(randomInt(0, 400));
      const killedAt = performance.now();
      await kill();
      await wait(randomInt(0, 1000));
      await start();
      const startedMs = performance.now() - killedAt;
      const forms = ledger.forms.size;
      const uploads = ledger.uploads.size;
      await until(() => ledger.forms.size > forms && ledger.uploads.size > uploads);
      table.push({
        round,
        killed,
        'forms thanked for': ledger.forms.size - before.forms,
        pictures: ledger.uploads.size - before.uploads,
        'pages and films': ledger.reads - before.reads,
        'cut off': ledger.cutOff - before.cutOff,
        'answered 503': ledger.busy - before.busy,
        'there again after ms': Math.round(startedMs),
        'all is well after ms': Math.round(performance.now() - killedAt),
      });
    }
  }
  await stop();
  expect(ledger.unexpected).toEqual([]);

  const waiting = () =>
    database.selectFrom('mail_message').select('id').where('status', '=', 'waiting').execute();
  await expect.poll(waiting, { timeout: 600_000, interval: 500 }).toEqual([]);

  const leads = await database.selectFrom('lead').select('email').execute();
  const timesKept = Map.groupBy(leads, ({ email }) => email ?? '');
  const thanked = [...ledger.forms, ...ledger.uploads];
  expect(thanked.filter((email) => !timesKept.has(email))).toEqual([]);
  expect([...timesKept].filter(([, all]) => all.length > 1)).toEqual([]);

  const idsOf = new Map<string, Set<string>>();
  for (const { envelope, messageId, replyTo } of mailbox.mails) {
    const visitor = replyTo?.[0]?.address ?? envelope.to[0] ?? '';
    const key = `${replyTo?.length ? 'for the agent' : 'for the visitor'} ${visitor}`;
    idsOf.set(key, (idsOf.get(key) ?? new Set()).add(messageId ?? ''));
  }
  for (const email of ledger.forms) {
    expect(idsOf.get(`for the visitor ${email}`)?.size, email).toBe(1);
    expect(idsOf.get(`for the agent ${email}`)?.size, email).toBe(1);
  }

  const testimonials = await database
    .selectFrom('testimonial')
    .innerJoin('picture', 'picture.id', 'testimonial.picture_id')
    .select([sql<string>`comment->>'nl'`.as('email'), 'picture.id', 'original_key'])
    .execute();
  const pictureOf = new Map(testimonials.map(({ email, id }) => [email, id]));
  expect(testimonials.length).toBe(pictureOf.size);
  expect([...ledger.uploads].filter((email) => !pictureOf.has(email))).toEqual([]);
  const pictures = await database.selectFrom('picture').select('original_key').execute();
  for (const { original_key } of pictures) {
    const { format } = await sharp(await files.pictures.read(original_key)).metadata();
    expect(format, original_key).toBeDefined();
  }
  for (const email of ledger.uploads) {
    for (const { url } of sites) {
      const shown = await fetch(`${url}/pictures/${pictureOf.get(email)}/gevel?width=100&format=webp`);
      expect(shown.status).toBe(200);
      expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp');
    }
  }
  console.table(table);
  console.log(
    `${thanked.length} thanked for, 0 lost, 0 doubled; ${mailbox.mails.length} mails, ` +
      `${mailbox.mails.length - new Set(mailbox.mails.map(({ messageId }) => messageId)).size} of them twice under their own id`,
  );
});
