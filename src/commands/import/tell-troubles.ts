import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { noteTroubles } from '#database/import/troubles.ts';
import { findSettings } from '#database/site/settings.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';

/** Mails the agency which sources are in trouble: once, and again only after that trouble has passed. */
export async function tellTroubles({
  database,
  jobs,
  officeUrl,
  now,
}: {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  officeUrl: string | undefined;
  now: Date;
}): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const troubled = await noteTroubles(transaction, now);
    if (troubled.length === 0) return;
    const stored = (await findSettings(transaction)) ?? {};
    const { agency, defaultLanguage } = validSettings(stored, defaultSettings, () => {});
    for (const { name, troubles } of troubled)
      await queueMail(transaction, jobs, {
        template: 'import-troubled',
        language: defaultLanguage,
        recipient: agency.email,
        now,
        data: { source: name, troubles, ...(officeUrl && { link: `${officeUrl}/office/imports/${name}/` }) },
      });
  });
}
