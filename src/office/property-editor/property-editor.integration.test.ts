import { beforeEach, describe, expect, it } from 'vitest';
import { lockField } from '#commands/property/field-lock.ts';
import { listLocks } from '#database/property/property-edits.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { propertyEditor, section } from '#test/property-editor.ts';
import { logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;

let id: number;
let home: string;
beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 2 });
  home = `/office/properties/${id}/`;
});

const { office, stijn, sofie, send, see, edits, row } = await propertyEditor(app, () => id);

describe('a section that is sent without JavaScript', () => {
  it('is kept, and what was not changed is left alone', async () => {
    const fields = [...section('bedrooms', '3'), ...section('city', 'Gent', 'Gent', ['"Gent"']).slice(1)];
    expect(await send(fields)).toMatchObject({ status: 303, to: `${home}?told=saved` });
    expect(await edits()).toEqual([['bedrooms', 3]]);
    expect((await row()).bedrooms).toBe(2);
    expect(await see()).toContain('Nog niet gepubliceerd. Op de site: 2.');
  });

  it('keeps what cannot be read as it was typed, and says so', async () => {
    expect(await send(section('bedrooms', 'twee of drie'))).toMatchObject({ status: 303 });
    expect(await edits()).toEqual([['bedrooms', 'twee of drie']]);
    const page = await see();
    expect(page).toContain('value="twee of drie"');
    expect(page).toContain('Dit is niet te begrijpen.');
  });

  it('shows a conflict with what was typed, and keeps that when it is sent again', async () => {
    await send(section('bedrooms', '4'), sofie);
    const met = await send(section('bedrooms', '3'));
    expect(met.status).toBe(409);
    expect(met.page).toMatch(/Sofie Claes schreef om [^:]+: 4\./);
    expect(met.page).toMatch(/name="bedrooms"[^>]*value="3"/);
    expect(await edits()).toEqual([['bedrooms', 4]]);
    const seen = [...met.page.matchAll(/name="seen\.bedrooms" value="(\d)"/g)].map(([, each]) => each ?? '');
    expect(await send(section('bedrooms', '3', '4', seen))).toMatchObject({ status: 303 });
    expect(await edits()).toEqual([['bedrooms', 3]]);
  });

  it('takes back one field and leaves the others', async () => {
    await send([...section('bedrooms', '3'), ...section('livingAreaM2', '140', '', ['null']).slice(1)]);
    expect(await send({ undo: 'bedrooms' })).toMatchObject({
      status: 303,
      to: `${home}?told=discarded#field-bedrooms`,
    });
    expect(await edits()).toEqual([['livingAreaM2', 140]]);
  });
});

describe('the energy label', () => {
  const earned = 'Berekend uit: EPC-waarde.';
  const becomes = 'Wordt D, berekend uit: EPC-waarde.';

  it('follows from the value, and says so before it is published', async () => {
    id = await addProperty(database, { energy_label: 'c', energy_value: 240 });
    expect(await see()).toContain(earned);
    await send(section('energyValue', '312', '240', ['240']));
    expect(await see()).toContain(becomes);
    await send({ do: 'publish' });
    expect(await row()).toMatchObject({ energy_value: 312, energy_label: 'd' });
    expect(await see()).toContain(earned);
  });

  it('of a certificate that says another one stays', async () => {
    id = await addProperty(database, { energy_label: 'e', energy_value: 240 });
    await send(section('energyValue', '312', '240', ['240']));
    const page = await see();
    for (const note of [earned, becomes]) expect(page).not.toContain(note);
    await send({ do: 'publish' });
    expect(await row()).toMatchObject({ energy_value: 312, energy_label: 'e' });
  });

  it('says nothing of a value that cannot be read', async () => {
    id = await addProperty(database, { energy_label: 'c', energy_value: 240 });
    await send(section('energyValue', 'ongeveer 312', '240', ['240']));
    const page = await see();
    for (const note of [earned, becomes]) expect(page).not.toContain(note);
  });
});

describe('the rooms', () => {
  const rooms = (area: string, seen = 'null'): [string, string][] => [
    ['do', 'rooms'],
    ['seen', seen],
    ...['kitchen', ''].flatMap((kind): [string, string][] => [
      ['room.name', 'null'],
      ['room.kind', kind],
      ['room.floor', ''],
      ['room.area', kind && area],
    ]),
  ];

  it('are kept as a table', async () => {
    expect(await send(rooms('12,5'))).toMatchObject({ status: 303 });
    expect(await edits()).toEqual([['roomList', [{ kind: 'kitchen', areaM2: 12.5 }]]]);
    expect(await see()).toMatch(/name="room.area"[^>]*value="12,5"/);
  });

  it('show again what cannot be read', async () => {
    expect(await send(rooms('groot'))).toMatchObject({ status: 303 });
    expect(await see()).toMatch(/name="room.area"[^>]*value="groot"/);
  });

  it('show what somebody else wrote, with what was typed', async () => {
    await send(rooms('12'), sofie);
    const met = await send(rooms('14'));
    expect(met.status).toBe(409);
    expect(met.page).toMatch(/Sofie Claes schreef om [^:]+: Keuken 12 m²\./);
    expect(met.page).toMatch(/name="room.area"[^>]*value="14"/);
  });
});

