import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { filesOf, rowsOf } from '#test/backups.ts';
import { passCaptcha } from '#test/captcha.ts';
import { gevelProcess } from '#test/gevel-process.ts';
import { startMailbox } from '#test/mailbox.ts';
import { findFreePort, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'gevel-destroyed-'));
const DATA_DIR = join(folder, 'data');
const mailbox = await startMailbox();
const sites: SiteProcess[] = [];
const gevel = (...words: string[]) => gevelProcess({ DATA_DIR }, ...words);

afterAll(async () => {
  for (const site of sites) if (site.child.exitCode === null) await site.end('SIGTERM');
  await mailbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<SiteProcess> {
  const site = startSite({ PORT: await findFreePort(), DATA_DIR, DEMO: '1', SMTP_URL: mailbox.url });
  sites.push(site);
  await site.ready();
  return site;
}

async function ask(url: string, email: string): Promise<void> {
  const database = openDatabase(readEmbedded(DATA_DIR).url, { maxConnections: 1 });
  const captcha = await passCaptcha(database, 'contact').finally(() => database.destroy());
  const person = { title: 'mr', first_name: 'Jan', last_name: 'Peeters', email, phone: '0470123456' };
  const answer = await fetch(`${url}/nl/contact/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ ...person, ...captcha, remark: 'Dag', privacy: 'yes' }),
  });
  expect(answer.status).toBe(303);
}

/**
 * Leaves out tables that change each minute: mails that are tried again, properties that search alerts compare, changes
 * for portals that get a number.
 */
function lasting({
  mail_message: _,
  search_alert_home: __,
  outgoing_change: ___,
  sequences: ____,
  ...rows
}: Record<string, string[]>) {
  return rows;
}

const linksOf = async (site: SiteProcess) =>
  (await (await fetch(`${site.url}/nl/te-koop/`)).text()).match(/href="\/nl\/[^"]*"/g);

it('what was backed up while the site ran comes back when everything was destroyed, and mails nobody', async () => {
  mailbox.refuse(() => 451);
  const site = await start();
  await ask(site.url, 'before@voorbeeld.be');
  const links = await linksOf(site);
  expect(links?.length).toBeGreaterThan(30);
  const { pid, url } = readEmbedded(DATA_DIR);
  const rows = await rowsOf(url);
  const files = await filesOf(DATA_DIR);
  const file = await gevel('backup', '--to', join(folder, 'backups'));

  await site.end('SIGKILL');
  process.kill(pid, 'SIGKILL');
  rmSync(DATA_DIR, { recursive: true });
  await gevel('restore', file);

  mailbox.refuse(() => undefined);
  const again = await start();
  expect(again.output()).toContain('no mail is sent until');
  expect(lasting(await rowsOf(readEmbedded(DATA_DIR).url))).toEqual(lasting(rows));
  expect(await filesOf(DATA_DIR)).toEqual(files);
  expect(await linksOf(again)).toEqual(links);

  await ask(again.url, 'after@voorbeeld.be');
  await expect(gevel('restore', file, '--replace')).rejects.toThrow('The site is running on this database');
  expect(mailbox.mails).toEqual([]);
  expect(await gevel('mails', 'release')).toBe('4 mails go within a minute');
  // Mails that were refused before the backup would otherwise wait for their time.
  await gevel('mails', 'retry', '--all');
  // The next request wakes the outbox, which otherwise wakes once a minute.
  await ask(again.url, 'released@voorbeeld.be');
  for (const name of ['before', 'after', 'released']) await mailbox.mailsTo(`${name}@voorbeeld.be`);
  expect(await again.end('SIGTERM')).toBe(0);
}, 300_000);
