import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { officeTeam } from '#test/office-team.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send, cookie, place, sendWithPicture, visitorSees } = await officeTeam(site);

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
    await sendWithPicture(`/office/offices/${id}/`, office(), photo);
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
