import { describe, expect, it } from 'vitest';
import { parseCriteria } from '#domain/search/criteria.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { testDatabase } from '#test/database.ts';
import { jobs, searchAlerts, start } from '#test/search-alerts.ts';
import { changeAlert } from './change-alert.ts';
import { createAlert } from './create-alert.ts';

const { database } = await testDatabase();
const { listen } = await searchAlerts(database);

describe('an address', () => {
  const { criteria } = parseCriteria('sale', new URLSearchParams('zone=9000&type=house'));
  const ask = (email: string, now = start) =>
    database.transaction().execute(async (transaction) => {
      const lead = await transaction
        .insertInto('lead')
        .values({ form: 'demand', content_hash: '', language: 'nl', page: '/', email, privacy_version: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const zones = await loadZones(transaction);
      await createAlert(
        transaction,
        { jobs, zones, now },
        { leadId: lead.id, email, language: 'nl', criteria, frequency: 'daily' },
      );
    });

  it('is asked three times a day at most', async () => {
    for (const email of ['a@b.be', 'A@b.be', 'a@B.be']) await ask(email);
    await expect(ask('a@b.be')).rejects.toThrow();
    await ask('other@b.be');
    expect(await database.selectFrom('mail_message').select('id').execute()).toHaveLength(4);
    await ask('a@b.be', new Date('2026-11-17T12:00:00Z'));
  });

  it('has twenty alerts at most', async () => {
    for (let count = 0; count < 19; count++) await listen('zone=9000', { email: 'c@d.be' });
    await ask('C@d.be');
    await ask('c@d.be');
    const [one, other] = await database
      .selectFrom('search_alert')
      .select('id')
      .where('status', '=', 'unconfirmed')
      .execute();
    const confirm = (id = 0) => changeAlert({ database, now: start }, id, { to: 'confirm' });
    expect(await Promise.all([confirm(one?.id), confirm(other?.id)])).toContain('too many');
    await expect(ask('c@d.be')).rejects.toThrow();
  });
});
