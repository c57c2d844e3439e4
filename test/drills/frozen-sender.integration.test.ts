import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import { startMailbox } from '#test/mailbox.ts';
import { numbered, outbox } from '#test/outbox.ts';
import { findFreePort, isReady, type SiteProcess, startSite } from '#test/site-process.ts';

const { database, url } = await testDatabase();
const { queue } = await outbox(database);
const mailbox = await startMailbox();
const directory = mkdtempSync(join(tmpdir(), 'gevel-frozen-sender-'));
const sites: SiteProcess[] = [];

afterAll(async () => {
  await Promise.all(sites.map((site) => site.end('SIGKILL')));
  await mailbox.stop();
  rmSync(directory, { recursive: true });
});

async function start(name: string): Promise<SiteProcess> {
  const site = startSite({
    PORT: await findFreePort(),
    DATA_DIR: join(directory, name),
    DATABASE_URL: url,
    SMTP_URL: mailbox.url,
  });
  sites.push(site);
  await site.ready();
  return site;
}

/** Signals the parent, which would replace a hanging worker, and its worker. */
function signalAll({ child, output }: SiteProcess, signal: NodeJS.Signals): void {
  const worker = /"pid":(\d+)[^\n]*"a worker is serving"/.exec(output())?.[1];
  child.kill(signal);
  process.kill(Number(worker), signal);
}

// This waits the real two minutes; src/mail/outbox/mail-drills.integration.test.ts does the same with less.
it('a frozen process holds up the mails of another for two minutes at most', async () => {
  const first = await start('first');
  onTestFinished(() => signalAll(first, 'SIGCONT'));
  const { promise: thawed, resolve: thaw } = Promise.withResolvers<undefined>();
  let frozenAt: number | undefined;
  mailbox.refuse((_, at) => {
    if (at !== 'text' || frozenAt !== undefined) return undefined;
    signalAll(first, 'SIGSTOP');
    frozenAt = performance.now();
    return thawed;
  });
  for (const recipient of numbered(5)) await queue(recipient);
  await expect.poll(() => frozenAt, { timeout: 3 * minuteMs }).toBeDefined();
  await start('second');
  await mailbox.mailsTo('mail5@example.be');
  // The second process looks once a minute on its own.
  expect(performance.now() - (frozenAt ?? 0)).toBeLessThan(3 * minuteMs + 10_000);

  thaw(undefined);
  signalAll(first, 'SIGCONT');
  await expect.poll(() => isReady(first.url)).toBe(true);
  await queue('last@example.be');
  await mailbox.mailsTo('last@example.be');
  const sent = mailbox.mails.map(({ envelope }) => envelope.to.join());
  expect(sent).toEqual(['mail1@example.be', ...numbered(5), 'last@example.be']);
  expect(mailbox.mails[1]?.messageId).toBe(mailbox.mails[0]?.messageId);
});
