import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contactRequest, sendContactRequest } from './contact-request.ts';
import { testDatabase } from './database.ts';
import { addPage } from './factories.ts';
import { startMailbox } from './mailbox.ts';
import { findFreePort, startSite } from './site-process.ts';

const { database, url } = await testDatabase();
await addPage(database, 'privacy');
const mailbox = await startMailbox();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-pooler-'));

/** All that was sent to the database through the stand-in for a pooler. */
let said = '';
const pooler = createServer((visitor) => {
  const { hostname, port } = new URL(url);
  const server = connect(Number(port), hostname);
  visitor.on('data', (bytes) => {
    said += bytes.toString('latin1');
  });
  for (const [one, other] of [
    [visitor, server],
    [server, visitor],
  ] as const) {
    one.on('error', () => {}).on('close', () => other.destroy());
    one.pipe(other);
  }
});
await once(pooler.listen(0, '127.0.0.1'), 'listening');
const at = pooler.address();
const pooled = Object.assign(new URL(url), { port: at && typeof at === 'object' ? at.port : 0 }).href;

const site = startSite({
  PORT: await findFreePort(),
  DATA_DIR,
  DATABASE_URL: pooled,
  DATABASE_DIRECT_URL: url,
  SMTP_URL: mailbox.url,
  TRUSTED_PROXIES: '1',
});

afterAll(async () => {
  await site.end('SIGTERM');
  pooler.close();
  await mailbox.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

it('nothing that holds a session goes through the pooler', async () => {
  await site.ready();
  const { email, fields } = await contactRequest(database);
  expect((await sendContactRequest(site.url, fields))?.status).toBe(303);
  expect((await fetch(`${site.url}/nl/te-koop/gent/huis/1/`)).status).toBe(404);
  await mailbox.mailsTo(email);
  expect(said).toContain('insert into "lead"');
  // PgBouncer refuses a connection that asks for statement_timeout.
  expect(
    said.match(/\blisten\b|pg_(try_)?advisory_lock|statement_timeout|\bjobs\.job\b.*skip locked/i),
  ).toBeNull();
});
