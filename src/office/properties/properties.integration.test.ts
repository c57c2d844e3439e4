import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addPhoto, addProperty } from '#test/factories.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp({
  publicUrl: 'https://www.agency.be',
  officeUrl: 'https://kantoor.agency.be',
});
const { database } = app;
const agent = await staffBrowser(app, 'agent');
const editor = await staffBrowser(app, 'editor');
const list = '/office/properties/';

const { region: _, type, ...details } = complete.flemishSale;
const lawful = { type, energy_label: 'c', energy_value: 240, details } as const;
const day = (number: number) => new Date(Date.UTC(2026, 9, number));

beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
  await database.deleteFrom('staff_view').execute();
  await database.deleteFrom('audit_entry').execute();
});

async function page(query = ''): Promise<string> {
  const response = await agent.get(`${list}${query && `?${query}`}`);
  expect(response.status).toBe(200);
  return response.text();
}

const shown = (html: string) =>
  [...html.matchAll(/<td class="cell-reference">([^<]*)/g)].map(([, reference]) => reference);

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const propertyOf = (id: number) =>
  database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const act = (what: string, ids: readonly number[]) =>
  agent.post(list, [['do', what], ...ids.map((id) => ['id', String(id)] as const)]);

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

describe('the chosen ones', () => {
  it('are published but for what the law forbids, each with the reason', async () => {
    const whole = await addProperty(database, { ...lawful, publication: 'draft' });
    const poor = await addProperty(database, {
      ...lawful,
      reference: 'RL-9',
      publication: 'draft',
      details: { ...details, preemptiveRight: null },
    });
    const published = await addProperty(database, lawful);
    const response = await act('publish', [whole, poor, published]);
    expect(response.status).toBe(200);
    const html = await response.text();
    const text = textOf(html);
    expect(text).toContain('1 pand is gepubliceerd');
    expect(text).toContain('Bij 1 pand viel niets te wijzigen');
    expect(text).toContain('1 pand is niet gewijzigd');
    expect(text).toMatch(/RL-9 · Villa, Kouter \d+, Gent De wet vraagt nog: Voorkooprecht/);
    expect(text).not.toContain('Ongedaan maken');
    expect(html).toMatch(new RegExp(`<a [^>]*href="/office/properties/${poor}/"[^>]*>RL-9`));
    expect(await propertyOf(whole)).toMatchObject({ publication: 'published' });
    expect(await propertyOf(poor)).toMatchObject({ publication: 'draft' });
    const audits = await database.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute();
    expect(audits).toEqual([
      { actor: `staff:${agent.staffId}`, action: 'property.publish', subject: `property:${whole}` },
    ]);
  });

  it('do not publish what somebody else may still be changing', async () => {
    const id = await addProperty(database, lawful);
    await database
      .insertInto('property_edit')
      .values({ property_id: id, key: 'bedrooms', actor: 'staff:a', at: day(1) })
      .execute();
    expect(textOf(await (await act('publish', [id])).text())).toContain('Wat aan wijzigingen wacht');
    expect(shown(await page('edits=yes'))).toHaveLength(1);
  });

  it('are withdrawn, and published again by the button that undoes it', async () => {
    const ids = [await addProperty(database, lawful), await addProperty(database, lawful)];
    const html = await (await act('withdraw', ids)).text();
    expect(textOf(html)).toContain('2 panden zijn ingetrokken');
    expect(await propertyOf(ids[0] ?? 0)).toMatchObject({ publication: 'withdrawn' });
    const again = await undo(html);
    expect(await propertyOf(ids[1] ?? 0)).toMatchObject({ publication: 'published' });
    await undo(again);
    expect(await propertyOf(ids[1] ?? 0)).toMatchObject({ publication: 'withdrawn' });
  });

  it('get an agent, and the former one back', async () => {
    const [first, second] = [await addAgent(database), await addAgent(database)];
    const ids = [await addProperty(database, { agent_id: first }), await addProperty(database)];
    const html = await (await act(`agent:${second}`, ids)).text();
    expect(textOf(html)).toContain('2 panden hebben een andere makelaar');
    expect(await propertyOf(ids[1] ?? 0)).toMatchObject({ agent_id: second });
    await undo(html);
    expect(await propertyOf(ids[0] ?? 0)).toMatchObject({ agent_id: first });
    expect(await propertyOf(ids[1] ?? 0)).toMatchObject({ agent_id: null });
    expect(await (await act('agent:99999', ids)).text()).toContain('Deze makelaar bestaat niet meer');
  });

  it('get a status: not that of the other purpose, nor one that advertises what is incomplete', async () => {
    const sale = await addProperty(database, lawful);
    const rent = await addProperty(database, { purpose: 'rent', type: 'apartment' });
    const gone = await addProperty(database, { type: 'villa', availability: 'sold', gone_on: '2026-10-01' });
    const sold = textOf(await (await act('status:sold', [sale, rent])).text());
    expect(sold).toContain('1 pand heeft een andere status');
    expect(sold).toContain('Wat te koop staat, kan niet verhuurd zijn');
    expect(await propertyOf(sale)).toMatchObject({ availability: 'sold' });
    const free = textOf(await (await act('status:available', [sale, gone])).text());
    expect(free).toContain('De wet vraagt nog');
    expect(await propertyOf(sale)).toMatchObject({ availability: 'available' });
    expect(await propertyOf(gone)).toMatchObject({ availability: 'sold', gone_on: '2026-10-01' });
    const history = await database
      .selectFrom('property_change')
      .select(['actor', 'field'])
      .where('property_id', '=', sale)
      .execute();
    expect(history).toContainEqual({ actor: `staff:${agent.staffId}`, field: 'availability' });
  });

  it('may be none, and are no more than a page', async () => {
    expect(await (await act('publish', [])).text()).toContain('Er is geen pand gekozen');
    expect(
      (
        await act(
          'publish',
          Array.from({ length: 51 }, (_, index) => index + 1),
        )
      ).status,
    ).toBe(400);
    expect((await act('explode', [1])).status).toBe(400);
    expect((await act('status:eaten', [await addProperty(database)])).status).toBe(400);
  });

  async function undo(html: string): Promise<string> {
    const each = [...html.matchAll(/name="each" value="([^"]*)"/g)].map(([, value = '']) => value);
    expect(each.length).toBeGreaterThan(0);
    const fields = each.map((value) => ['each', value] as const);
    return (await agent.post(list, [['do', 'undo'], ...fields])).text();
  }
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
