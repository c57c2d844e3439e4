import { beforeEach, describe, expect, it } from 'vitest';
import { changeFields } from '#commands/property/change-fields.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const office = asksOffice(app);
await addGhent(database);
const stijn = await logInStaff(app, 'agent', { name: 'Stijn Maes' });
const sofie = await logInStaff(app, 'agent', { name: 'Sofie Claes' });

let id: number;
let home: string;
beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 2 });
  home = `/office/properties/${id}/`;
});

const see = async (path: string) =>
  (await (await office.see(path, stijn.cookie)).text()).replaceAll('<!-- -->', '');

describe('the history', () => {
  const change = (key: string, typed: string, seen: unknown) =>
    changeFields(
      { database, now: new Date(), actor: `staff:${sofie.id}` },
      { propertyId: id, fields: [{ key, typed, seen: [seen] }] },
    );
  const formOf = (page: string) =>
    Object.fromEntries(
      ['key', 'at', 'seen'].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '',
      ]),
    );

  it('tells who changed what, of all fields or of one', async () => {
    expect(await see(`${home}history/`)).toContain('Nog niets gewijzigd');
    await change('bedrooms', '3', 2);
    await change('priceCents', '400.000', 412_500_00);
    const all = await see(`${home}history/`);
    for (const words of ['Sofie Claes', 'Slaapkamers', '412.500', '400.000']) expect(all).toContain(words);
    const one = await see(`${home}history/?field=bedrooms`);
    expect(one).toContain('Geschiedenis van Slaapkamers');
    expect(one).not.toContain('412.500');
    expect(await see(home)).toContain(`${home}history/?field=bedrooms`);
  });

  it('puts back what was, as an edit that waits', async () => {
    await change('bedrooms', '3', 2);
    const page = await see(`${home}history/`);
    const put = await office.send(`${home}history/`, formOf(page), stijn.cookie);
    expect([put.status, put.headers.get('Location')]).toEqual([303, `${home}?told=saved#field-bedrooms`]);
    expect(await listEdits(database, id)).toMatchObject([{ key: 'bedrooms', value: 2 }]);
  });

  it('puts nothing back over what somebody wrote meanwhile', async () => {
    await change('bedrooms', '3', 2);
    const page = await see(`${home}history/`);
    await change('bedrooms', '5', 3);
    const put = await office.send(`${home}history/`, formOf(page), stijn.cookie);
    expect(put.status).toBe(409);
    expect(await put.text()).toContain('Iemand wijzigde dit veld intussen');
    expect(await listEdits(database, id)).toEqual([]);
  });

  it.each([
    [{ key: 'nothing', at: '', seen: '2' }, 400],
    [{ key: 'bedrooms', at: '2020-01-01T00:00:00.000Z', seen: '2' }, 404],
  ])('answers what no form of ours sends: %o with %i', async (fields, status) => {
    expect((await office.send(`${home}history/`, fields, stijn.cookie)).status).toBe(status);
  });

  it.each(['?field=nothing', '?most=x', '?most=-1', '?most=1e9'])('with %s shows all', async (query) => {
    expect((await office.see(`${home}history/${query}`, stijn.cookie)).status).toBe(200);
  });
});

describe('presence', () => {
  const ask = async ({ cookie } = stijn, fields: Record<string, string> = {}) => {
    const response = await office.send(`${home}presence/`, fields, cookie);
    return response.status === 200 ? response.json() : response.status;
  };

  it('tells who else has the property open, until they leave', async () => {
    expect(await ask(sofie)).toMatchObject({ others: [] });
    expect(await ask()).toMatchObject({ others: [{ name: 'Sofie Claes', initials: 'SC' }] });
    expect(await ask(sofie, { left: '1' })).toBe(204);
    expect(await ask()).toMatchObject({ others: [] });
  });

  it('tells when something was changed', async () => {
    const before = await ask();
    expect(await ask()).toEqual(before);
    const fields = { key: 'bedrooms', typed: '3', seen: '2', client: 'abcdefgh', sequence: '1' };
    await office.send(`${home}field/`, fields, sofie.cookie);
    expect((await ask()).version).not.toBe(before.version);
  });

  it('is told by nobody of what does not exist', async () => {
    home = '/office/properties/999999/';
    expect(await ask()).toBe(404);
  });
});
