import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { propertyEditor } from '#test/property-editor.ts';
import { officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const ghent = await addGhent(database);

let id: number;
let home: string;
const { send, see, row } = await propertyEditor(app, () => id);

describe('the position', () => {
  /** The hidden fields of the map's form. */
  const hidden = (page: string) =>
    [...page.slice(page.indexOf('id="position"')).matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      .slice(0, 4)
      .map(([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')]);
  const place = async (fields: [string, string][]) => send([...hidden(await see()), ...fields]);

  beforeEach(async () => {
    const at = { place_id: ghent, latitude: 51.05, longitude: 3.72, publication: 'draft' as const };
    id = await addProperty(database, { ...at, published_at: null });
    home = `/office/properties/${id}/`;
  });

  it('is put where somebody clicks on the map, and moved by an arrow', async () => {
    expect(await see()).toMatch(
      /type="image"[^>]*src="[^"]*\/map\/surroundings\/municipality-gent\/\?at=3\.72/,
    );
    const clicked = await place([
      ['point.x', '260'],
      ['point.y', '160'],
    ]);
    expect(clicked).toMatchObject({ status: 303, to: `${home}?told=saved#position` });
    const { latitude, longitude } = await row();
    expect(latitude).toBeCloseTo(51.05, 4);
    expect(longitude).toBeGreaterThan(3.73);
    await place([['move', 'north']]);
    expect((await row()).latitude).toBeCloseTo(51.05045, 5);
    expect((await row()).longitude).toBeCloseTo(longitude ?? 0, 5);
  });

  it('goes back to the place of the address, and nowhere without a click', async () => {
    await database.updateTable('property').set({ latitude: 50.9 }).where('id', '=', id).execute();
    expect((await place([])).status).toBe(303);
    expect((await row()).latitude).toBe(50.9);
    await place([['move', 'place']]);
    const { latitude } = await database
      .selectFrom('place')
      .select('latitude')
      .where('id', '=', ghent)
      .executeTakeFirstOrThrow();
    expect((await row()).latitude).toBeCloseTo(latitude, 5);
  });

  it('is not written over what somebody else wrote meanwhile', async () => {
    const before = hidden(await see());
    await place([['move', 'north']]);
    const met = await send([...before, ['move', 'south']]);
    expect(met.status).toBe(409);
    expect((await row()).latitude).toBeCloseTo(51.05045, 5);
  });

  it('is left to the system that feeds it', async () => {
    await database.updateTable('property').set({ source: 'whise' }).where('id', '=', id).execute();
    expect(await see()).not.toContain('id="position"');
  });
});
