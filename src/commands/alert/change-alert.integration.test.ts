import { describe, expect, it } from 'vitest';
import { parseCriteria } from '#domain/search/criteria.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { testDatabase } from '#test/database.ts';
import { jobs, minutes, searchAlerts } from '#test/search-alerts.ts';
import { propertiesOf } from './alert-search.ts';
import { changeAlert } from './change-alert.ts';
import { sendAlertNow } from './send-alert-now.ts';

const { database } = await testDatabase();
const { run, listen, publish, matches, mailed, everyRow } = await searchAlerts(database);

const statusOf = async (id: number) =>
  (await database.selectFrom('search_alert').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

describe('the owner of an alert', () => {
  const own = (id: number, to: 'confirm' | 'pause' | 'resume' | 'end' | 'stay', now = minutes(1)) =>
    changeAlert({ database, now }, id, { to });

  it('confirms it before anything is sent, and hears of nothing that there was already', async () => {
    const id = await listen('zone=9000', { status: 'unconfirmed', confirmed_at: null, expires_on: null });
    await publish();
    await run(minutes(1));
    await publish();
    await own(id, 'confirm', minutes(2));
    await run(minutes(3));
    expect(await mailed()).toEqual([]);
    await publish();
    await run(minutes(4));
    expect(await mailed()).toHaveLength(1);
  });

  it('pauses, resumes and ends it', async () => {
    const id = await listen('zone=9000');
    await own(id, 'pause');
    await publish();
    await run(minutes(2));
    await own(id, 'resume', minutes(3));
    await run(minutes(4));
    expect(await matches()).toEqual([]);
    await publish();
    await run(minutes(5));
    expect(await mailed()).toHaveLength(1);
    await own(id, 'end', minutes(6));
    await publish();
    await run(minutes(7));
    expect(await mailed()).toHaveLength(1);
    expect(await own(id, 'resume')).toBe('ended');
    expect(await statusOf(id)).toBe('ended');
  });

  it('looks for something else from now on', async () => {
    const id = await listen('zone=9000&type=apartment');
    await publish();
    const { criteria } = parseCriteria('sale', new URLSearchParams('zone=9000&type=house&page=3&sort=price'));
    await changeAlert({ database, now: minutes(1) }, id, { to: 'change', criteria, frequency: 'instant' });
    await run(minutes(2));
    expect(await mailed()).toEqual([]);
    const house = await publish();
    await run(minutes(3));
    expect(await mailed()).toEqual([[{ propertyId: house, reason: 'published' }]]);
    const alert = await database.selectFrom('search_alert').select('query').executeTakeFirst();
    expect(alert?.query).toBe('zone=9000&type=house');
  });

  it('has all of it sent now, three times a day at most', async () => {
    const id = await listen('zone=9000', { frequency: 'daily' });
    const ids = [await publish(), await publish()];
    await publish({ availability: 'sold', gone_on: '2026-11-16' });
    await run(minutes(1));
    const zones = await loadZones(database);
    const properties = await propertiesOf(database, await everyRow());
    const now = () => sendAlertNow({ database, jobs, properties, zones, now: minutes(2) }, id);
    expect([await now(), await now(), await now(), await now()]).toEqual([
      'sent',
      'sent',
      'sent',
      'too many',
    ]);
    expect((await mailed())[0]).toEqual(
      ids.toReversed().map((propertyId) => ({ propertyId, reason: 'found' })),
    );
    await run(new Date('2026-11-17T07:00:00Z'));
    expect(await mailed()).toHaveLength(3);
  });

  it('is asked after a year, and loses it two weeks after no answer', async () => {
    const silent = await listen('zone=9000');
    const stays = await listen('zone=9000');
    const asked = async () =>
      (
        await database
          .selectFrom('mail_message')
          .select('id')
          .where('template', '=', 'alert-expires')
          .execute()
      ).length;
    await run(new Date('2027-11-01T12:00:00Z'));
    expect(await asked()).toBe(0);
    await run(new Date('2027-11-02T12:00:00Z'));
    await run(new Date('2027-11-03T12:00:00Z'));
    expect(await asked()).toBe(2);
    await own(stays, 'stay', new Date('2027-11-04T12:00:00Z'));
    await run(new Date('2027-11-16T12:00:00Z'));
    expect([await statusOf(silent), await statusOf(stays)]).toEqual(['ended', 'active']);
  });

  it('is asked two weeks before it ends, also where the question comes late', async () => {
    const id = await listen('zone=9000');
    await run(new Date('2027-12-24T12:00:00Z'));
    await run(new Date('2028-01-06T12:00:00Z'));
    expect(await statusOf(id)).toBe('active');
    await run(new Date('2028-01-07T12:00:00Z'));
    expect(await statusOf(id)).toBe('ended');
  });
});
