import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addAgent, addGhent, addProject, addProperty } from '#test/factories.ts';
import { addStaff, asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send } = asksOffice(site);
await addGhent(database);
const { cookie } = await logInStaff(site, 'admin');
const first = await addAgent(database);
const { id: place } = await database.selectFrom('office').select('id').executeTakeFirstOrThrow();

const person = (own: Record<string, string> = {}) => ({
  do: 'save',
  firstName: 'Noor',
  lastName: 'Baert',
  'role.nl': 'Vastgoedmakelaar',
  phone: '0470 11 22 33',
  email: 'noor@agency.example',
  office: String(place),
  registrationNumber: '509.112',
  languages: 'fr',
  isShown: 'yes',
  ...own,
});
const agentOf = (email: string) =>
  database.selectFrom('agent').selectAll().where('email', '=', email).executeTakeFirst();
const addressOf = async (home: number) =>
  (await site.request(`/property/${home}/`, {}, 'www.agency.be')).headers.get('Location') ?? '';
const visitorSees = async (path: string) => (await site.request(path, {}, 'www.agency.be')).text();

describe('the team', () => {
  it('gets somebody new, whom visitors see', async () => {
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a8f6a' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries(person())) form.append(name, value);
    form.append('picture.file', new File([new Uint8Array(picture)], 'noor.jpg', { type: 'image/jpeg' }));
    const answer = await site.request(
      '/office/team/new/',
      { method: 'POST', body: form, headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } },
      new URL(officeSite.officeUrl).host,
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/office/team/?told=saved']);
    const noor = await agentOf('noor@agency.example');
    expect(noor).toMatchObject({
      first_name: 'Noor',
      role: { nl: 'Vastgoedmakelaar' },
      languages: ['fr'],
      is_shown: true,
    });
    expect(noor?.picture_id).toMatch(/^[0-9a-f]{20}$/);
    const page = await visitorSees(`/nl/team/${noor?.id}/`);
    expect(page).toContain('Noor Baert');
    expect(page).toContain('Spreekt Frans');
    const list = await (await see('/office/team/', cookie)).text();
    expect(list).toContain(`/pictures/${noor?.picture_id}/`);
  });

  it.each([
    [{ firstName: ' ' }, 'Voornaam'],
    [{ email: 'noor' }, 'e-mailadres'],
    [{ phone: 'bel mij' }, 'geen telefoonnummer'],
    [{ office: '999' }, 'Kantoor'],
    [{ 'role.nl': '' }, 'Functie'],
  ])('refuses %j, and keeps what was typed', async (own, words) => {
    const answer = await send('/office/team/new/', person({ email: 'new@agency.example', ...own }), cookie);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(words);
    expect(page).toContain('509.112');
    expect(await agentOf('new@agency.example')).toBeUndefined();
  });

  it('keeps the portrait that is there, and takes no picture of another by its id', async () => {
    const before = await agentOf('noor@agency.example');
    await send(
      `/office/team/${before?.id}/`,
      person({ lastName: 'Baeten', picture: 'f'.repeat(20) }),
      cookie,
    );
    expect(await agentOf('noor@agency.example')).toMatchObject({
      last_name: 'Baeten',
      picture_id: before?.picture_id,
    });
    await send(`/office/team/${before?.id}/`, person({ picture: '' }), cookie);
    expect(await agentOf('noor@agency.example')).toMatchObject({ picture_id: null });
  });

  it('is put in order by buttons', async () => {
    const order = async () =>
      (
        await database
          .selectFrom('agent')
          .select('id')
          .where('ended_at', 'is', null)
          .orderBy('sort')
          .orderBy('id')
          .execute()
      ).map(({ id }) => id);
    const noor = (await agentOf('noor@agency.example'))?.id ?? 0;
    expect(await order()).toEqual([first, noor]);
    expect((await send('/office/team/', { do: 'up', id: String(noor) }, cookie)).status).toBe(303);
    expect(await order()).toEqual([noor, first]);
    // The first one cannot move further up.
    await send('/office/team/', { do: 'up', id: String(noor) }, cookie);
    expect(await order()).toEqual([noor, first]);
  });

  it('who is not shown is not with the team, and still answers for a home', async () => {
    const hidden = (await agentOf('noor@agency.example'))?.id ?? 0;
    const { isShown: _, ...unseen } = person();
    await send(`/office/team/${hidden}/`, unseen, cookie);
    expect((await agentOf('noor@agency.example'))?.is_shown).toBe(false);
    const home = await addProperty(database, { reference: 'T-1', agent_id: hidden });
    expect(await visitorSees(await addressOf(home))).toContain('Noor Baert');
  });
});

