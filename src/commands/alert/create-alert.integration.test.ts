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
  const mails = () => database.selectFrom('mail_message').select('id').execute();
  const ask = (email: string, { now = start, query = 'zone=9000' } = {}) =>
    database.transaction().execute(async (transaction) => {
      const { criteria } = parseCriteria('sale', new URLSearchParams(query));
      const zones = await loadZones(transaction);
      await createAlert(
        transaction,
        { jobs, zones, now },
        { email, language: 'nl', criteria, frequency: 'daily' },
      );
    });

  it('is asked three times a day at most', async () => {
    for (const [index, email] of ['a@b.be', 'A@b.be', 'a@B.be'].entries())
      await ask(email, { query: `bedrooms=${index + 1}` });
    await expect(ask('a@b.be')).rejects.toThrow();
    await ask('other@b.be');
    expect(await mails()).toHaveLength(4);
    await ask('a@b.be', { now: new Date('2026-11-17T12:00:00Z') });
  });

  it('is asked once a day about one search', async () => {
    await ask('e@f.be', { query: 'type=house&zone=9000' });
    await ask('E@f.be', { query: 'zone=9000&type=house&sort=price' });
    expect(await mails()).toHaveLength(1);
    await ask('e@f.be', { query: 'zone=9000&type=house', now: new Date('2026-11-17T12:00:01Z') });
    expect(await mails()).toHaveLength(2);
  });

  it('is left alone when it answers none of six mails', async () => {
    const day = (count: number) => new Date(start.getTime() + count * 24 * 3600_000);
    for (let count = 1; count <= 6; count++)
      await ask('g@h.be', { query: `bedrooms=${count}`, now: day(count) });
    // Ending one alert does not make room for more.
    await database
      .updateTable('search_alert')
      .set({ status: 'ended', ended_at: day(6) })
      .where('query', '=', 'bedrooms=6')
      .execute();
    await expect(ask('g@h.be', { now: day(7) })).rejects.toThrow();
    await database
      .updateTable('search_alert')
      .set({ status: 'active', confirmed_at: day(7) })
      .where('query', '=', 'bedrooms=1')
      .execute();
    await ask('g@h.be', { now: day(8) });
  });

  it('has twenty alerts at most', async () => {
    for (let count = 0; count < 19; count++) await listen('zone=9000', { email: 'c@d.be' });
    await ask('C@d.be', { query: 'bedrooms=1' });
    await ask('c@d.be', { query: 'bedrooms=2' });
    const [one, other] = await database
      .selectFrom('search_alert')
      .select('id')
      .where('status', '=', 'unconfirmed')
      .execute();
    const confirm = (id = 0) => changeAlert({ database, now: start }, id, { to: 'confirm' });
    expect(await Promise.all([confirm(one?.id), confirm(other?.id)])).toContain('too many');
    await expect(ask('c@d.be', { query: 'bedrooms=3' })).rejects.toThrow();
  });
});
