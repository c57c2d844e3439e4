import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { asSuperuser } from './as-superuser.ts';
import { contactRequest, sendContactRequest } from './contact-request.ts';
import { addPage } from './factories.ts';
import { startMailbox } from './mailbox.ts';
import { findFreePort, isReady, readEmbedded, type SiteProcess, startSite } from './site-process.ts';
import { killServer, type Standby, startStandby } from './standby.ts';
import { until } from './until.ts';

const directory = mkdtempSync(join(tmpdir(), 'gevel-failover-'));
const mailbox = await startMailbox();
let standby: Standby;
let site: SiteProcess;
let bothHosts: string;

beforeAll(async () => {
  const primary = await startEmbedded(join(directory, 'postgres'));
  const cluster = join(directory, 'postgres', 'cluster');
  standby = await startStandby({ cluster, url: asSuperuser(primary.url) }, join(directory, 'standby'));
  const { host } = new URL(standby.url);
  bothHosts = `${primary.url.replace(/@[^/]+/, (one) => `${one},${host}`)}?target_session_attrs=read-write`;
  site = startSite({
    PORT: await findFreePort(),
    DATA_DIR: join(directory, 'site'),
    DATABASE_URL: bothHosts,
    SMTP_URL: mailbox.url,
    TRUSTED_PROXIES: '1',
  });
  await site.ready();
});

afterAll(async () => {
  await site.end('SIGTERM');
  standby.kill();
  await mailbox.stop();
  rmSync(directory, { recursive: true, force: true });
});

it('when the first host fails, the site goes on with the standby that takes its place', async () => {
  const first = openDatabase(bothHosts, { maxConnections: 1 });
  await addPage(first, 'privacy');
  const before = await contactRequest(first);
  expect((await sendContactRequest(site.url, before.fields))?.status).toBe(303);
  await mailbox.mailsTo(before.email);
  await first.destroy();

  const second = openDatabase(standby.url, { maxConnections: 1 });
  const leads = async () =>
    (await second.selectFrom('lead').select('email').execute()).map(({ email }) => email);
  await expect.poll(leads).toEqual([before.email]);

  killServer(readEmbedded(directory).pid);
  await expect.poll(() => isReady(site.url)).toBe(false);
  // A standby takes no writes and is not used.
  expect((await fetch(`${site.url}/nl/te-koop/gent/huis/1/`)).status).toBe(503);
  await standby.promote();
  await until(() => isReady(site.url));

  const after = await contactRequest(second);
  expect((await sendContactRequest(site.url, after.fields))?.status).toBe(303);
  expect(await leads()).toEqual([before.email, after.email]);
  await mailbox.mailsTo(after.email);
  const document = JSON.stringify({ list: { pageSize: 6 } });
  const home = async () => (await fetch(`${site.url}/nl/`)).headers.get('X-Request-Id');
  // The page is kept again, so the site hears of changes.
  await expect.poll(home).toBeNull();
  await second.insertInto('setting').values({ document }).execute();
  await expect.poll(home).not.toBeNull();
  expect(site.output()).toContain('the database is now on another host');
  await second.destroy();
});