describe('somebody who leaves', () => {
  it('hands over what is open to a colleague, and keeps what is past', async () => {
    const noor = (await agentOf('noor@agency.example'))?.id ?? 0;
    const staff = await addStaff(database, { role: 'agent', agent_id: noor });
    const colleague = await addStaff(database, { role: 'agent', agent_id: first });
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
    const noor = (await agentOf('noor@agency.example'))?.id ?? 0;
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

describe('the offices', () => {
  const office = (own: Record<string, string> = {}) => ({
    do: 'save',
    ...{
      'name.nl': 'Kantoor Aalst',
      street: 'Molendries',
      houseNumber: '3',
      postalCode: '9300',
      'city.nl': 'Aalst',
    },
    ...{ countryId: '10', phone: '053 11 22 33', email: 'aalst@agency.example' },
    ...{ 'mo.from1': '09:00', 'mo.to1': '12:30', 'mo.from2': '13:30', 'mo.to2': '18:00' },
    ...own,
  });
  const stored = () =>
    database.selectFrom('office').selectAll().where('email', '=', 'aalst@agency.example').executeTakeFirst();

  it('get another, with its hours in words for visitors', async () => {
    expect((await send('/office/offices/new/', office(), cookie)).status).toBe(303);
    expect(await stored()).toMatchObject({
      hours: [
        { days: ['mo'], opens: '09:00', closes: '12:30' },
        { days: ['mo'], opens: '13:30', closes: '18:00' },
      ],
      opening_hours: { nl: expect.stringContaining('ma'), fr: expect.stringContaining('lu') },
    });
    const page = await (await see(`/office/offices/${(await stored())?.id}/`, cookie)).text();
    expect(page).toMatch(/name="mo\.to2"[^>]*value="18:00"/);
  });

  it('show a photograph of their front, until it is taken away', async () => {
    const id = (await stored())?.id;
    const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a6a5f' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries(office())) form.append(name, value);
    form.append('picture.file', new File([new Uint8Array(photo)], 'front.jpg', { type: 'image/jpeg' }));
    await site.request(
      `/office/offices/${id}/`,
      { method: 'POST', body: form, headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } },
      new URL(officeSite.officeUrl).host,
    );
    const picture = (await stored())?.picture_id;
    expect(picture).toMatch(/^[0-9a-f]{20}$/);
    expect(await visitorSees('/nl/contact/')).toContain(`/pictures/${picture}/`);
    // A form that names another picture keeps its own.
    await send(`/office/offices/${id}/`, office({ picture: '0'.repeat(20) }), cookie);
    expect((await stored())?.picture_id).toBe(picture);
    await send(`/office/offices/${id}/`, office({ picture: '' }), cookie);
    expect((await stored())?.picture_id).toBeNull();
    expect(await visitorSees('/nl/contact/')).not.toContain(`/pictures/${picture}/`);
  });

  it.each([
    [{ 'mo.to1': '08:00' }],
    [{ 'mo.from2': '12:00' }],
    [{ 'tu.from1': '09:00' }],
    [{ latitude: '51.05' }],
    [{ latitude: '48', longitude: '4' }],
    [{ postalCode: '93' }],
    [{ 'name.nl': '' }],
    [{ countryId: '1' }],
  ])('refuse %j', async (own) => {
    expect((await send('/office/offices/new/', office(own), cookie)).status).toBe(422);
  });

  it('are removed only where nobody worked, and never the last', async () => {
    const remove = async (id: number | undefined) =>
      (await send(`/office/offices/${id}/`, { do: 'remove' }, cookie)).status;
    expect(await remove(place)).toBe(422);
    expect(await remove((await stored())?.id)).toBe(303);
    expect(await stored()).toBeUndefined();
  });
});