describe('a property that a source feeds', () => {
  beforeEach(async () => {
    id = await addProperty(database, { bedrooms: 2, source: 'whise', source_ref: String(id) });
    home = `/office/properties/${id}/`;
  });

  it('is read-only where the source wrote, until somebody manages the field', async () => {
    const fed = await see();
    expect(fed).not.toContain('name="bedrooms"');
    expect(fed).toMatch(/<button(?=[^>]* name="lock")[^>]* value="bedrooms"/);
    expect(fed).toContain('Whise');
    expect(fed).toContain('name="livingAreaM2"');
    expect(await send({ lock: 'bedrooms' })).toMatchObject({
      status: 303,
      to: `${home}?told=locked#field-bedrooms`,
    });
    expect(await see()).toContain('name="bedrooms"');
    expect(await send({ unlock: 'bedrooms' })).toMatchObject({ status: 303 });
    expect(await listLocks(database, id)).toEqual([]);
  });

  it('tells what the source offers instead', async () => {
    await lockField({ database, now: new Date(), actor: 'staff:1' }, { propertyId: id, key: 'bedrooms' });
    await database
      .updateTable('property_lock')
      .set({ offered: JSON.stringify(5), offered_at: new Date() })
      .where('property_id', '=', id)
      .execute();
    expect(await see()).toContain('Whise: 5 ');
  });
});

describe('what no form of ours sends', () => {
  const bad: Record<string, string>[] = [
    { do: 'nothing' },
    { do: 'exempt', key: 'nothing' },
    { do: 'plan', change: 'nothing', day: '2099-01-01' },
    { undo: 'nothing' },
    { undo: 'bedrooms\r\nSet-Cookie: a=b' },
    { lock: 'source' },
    { unlock: '' },
  ];
  it.each(bad)('%o is answered 400', async (fields) => {
    expect(await send(fields)).toMatchObject({ status: 400 });
  });

  it.each([section('nothing', '3'), section('source', '3'), section('bedrooms', '3', '2', ['{'])])(
    'a section with another field is answered 400',
    async (...fields) => {
      expect(await send(fields)).toMatchObject({ status: 400 });
      expect(await edits()).toEqual([]);
    },
  );

  it('is kept where it can be, however strange, and is refused else', async () => {
    const unread = (typed: string) => ({ typed: typed.toWellFormed() });
    const nines = '9'.repeat(50_000);
    const strange = [
      { typed: nines, kept: unread(nines) },
      // An invisible mark is no part of a number.
      { typed: '1\u202e2', kept: 12 },
      { typed: '\ud800', kept: unread('\ud800') },
      { typed: '{"typed":"3"}', kept: unread('{"typed":"3"}') },
    ];
    for (const [index, { typed }] of strange.entries()) {
      const seen = ['2', ...strange.slice(0, index).map(({ kept }) => JSON.stringify(kept))];
      expect(await send(section('bedrooms', typed, '2', seen)), typed.slice(0, 20)).toMatchObject({
        status: 303,
      });
    }
    expect(await edits()).toEqual([['bedrooms', '{"typed":"3"}']]);
    const [key = ''] = /name="key" value="(\w+)"/.exec(await see())?.slice(1) ?? [];
    expect(await send({ do: 'exempt', key, reason: 'a\0b' })).toMatchObject({ status: 422 });
    expect(await send({ do: 'publish', despite: 'a\0b' })).toMatchObject({ status: 422 });
    expect(await send(section('bedrooms', '9'.repeat(2_000_000)))).toMatchObject({ status: 413 });
  });

  it.each(['0', '999999999', 'abc', '1e3', '99999999999'])('property %s is answered 404', async (other) => {
    for (const path of [`/office/properties/${other}/`, `/office/properties/${other}/field/`]) {
      const fields = {
        do: 'publish',
        key: 'bedrooms',
        typed: '3',
        seen: '2',
        client: 'abcdefgh',
        sequence: '1',
      };
      expect((await office.send(path, fields, stijn.cookie)).status, path).toBe(404);
    }
    expect((await office.see(`/office/properties/${other}/`, stijn.cookie)).status).toBe(404);
  });

  it('an editor of texts is answered 403', async () => {
    const camille = await logInStaff(app, 'editor');
    expect((await office.see(home, camille.cookie)).status).toBe(403);
    expect((await office.send(home, { do: 'publish' }, camille.cookie)).status).toBe(403);
    expect((await office.send(`${home}field/`, { key: 'bedrooms' }, camille.cookie)).status).toBe(403);
  });
});
