import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { planPublication } from '#commands/property/plan-publication.ts';
import { plansJob } from '#commands/property/plans-job.ts';
import { hourMs } from '#domain/time/durations.ts';
import { openFiles, type SiteFiles } from '#images/site-files.ts';
import { storePicture } from '#images/store-picture.ts';
import { startJobs } from '#jobs/queue.ts';
import { createLog } from '#server/start/log.ts';
import { href } from '#site/paths/paths.ts';
import { passCaptcha } from './captcha.ts';
import { testDatabase } from './database.ts';
import { isDeep } from './deep.ts';
import { addPage, addProperty } from './factories.ts';
import { startObjectServer } from './object-server.ts';
import { findFreePort, type SiteProcess, startSite, startTwoSites } from './site-process.ts';

const { database, url } = await testDatabase();
await addPage(database, 'privacy');
const server = await startObjectServer();
const directory = mkdtempSync(join(tmpdir(), 'gevel-two-machines-'));
const FILES_URL = 's3://agency/site';
const film = '0123456789abcdef0123.mp4';
const filmBytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => index % 251));

let sites: SiteProcess[];
let pictureIds: string[];
let documentId: number;

beforeAll(async () => {
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
  const files = await openFiles(
    FILES_URL,
    { endpoint: server.variables.AWS_ENDPOINT_URL, region: 'us-east-1' },
    (error) => {
      throw error;
    },
  );
  pictureIds = await addPictures(files);
  documentId = await addDocument(files);
  await files.films.write(film, filmBytes);
  sites = await startTwoSites(directory, {
    DATABASE_URL: url,
    PUBLIC_URL: 'http://localhost',
    TRUSTED_PROXIES: '1',
    FILES_URL,
    ...server.variables,
  });
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.end('SIGTERM')));
  await server.remove();
  rmSync(directory, { recursive: true });
  vi.unstubAllEnvs();
});

async function addPictures({ pictures }: SiteFiles): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < 12; number++) {
    const bytes = await sharp({
      create: { width: 600, height: 400, channels: 3, background: { r: number * 20, g: 90, b: 60 } },
    })
      .png()
      .toBuffer();
    const store = { database, storage: pictures, jobs: { enqueue: async () => {} } };
    const stored = await storePicture(store, bytes);
    if ('refusal' in stored) throw new Error(stored.refusal);
    ids.push(stored.id);
  }
  return ids;
}

