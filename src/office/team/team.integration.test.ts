import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { officeTeam } from '#test/office-team.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send, cookie, first, person, agentOf, sendWithPicture, visitorSees } = await officeTeam(site);

const addressOf = async (home: number) =>
  (await site.request(`/property/${home}/`, {}, 'www.agency.be')).headers.get('Location') ?? '';

describe('the team', () => {
  it('gets somebody new, whom visitors see', async () => {
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a8f6a' } })
      .jpeg()
      .toBuffer();
    const answer = await sendWithPicture('/office/team/new/', person(), picture);
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
