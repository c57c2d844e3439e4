import { describe, expect, it } from 'vitest';
import { addAgent, addProperty } from '#test/factories.ts';
import { day, lawful, list, officeProperties, shown, textOf } from '#test/office-properties.ts';

const { database, agent, page, propertyOf } = await officeProperties();

const act = (what: string, ids: readonly number[]) =>
  agent.post(list, [['do', what], ...ids.map((id) => ['id', String(id)] as const)]);

describe('the chosen ones', () => {
  it('are published but for what the law forbids, each with the reason', async () => {
    const whole = await addProperty(database, { ...lawful, publication: 'draft' });
    const poor = await addProperty(database, {
      ...lawful,
      reference: 'RL-9',
      publication: 'draft',
      details: { ...lawful.details, preemptiveRight: null },
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