async function addDocument({ documents }: SiteFiles): Promise<number> {
  await documents.write('epc/one.pdf', Buffer.from('%PDF-1.7 energy'));
  const property_id = await addProperty(database);
  const { id } = await database
    .insertInto('document')
    .values({
      property_id,
      kind: 'epc',
      access: 'download',
      file_key: 'epc/one.pdf',
      mime_type: 'application/pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const picturePath = (id: string, width = 500) => `/pictures/${id}/gevel?width=${width}&format=webp`;

async function ask(site: SiteProcess | undefined, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site?.url + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const askBoth = (path: string, headers?: Record<string, string>) =>
  Promise.all(sites.map((site) => ask(site, path, headers)));

it('two machines show every picture, document and film of one bucket', async () => {
  for (const id of pictureIds) {
    const [one, two] = await askBoth(picturePath(id));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(one?.bytes.equals(two?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect((await sharp(one?.bytes).metadata()).format).toBe('webp');
  }
  for (const { status, bytes } of await askBoth(`/documents/${documentId}/`))
    expect([status, bytes.toString()]).toEqual([200, '%PDF-1.7 energy']);
  for (const { status, bytes } of await askBoth(`/films/${film}`))
    expect([status, bytes.equals(filmBytes)]).toEqual([200, true]);
  for (const { status, headers, bytes } of await askBoth(`/films/${film}`, {
    Range: 'bytes=500000-500999',
  })) {
    expect([status, headers.get('Content-Range')]).toEqual([206, 'bytes 500000-500999/1000000']);
    expect(bytes.equals(filmBytes.subarray(500_000, 501_000))).toBe(true);
  }
});

it('a picture that one is sent is shown by the other', async () => {
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a5432d' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  const answers = {
    comment: 'Eline belde terug.',
    author: 'Familie Maes',
    email: 'maes@voorbeeld.be',
    privacy: 'yes',
  };
  for (const [name, value] of Object.entries({ ...answers, ...(await passCaptcha(database, 'testimonial')) }))
    body.append(name, value);
  body.append('picture', new File([new Uint8Array(photo)], 'foto.jpg'));
  const sent = await fetch(sites[0]?.url + href('nl', 'writeTestimonial'), {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: sites[0]?.url ?? '', 'X-Forwarded-For': '192.0.2.1' },
    body,
  });
  expect(sent.status).toBe(303);
  const { picture_id } = await database
    .selectFrom('testimonial')
    .select('picture_id')
    .executeTakeFirstOrThrow();
  for (const { status } of await askBoth(picturePath(picture_id ?? ''))) expect(status).toBe(200);
});

it('what is due is published and withdrawn once, by one of two machines, and both show it', async () => {
  const by = { database, now: new Date(Date.now() - hourMs), actor: 'command' };
  const drafts = await Promise.all(
    Array.from({ length: 6 }, () => addProperty(database, { publication: 'draft', published_at: null })),
  );
  const shown = await Promise.all(Array.from({ length: 6 }, () => addProperty(database)));
  const pathOf = (id: number) => href('nl', 'propertyForSale', { city: 'gent', type: 'huis', id });
  const statuses = async (ids: number[]) =>
    (await Promise.all(ids.map((id) => askBoth(pathOf(id))))).flat().map(({ status }) => status);
  expect(new Set(await statuses(drafts))).toEqual(new Set([404]));
  expect(new Set(await statuses(shown))).toEqual(new Set([200]));

  for (const id of drafts)
    await planPublication(by, { id, change: 'publish', at: by.now, despite: 'Attesten zijn aangevraagd.' });
  for (const id of shown) await planPublication(by, { id, change: 'withdraw', at: by.now });
  // Each machine checks once a minute; here there are twenty more checks at once.
  const jobs = await startJobs(database, [plansJob], createLog('silent'), { isSender: true });
  for (let count = 0; count < 20; count++) await jobs.enqueue(database, plansJob, {});
  await jobs.stop();

  await expect
    .poll(async () => [new Set(await statuses(drafts)), new Set(await statuses(shown))], { timeout: 90_000 })
    .toEqual([new Set([200]), new Set([410])]);
  const done = await database
    .selectFrom('audit_entry')
    .select(({ fn }) => ['subject', fn.countAll<number>().as('times')])
    .where(
      'subject',
      'in',
      [...drafts, ...shown].map((id) => `property:${id}`),
    )
    .where('action', 'not like', 'property.plan-%')
    .groupBy('subject')
    .execute();
  expect(done.map(({ times }) => Number(times))).toEqual(Array(12).fill(1));
});

it('while the bucket is away what was shown is shown, the rest is 503 that nobody keeps, and pages stand', async () => {
  const [shown = ''] = pictureIds;
  await askBoth(picturePath(shown));
  await server.stop();
  for (const { status } of await askBoth(picturePath(shown))) expect(status).toBe(200);
  for (const path of [picturePath(shown, 750), `/documents/${documentId}/`, `/films/${film}`]) {
    for (const { status, headers, bytes } of await askBoth(path, { 'Accept-Language': 'nl' })) {
      expect([status, headers.get('Cache-Control'), headers.get('Retry-After')], path).toEqual([
        503,
        'no-store',
        '10',
      ]);
      expect(bytes.toString()).toContain('Probeer het over enkele seconden opnieuw.');
    }
  }
  for (const { status } of await askBoth('/nl/te-koop/')) expect(status).toBe(200);
  for (const { status } of await askBoth('/readyz')) expect(status).toBe(200);

  await server.start();
  for (const path of [picturePath(shown, 750), `/documents/${documentId}/`, `/films/${film}`])
    for (const { status } of await askBoth(path)) expect(status, path).toBe(200);
});

it.runIf(isDeep)('a bucket that hangs holds up its own answers for ten seconds, and no page', async () => {
  const [, picture = ''] = pictureIds;
  await server.hang();
  const waiting = Array.from({ length: 100 }, () => ask(sites[0], picturePath(picture, 1050)));
  const page = performance.now();
  expect((await ask(sites[0], '/nl/te-koop/?page=1')).status).toBe(200);
  expect(performance.now() - page).toBeLessThan(1000);
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(503);
  await server.start();
  expect((await ask(sites[0], picturePath(picture, 1050))).status).toBe(200);
});

it('a start with a bucket that is not there ends with a sentence; one that is away is waited for by nobody', async () => {
  const variables = { DATA_DIR: join(directory, 'three'), DATABASE_URL: url, ...server.variables };
  const wrong = startSite({ ...variables, PORT: await findFreePort(), FILES_URL: 's3://nowhere' });
  expect(await wrong.exitCode()).toBe(1);
  expect(wrong.output()).toContain("The bucket 'nowhere' cannot be used: it does not exist.");
  expect(wrong.output()).not.toContain('    at ');

  await server.stop();
  const early = startSite({ ...variables, PORT: await findFreePort(), FILES_URL });
  await early.ready();
  expect((await ask(early, picturePath(pictureIds[0] ?? ''))).status).toBe(503);
  await server.start();
  expect((await ask(early, picturePath(pictureIds[0] ?? ''))).status).toBe(200);
  expect(await early.end('SIGTERM')).toBe(0);
});
