import { describe, expect, it } from 'vitest';
import { carryOutPagePlans } from '#commands/page/carry-out-page-plans.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { at, officePage } from '#test/office-page.ts';

const { database, camille, see, visit, press } = await officePage();
const films = { exists: async () => true };

describe('a page that is planned', () => {
  const eight = timeOn('2026-11-24', '08:00');
  const plan = (day = '2026-11-24') =>
    press('plan', 'Morgen', [
      ['day', day],
      ['time', '08:00'],
    ]);

  it('is published at its moment, once, whoever looks', async () => {
    expect((await plan()).headers.get('Location')).toBe(`${at}?told=planned`);
    expect(await carryOutPagePlans(database, films, new Date(eight.getTime() - 1))).toEqual([]);
    expect((await visit('/nl/gids/')).status).toBe(404);
    const looks = await Promise.all(
      Array.from({ length: 4 }, () => carryOutPagePlans(database, films, eight)),
    );
    expect(looks.flat()).toMatchObject([{ outcome: 'published' }]);
    expect(await (await visit('/nl/gids/')).text()).toContain('Morgen');
  });

  it('is not planned in the past, nor carried out once it was forgotten', async () => {
    expect((await plan('2026-11-22')).status).toBe(422);
    await plan();
    await camille.post(at, [['do', 'forget-plan']]);
    expect(await carryOutPagePlans(database, films, eight)).toEqual([]);
  });

  it('is refused where another page took its address, and told in the list', async () => {
    await plan();
    await database
      .insertInto('page')
      .values({
        id: 900,
        name: 'other',
        path: '{"nl": "gids"}',
        modules: '[]',
        params: '{}',
        sort: 99,
        status: 'published',
      })
      .execute();
    await database.updateTable('page').set({ path: '{"nl": "anders"}' }).where('name', '=', 'gids').execute();
    expect(await carryOutPagePlans(database, films, eight)).toMatchObject([{ outcome: 'refused' }]);
    expect(await carryOutPagePlans(database, films, eight)).toEqual([]);
    expect(await see('/office/content/pages/')).toContain('Niet gepubliceerd');
  });
});
