import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: the kill must come at a random moment.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { contactRequest, sendContactRequest } from '#test/contact-request.ts';
import { addPage } from '#test/factories.ts';
import { startMailbox } from '#test/mailbox.ts';
import { findFreePort, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';
import { until } from '#test/until.ts';

const kills = 60;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-killed-'));
const mailbox = await startMailbox();
let site: SiteProcess | undefined;
let database: Kysely<Database> | undefined;

afterAll(async () => {
  await database?.destroy();
  if (site?.child.exitCode === null) await site.end('SIGTERM');
  await mailbox.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function start(): Promise<{ site: SiteProcess; database: Kysely<Database> }> {
  const started = startSite({
    PORT: await findFreePort(),
    DATA_DIR,
    SMTP_URL: mailbox.url,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
  });
  await started.ready();
  site = started;
  // PostgreSQL keeps running when the program is killed.
  if (!database) {
    database = openDatabase(readEmbedded(DATA_DIR).url, { maxConnections: 4 });
    await addPage(database, 'privacy');
  }
  return { site: started, database };
}

/** True if the page of thanks came. */
async function send(url: string, fields: Record<string, string>): Promise<boolean> {
  return (await sendContactRequest(url, fields))?.status === 303;
}

it(
  `loses no request that was answered, though the program is killed ${kills} times`,
  async () => {
    const answered = new Set<string>();
    for (let round = 0; round < kills; round++) {
      const running = await start();
      let isKilled = false;
      const visitors = [1, 2, 3, 4].map(async () => {
        while (!isKilled) {
          const { email, fields } = await contactRequest(running.database);
          if (await send(running.site.url, fields)) answered.add(email);
        }
      });
      // A new process is slow at first, so it is killed at a random moment after its first answer.
      const before = answered.size;
      await until(() => answered.size > before);
      await wait(randomInt(0, 400));
      isKilled = true;
      await running.site.end('SIGKILL');
      await Promise.all(visitors);
    }
    const last = await start();
    // The next request wakes the outbox, which otherwise wakes once a minute.
    const { email, fields } = await contactRequest(last.database);
    expect(await send(last.site.url, fields)).toBe(true);
    answered.add(email);
    const waiting = () =>
      last.database.selectFrom('mail_message').select('id').where('status', '=', 'waiting').execute();
    // There are thousands of mails, and about 25 are sent per second.
    await expect.poll(waiting, { timeout: 120_000 + kills * 10_000, interval: 500 }).toEqual([]);

    const leads = await last.database.selectFrom('lead').select('email').execute();
    const kept = new Set(leads.map((lead) => lead.email));
    expect([...answered].filter((each) => !kept.has(each))).toEqual([]);
    expect(answered.size).toBeGreaterThan(kills);

    const idsOf = new Map<string, Set<string>>();
    for (const { envelope, messageId, replyTo } of mailbox.mails) {
      const visitor = replyTo?.[0]?.address ?? envelope.to[0] ?? '';
      const kind = replyTo?.length ? 'for the agent' : 'for the visitor';
      const key = `${kind} ${visitor}`;
      idsOf.set(key, (idsOf.get(key) ?? new Set()).add(messageId ?? ''));
    }
    for (const each of answered) {
      expect(idsOf.get(`for the visitor ${each}`)?.size, each).toBe(1);
      expect(idsOf.get(`for the agent ${each}`)?.size, each).toBe(1);
    }
  },
  // The time for the kills, and for sending the waiting mails afterwards.
  2 * (180_000 + kills * 10_000),
);
