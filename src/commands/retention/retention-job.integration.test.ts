import { describe, expect, it, vi } from 'vitest';
import type { JobContext } from '#jobs/define-job.ts';
import { testDatabase } from '#test/database.ts';
import { daysAgo, mail, now, retention, retentionRows } from '#test/retention-rows.ts';
import { retentionHandler } from './delete-overdue-data.ts';

const { database } = await testDatabase();
const { add, countOf } = retentionRows(database);

describe('the job', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const run = () => retentionHandler({}, { database, log, now: () => now } as unknown as JobContext);

  it.each([
    [{ ...retention, mails: 10 }, 0],
    // Without a valid period nothing is deleted.
    [{ ...retention, mails: -1 }, 1],
  ])('goes by the settings', async (value, left) => {
    await database.deleteFrom('setting').execute();
    await add('setting', { document: JSON.stringify({ retention: value }) });
    const sent_at = daysAgo(left ? 400 : 11);
    await add('mail_message', { ...mail, status: 'sent', sent_at });
    await run();
    expect(await countOf('mail_message')).toBe(left);
    expect(left ? log.error : log.info).toHaveBeenCalledOnce();
  });
});
