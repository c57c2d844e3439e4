import { describe, expect, it } from 'vitest';
import { addAgent, addPhoto, addProperty } from '#test/factories.ts';
import { day, lawful, list, officeProperties, shown, textOf } from '#test/office-properties.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const { app, database, agent, page, propertyOf } = await officeProperties();
const editor = await staffBrowser(app, 'editor');

describe('the list', () => {
  it('tells of each what the office needs, also what the site hides', async () => {
    const agent_id = await addAgent(database);
    const id = await addProperty(database, {
      ...lawful,
      reference: 'RL-1',
      box_number: '4',
      agent_id,
      publish_price: false,
      updated_at: day(7),
    });
    const picture = await addPhoto(database, id);
    await database
      .insertInto('property_edit')
      .values({ property_id: id, key: 'bedrooms', value: '3', actor: 'staff:a', at: day(6) })
      .execute();
    const html = await page();
    const text = textOf(html);
    expect(text).toMatch(/Villa Kouter \d+ bus 4, Gent RL-1 Te koop 1 wijziging wacht € 412\.500/);
    expect(text).toContain('op de site op aanvraag');
    expect(text).toContain('10 / 10 EC 7-10-2026');
    expect(html).toContain(`src="https://www.agency.be/pictures/${picture}/-?width=100&amp;height=auto"`);
    expect(html).toContain(`href="/office/properties/${id}/"`);
    expect(text).toContain('pagina 1 van 1 (1 pand)');
  });

  it.each([
    ['', ['V-1', 'A-2', 'G-3']],
    ['text=kou+12', ['V-1']],
    ['text=peeters', ['A-2']],
    ['purpose=rent', ['A-2']],
    ['type=land', ['G-3']],
    ['status=available', ['V-1']],
    ['status=draft', ['A-2']],
    ['status=withdrawn', ['G-3']],
    ['incomplete=yes', ['A-2']],
    ['edits=yes', ['V-1']],
    ['sort=reference', ['A-2', 'G-3', 'V-1']],
    ['sort=price-down&purpose=sale', ['V-1', 'G-3']],
    ['purpose=nonsense&page=x', ['V-1', 'A-2', 'G-3']],
    ['status=sold', []],
  ])('%j shows %j', async (query, expected) => {
    const villa = await addProperty(database, {
      ...lawful,
      reference: 'V-1',
      house_number: '12',
      updated_at: day(9),
    });
    const flat = await addProperty(database, {
      reference: 'A-2',
      type: 'apartment',
      purpose: 'rent',
      publication: 'draft',
      price_cents: 95_000,
      updated_at: day(8),
    });
    await addProperty(database, {
      reference: 'G-3',
      type: 'building_plot',
      publication: 'withdrawn',
      price_cents: 10_000_000,
      updated_at: day(7),
    });
    await database.deleteFrom('owner').execute();
    const { id: owner_id } = await database
      .insertInto('owner')
      .values({ name: 'Anna Peeters', email: 'anna@example.be', language: 'nl' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.insertInto('property_owner').values({ owner_id, property_id: flat }).execute();
    await database
      .insertInto('property_edit')
      .values({ property_id: villa, key: 'bedrooms', actor: 'staff:a', at: day(1) })
      .execute();
    expect(shown(await page(query))).toEqual(expected);
  });

  it('shows as incomplete what is so now, though it was judged before', async () => {
    const id = await addProperty(database, { ...lawful, reference: 'V-1' });
    await addProperty(database, { ...lawful, reference: 'V-2', details: {} });
    expect(shown(await page('incomplete=yes'))).toEqual(['V-2']);
    await database.updateTable('property').set({ details: '{}' }).where('id', '=', id).execute();
    expect(shown(await page('incomplete=yes&sort=reference'))).toEqual(['V-1', 'V-2']);
  });

  it('offers to make the first, or to show all', async () => {
    expect(await page()).toContain('Er zijn nog geen panden');
    expect(await page('text=nowhere')).toContain('Alles tonen');
  });

  it('has pages of fifty, and leads back from behind the last', async () => {
    for (let count = 0; count < 51; count += 1) await addProperty(database);
    expect(shown(await page('purpose=sale'))).toHaveLength(50);
    const html = await page('purpose=sale&page=2');
    expect(shown(html)).toHaveLength(1);
    expect(textOf(html)).toContain('pagina 2 van 2 (51 panden)');
    const behind = await agent.get(`${list}?purpose=sale&page=9`);
    expect(behind.headers.get('Location')).toBe(`${list}?purpose=sale&page=2`);
  });

  it('is not for editors, nor what is done there', async () => {
    const id = await addProperty(database);
    for (const path of [list, `${list}${id}/price/`]) {
      expect((await editor.get(path)).status).toBe(403);
      expect(
        (
          await editor.post(path, [
            ['do', 'withdraw'],
            ['id', String(id)],
          ])
        ).status,
      ).toBe(403);
    }
    expect(await propertyOf(id)).toMatchObject({ publication: 'published' });
    expect(await (await editor.get('/office/')).text()).not.toContain(list);
  });
});

describe('a view', () => {
  it('is kept by whoever made it, and removed', async () => {
    await addProperty(database);
    const kept = await agent.post(`${list}?sort=price&purpose=sale&page=1`, [
      ['do', 'keep-view'],
      ['name', ' Te  koop '],
    ]);
    expect([kept.status, kept.headers.get('Location')]).toEqual([
      303,
      `${list}?purpose=sale&sort=price&told=kept`,
    ]);
    const html = await page('sort=price&purpose=sale');
    expect(html).toMatch(
      /<a (?=[^>]*aria-current="page")[^>]*href="[^"]*purpose=sale&amp;sort=price"[^>]*>Te koop</,
    );
    const [, view = ''] = /name="view" value="([^"]*)"/.exec(html) ?? [];

    const other = await staffBrowser(app, 'agent');
    expect(await (await other.get(list)).text()).not.toContain('sort=price');
    await other.post(list, [
      ['do', 'remove-view'],
      ['view', view],
    ]);
    expect(await database.selectFrom('staff_view').select('name').execute()).toEqual([{ name: 'Te koop' }]);
    await agent.post(list, [
      ['do', 'remove-view'],
      ['view', view],
    ]);
    expect(await database.selectFrom('staff_view').select('name').execute()).toEqual([]);
  });
});
