import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countInbox, listInbox } from '#database/lead/inbox.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { now, officeOfRequests, text } from '#test/office-requests.ts';
import { quickestMs } from '#test/quickest.ts';
import { logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { agent, eline, jonas, see, send, ask, leadOf, page } = await officeOfRequests(site);

describe('a new request', () => {
  it('goes to the agent of the property, by itself', async () => {
    const id = await ask({ agent_id: agent });
    expect((await leadOf(id)).assigned_to).toBe(eline.id);
    expect(await page(`/office/requests/${id}/`)).toContain('Toegewezen aan Eline Vermeersch');
  });

  it('goes to the substitute of who is away, and from the day after to the agent again', async () => {
    const away = (until: string) =>
      database
        .updateTable('staff')
        .set({ away_until: until, substitute_id: jonas.id })
        .where('id', '=', eline.id)
        .execute();
    await away('2026-11-23');
    expect((await leadOf(await ask({ agent_id: agent }))).assigned_to).toBe(jonas.id);
    await away('2026-11-22');
    expect((await leadOf(await ask({ agent_id: agent }))).assigned_to).toBe(eline.id);
  });

  it('for nobody goes in turn to those of the main office', async () => {
    const other = await logInStaff(site, 'agent', { name: 'An Aerts', agent_id: agent });
    const given = [];
    for (let count = 0; count < 4; count += 1)
      given.push((await leadOf(await ask({ form: 'contact' }))).assigned_to);
    expect(given).toEqual([other.id, eline.id, other.id, eline.id]);
    await database.updateTable('staff').set({ ended_at: now }).where('id', '=', other.id).execute();
  });

  it('for the newsletter is nobody’s, and not in the inbox', async () => {
    expect((await leadOf(await ask({ form: 'newsletter' }))).assigned_to).toBeNull();
    expect(await page('/office/requests/?view=all')).toContain('Er wacht niets');
  });
});

describe('the inbox', () => {
  it('says what is asked where the visitor left no message: the kind, and the days of a visit', async () => {
    const property_id = await addProperty(database, {});
    const id = await ask({ form: 'visit', property_id });
    await database.updateTable('lead').set({ remark: null }).where('id', '=', id).execute();
    const wished = JSON.stringify([
      '2026-11-24T16:00-19:00',
      '2026-11-24T09:00-12:00',
      '2026-11-26T10:00-13:00',
    ]);
    await database
      .insertInto('appointment')
      .values({ lead_id: id, property_id, status: 'requested', wished })
      .execute();
    const words = '<span>di 24-11 of do 26-11</span>';
    expect(await page('/office/requests/')).toContain(`<span class="cell-kind">Bezoek</span>${words}`);
    const [starts_at, ends_at] = [new Date('2026-11-25T09:00:00Z'), new Date('2026-11-25T09:45:00Z')];
    await database
      .updateTable('appointment')
      .set({ status: 'confirmed', starts_at, ends_at })
      .where('lead_id', '=', id)
      .execute();
    expect(await page('/office/requests/')).toContain('<span>wo 25-11</span>');
    expect(await page('/office/')).toContain('wo 25-11');
  });

  it('shows each view, finds by name and address, and changes several with a way back', async () => {
    const property_id = await addProperty(database, { street: 'Kouter', house_number: '12', city: 'Gent' });
    const mine = await ask({ agent_id: agent, first_name: 'Mathieu', property_id });
    const spam = await ask({ first_name: 'Casino', email: 'win@spam.example' });
    await database.updateTable('lead').set({ assigned_to: null }).where('id', '=', spam).execute();
    const all = await page('/office/requests/');
    expect(all).toMatch(/3 u 0 min/);
    expect(all).toContain('Kouter 12, Gent');
    expect(await page('/office/requests/?view=mine')).not.toContain('Casino');
    expect(await page('/office/requests/?view=unassigned')).not.toContain('Mathieu');
    expect(await page('/office/requests/?text=SPAM.ex')).not.toContain('Mathieu');
    expect(await page(`/office/requests/?property=${property_id}&form=contact_me`)).not.toContain('Casino');
    expect(await page('/office/requests/?text=mathieu%20kouter%2012')).toContain('Mathieu');
    expect(await page('/office/requests/?text=mathieu%20veldstraat')).not.toContain('Mathieu');
    expect(await page('/office/requests/?text=%25')).toContain('Geen aanvraag gevonden');

    const done = await text(
      await send(
        '/office/requests/',
        [
          ['id', String(mine)],
          ['id', String(spam)],
          ['do', 'spam'],
        ],
        eline.cookie,
      ),
    );
    expect(done).toContain('2 aanvragen staan bij de spam');
    expect(done).toContain(`value="${mine} new"`);
    expect(await page('/office/requests/')).toContain('Er wacht niets');
    expect(await page('/office/requests/?view=all')).not.toContain('Casino');
    expect(await page('/office/requests/?view=spam')).toContain('Casino');
    await send('/office/requests/', { do: 'undo', each: `${mine} new` }, eline.cookie);
    expect((await leadOf(mine)).status).toBe('new');
    await send('/office/requests/', { do: `assign:${jonas.id}`, id: String(mine) }, eline.cookie);
    expect((await leadOf(mine)).assigned_to).toBe(jonas.id);
    const actions = await database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `lead:${mine}`)
      .where('actor', '=', `staff:${eline.id}`)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['lead.spam', 'lead.new', 'lead.assigned']);
  });

  it('is assigned to nobody who is no agent, and takes no form that none of ours sends', async () => {
    const id = String(await ask({ agent_id: agent }));
    const editor = await logInStaff(site, 'editor');
    await send('/office/requests/', { do: `assign:${editor.id}`, id }, eline.cookie);
    expect((await leadOf(Number(id))).assigned_to).toBe(eline.id);
    expect((await send('/office/requests/', { do: 'done', id: 'all' }, eline.cookie)).status).toBe(400);
    expect((await send(`/office/requests/${id}/`, { do: 'status:lost' }, eline.cookie)).status).toBe(400);
    expect((await see('/office/requests/999999/', eline.cookie)).status).toBe(404);
  });

  it('is quick with 5,000 requests', async () => {
    await sql`
      insert into lead (form, language, page, first_name, last_name, email, privacy_version, content_hash, created_at,
        status, assigned_to)
      select 'contact', 'nl', '/nl/', 'Naam' || n, 'Familienaam', 'naam' || n || '@voorbeeld.be', 1, n::text,
        ${now}::timestamptz - n * interval '10 minutes',
        (array['new', 'done', 'done', 'waiting', 'open'])[n % 5 + 1],
        case when n % 3 = 0 then ${eline.id}::uuid end
      from generate_series(1, 5000) n`.execute(database);
    await sql`analyze lead`.execute(database);
    const search = { staffId: eline.id, now };
    for (const view of ['waiting', 'mine', 'all', 'others'] as const) {
      const ms = await quickestMs(async (round) => {
        const start = performance.now();
        const text = round % 2 === 0 ? undefined : 'naam49';
        await Promise.all([
          listInbox(database, { ...search, view, page: 1 + round, text }),
          countInbox(database, search),
        ]);
        return performance.now() - start;
      });
      expect([view, ms < 100]).toEqual([view, true]);
    }
    const shown = await page('/office/requests/?view=all&page=3');
    expect(shown).toContain('pagina 3 van 100');
    expect(shown.match(/class="row-link/g)).toHaveLength(50);
  });
});

it('knows from the account who is away', async () => {
  const account = (fields: object) =>
    send('/office/account/', { do: 'absence', substitute: jonas.id, ...fields }, eline.cookie);
  expect((await account({ away: 'morgen' })).status).toBe(422);
  expect((await account({ away: '2026-11-30' })).status).toBe(303);
  expect((await leadOf(await ask({ agent_id: agent }))).assigned_to).toBe(jonas.id);
  expect(await page('/office/account/')).toContain('value="2026-11-30"');
  await account({ away: '' });
  expect((await leadOf(await ask({ agent_id: agent }))).assigned_to).toBe(eline.id);
});
