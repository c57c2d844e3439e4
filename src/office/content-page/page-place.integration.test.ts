import { describe, expect, it } from 'vitest';
import { carryOutPagePlans } from '#commands/page/carry-out-page-plans.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { at, officePage } from '#test/office-page.ts';

const { database, camille, see, visit, press } = await officePage();
const films = { exists: async () => true };

it('the list has every page in the order of the menu, and moves one', async () => {
  const names = async () =>
    [...(await see('/office/content/pages/')).matchAll(/id="page-(\d+)"/g)].map(([, id]) => Number(id));
  expect((await names()).slice(0, 3)).toEqual([1, 2, 3]);
  await camille.post('/office/content/pages/', [
    ['id', '3'],
    ['do', 'up'],
  ]);
  expect((await names()).slice(0, 3)).toEqual([1, 3, 2]);
});

describe('the place of a page', () => {
  const pageNamed = (name: string) =>
    database
      .selectFrom('page')
      .select(['id', 'status', 'parent_id'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const place = async (parent: string) =>
    camille.post(at, [
      ['parent', parent],
      ['do', 'place'],
    ]);
  const takeOff = (path = at) => camille.post(path, [['do', 'take-off']]);

  it('is below another page at once, last in the menu, and the old address leads there', async () => {
    await press('publish');
    const { id } = await pageNamed('about');
    expect((await place(String(id))).headers.get('Location')).toBe(`${at}?told=placed`);
    const moved = await visit('/nl/gids/');
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/nl/over-ons/gids/']);
    expect((await visit('/nl/over-ons/gids/')).status).toBe(200);
    expect((await visit('/fr/guide/')).status).toBe(301);
    // Moving it back does not make a circle of redirects.
    expect((await place('')).status).toBe(303);
    expect((await visit('/nl/gids/')).status).toBe(200);
    expect((await visit('/nl/over-ons/gids/')).headers.get('Location')).toBe('/nl/gids/');
  });

  it('is never below itself, nor where there is no page', async () => {
    await press('publish');
    const { id } = await pageNamed('gids');
    for (const parent of [String(id), '999999']) {
      const refused = await place(parent);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Niet verplaatst');
    }
    expect((await place('drop')).status).toBe(400);
    expect((await pageNamed('gids')).parent_id).toBeNull();
  });

  it('is off the site until the page is published again, with what waits in it and no plan', async () => {
    await press('publish', 'Eerste');
    await press('plan', 'Tweede', [
      ['day', '2026-11-24'],
      ['time', '08:00'],
    ]);
    expect((await takeOff()).headers.get('Location')).toBe(`${at}?told=taken-off`);
    expect((await visit('/nl/gids/')).status).toBe(404);
    expect(await see()).toContain('value="Tweede"');
    expect(await carryOutPagePlans(database, films, timeOn('2026-11-25', '08:00'))).toEqual([]);
    expect((await camille.post(at, [['do', 'discard']])).status).toBe(303);
    expect((await press('publish', 'Eerste')).status).toBe(303);
    expect(await (await visit('/nl/gids/')).text()).toContain('Eerste');
  });

  it('comes back with its edit, which nobody published over', async () => {
    await press('publish', 'Eerste');
    await press('save', 'Tweede');
    await takeOff();
    expect((await press('publish', 'Tweede')).headers.get('Location')).toBe(`${at}?told=published`);
    expect(await (await visit('/nl/gids/')).text()).toContain('Tweede');
  });

  it('stays where the site cannot do without it', async () => {
    await press('publish');
    const refused = await takeOff('/office/content/pages/home/');
    expect(refused.status).toBe(422);
    expect((await visit('/nl/')).status).toBe(200);
  });
});
