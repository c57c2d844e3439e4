import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { officeTeam } from '#test/office-team.ts';
import { addStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send, cookie, first, person, agentOf } = await officeTeam(site);
await send('/office/team/new/', person(), cookie);
const noor = (await agentOf('noor@agency.example'))?.id ?? 0;

describe('somebody who leaves', () => {
  it('hands over what is open to a colleague, and keeps what is past', async () => {
    const staff = await addStaff(database, { role: 'agent', agent_id: noor });
    const colleague = await addStaff(database, { role: 'agent', agent_id: first });
    await addProperty(database, { reference: 'T-1', agent_id: noor });
    const home = await addProperty(database, { reference: 'T-2', agent_id: noor });
    const other = await addProperty(database, { reference: 'T-4', agent_id: first });
    await addProject(database, { agent_id: noor });
    const edit = { property_id: home, key: 'agentId', actor: `staff:${staff.id}`, at: '2026-11-01' };
    await database
      .insertInto('property_edit')
      .values({ ...edit, value: JSON.stringify(noor) })
      .execute();
    await database
      .insertInto('agent_calendar')
      .values({ agent_id: noor, key: crypto.randomUUID() })
      .execute();
    const lead = (status: string) => ({
      ...{ form: 'contact', first_name: 'Lies', email: 'lies@voorbeeld.be', language: 'nl', page: '/nl/' },
      ...{ privacy_version: 1, content_hash: status, agent_id: noor, assigned_to: staff.id, status },
    });
    await database
      .insertInto('lead')
      .values([lead('open'), lead('done')])
      .execute();
    const times = (day: string) => ({ starts_at: `${day}T10:00:00Z`, ends_at: `${day}T11:00:00Z` });
    await database
      .insertInto('viewing_slot')
      .values([
        { property_id: home, agent_id: noor, ...times('2031-01-02') },
        { property_id: other, agent_id: first, ...times('2031-01-02') },
      ])
      .execute();
    await database
      .insertInto('appointment')
      .values([
        { property_id: home, agent_id: noor, status: 'confirmed', ...times('2031-01-03') },
        { property_id: home, agent_id: noor, status: 'carried_out', ...times('2020-01-03') },
      ])
      .execute();
    const page = await (await see(`/office/team/${noor}/`, cookie)).text();
    expect(page).toContain('2 panden, één project, één aanvraag, één bezoek, één vrij moment');

    const answer = await send(`/office/team/${noor}/`, { do: 'end', to: String(first) }, cookie);
    expect(answer.headers.get('Location')).toContain('/office/team/?ended=Noor');
    const left = async (table: 'property' | 'project' | 'lead' | 'appointment' | 'viewing_slot') =>
      (await database.selectFrom(table).select('agent_id').where('agent_id', '=', noor).execute()).length;
    expect([await left('property'), await left('project'), await left('viewing_slot')]).toEqual([0, 0, 0]);
    // Past requests and appointments stay theirs.
    expect([await left('lead'), await left('appointment')]).toEqual([1, 1]);
    const assigned = await database
      .selectFrom('lead')
      .select(['status', 'assigned_to'])
      .orderBy('status', 'desc')
      .execute();
    expect(assigned).toEqual([
      { status: 'open', assigned_to: colleague.id },
      { status: 'done', assigned_to: staff.id },
    ]);
    const waiting = await database
      .selectFrom('property_edit')
      .select('value')
      .where('property_id', '=', home)
      .executeTakeFirst();
    expect(waiting?.value).toBe(first);
    expect(
      await database.selectFrom('agent_calendar').select('key').where('agent_id', '=', noor).execute(),
    ).toEqual([]);
  });

  it('is nowhere to be chosen or seen any more', async () => {
    expect((await see(`/office/team/${noor}/`, cookie)).status).toBe(404);
    expect((await site.request(`/nl/team/${noor}/`, {}, 'www.agency.be')).status).toBe(404);
    const home = await addProperty(database, { reference: 'T-3' });
    expect(await (await see(`/office/properties/${home}/`, cookie)).text()).not.toContain('Noor Baert');
    await send('/office/properties/', { do: 'assign', agent: String(noor), chosen: String(home) }, cookie);
    const { agent_id } = await database
      .selectFrom('property')
      .select('agent_id')
      .where('id', '=', home)
      .executeTakeFirstOrThrow();
    expect(agent_id).not.toBe(noor);
  });

  it('hands nothing over to somebody who is not there', async () => {
    for (const to of ['', '999', String(first)])
      expect((await send(`/office/team/${first}/`, { do: 'end', to }, cookie)).status).toBe(422);
  });
});
