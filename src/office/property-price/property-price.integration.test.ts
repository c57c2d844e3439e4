import type { Updateable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveEdit } from '#commands/property/save-edit.ts';
import type { Database } from '#database/client.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp({
  publicUrl: 'https://www.agency.be',
  officeUrl: 'https://kantoor.agency.be',
});
const { database } = app;
const agent = await staffBrowser(app, 'agent');
const { region: _, type, ...details } = complete.flemishSale;
type PropertyValues = Updateable<Database['property']>;

let id: number;

beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  id = await addProperty(database, { type, energy_label: 'c', energy_value: 240, details });
});

const path = () => `/office/properties/${id}/price/`;
const stored = async () =>
  (await database.selectFrom('property').select('price_cents').where('id', '=', id).executeTakeFirstOrThrow())
    .price_cents;

/** Sends the form on the page. */
async function send(price: string, html: Promise<string> | string = open()): Promise<Response> {
  const hidden = [...(await html).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const);
  return agent.post(path(), [...fields, ['price', price]]);
}

async function open(query = ''): Promise<string> {
  return (await agent.get(path() + query)).text();
}

describe('the price', () => {
  it('is published by two taps, and the list stands as before', async () => {
    const html = await open('?list=purpose%3Dsale%26page%3D2');
    expect(html).toContain('value="412.500"');
    const response = await send('399.000', html);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(
      /^\/office\/properties\/\?purpose=sale&page=2&told=price-T-\d+$/,
    );
    expect(await stored()).toBe(39_900_000);
    const told = await agent.get(response.headers.get('Location')?.replace('page=2&', '') ?? '');
    expect(await told.text()).toMatch(/De nieuwe prijs van T-\d+ is bewaard en gepubliceerd/);
  });

  it('leads nowhere else', async () => {
    const response = await send('399.000', await open('?list=https%3A%2F%2Fevil.example'));
    expect(response.headers.get('Location')).toMatch(/^\/office\/properties\/\?told=/);
  });

  it('publishes nothing else that waits', async () => {
    await save('bedrooms', '4', null);
    await send('399.000');
    expect((await listEdits(database, id)).map(({ key }) => key)).toEqual(['bedrooms']);
  });

  it('is stored in a draft, which stays one', async () => {
    await database.updateTable('property').set({ publication: 'draft' }).where('id', '=', id).execute();
    const { status, headers } = await send('1.150,50');
    expect([status, headers.get('Location')]).toEqual([303, expect.stringContaining('?told=kept-price-T-')]);
    expect(await stored()).toBe(115_050);
  });

  it.each(['veel', '-5', '1e9999', '99999999999999999999'])('is not %j', async (typed) => {
    const response = await send(typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Dit is geen bedrag dat kan');
    expect(html).toContain(`value="${typed}"`);
    expect(await stored()).toBe(41_250_000);
    expect(await listEdits(database, id)).toEqual([]);
  });

  it('is not written over what somebody else wrote meanwhile, unless one has seen it', async () => {
    const html = open();
    await html;
    await save('priceCents', '405.000', 41_250_000);
    const refused = await send('399.000', html);
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toMatch(/staff:sofie schreef om \d+(\.\d\d)?\suur: €\s405\.000\. Er is niets bewaard/);
    expect(await stored()).toBe(41_250_000);
    expect((await send('399.000', again)).status).toBe(303);
    expect(await stored()).toBe(39_900_000);
  });

  it('of a home to rent is never taken away', async () => {
    id = await addProperty(database, { purpose: 'rent', type: 'apartment', price_cents: 95_000 });
    const response = await send('');
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Er is niets bewaard. De wet vraagt nog: Huurprijs');
    expect(await stored()).toBe(95_000);
    expect(await listEdits(database, id)).toEqual([]);
    expect((await send('900')).status).toBe(303);
    expect(await stored()).toBe(90_000);
  });

  it('of what does not exist is not found', async () => {
    for (const wrong of ['0', 'x', '999999999'])
      expect((await agent.get(`/office/properties/${wrong}/price/`)).status).toBe(404);
  });
});

describe('the ribbon that tells of a lower price', () => {
  const box = /<input(?=[^>]* name="ribbon")[^>]*>/;
  const ribbon = async () =>
    (await database.selectFrom('property').select('marquee').where('id', '=', id).executeTakeFirstOrThrow())
      .marquee;
  const change = (values: PropertyValues) =>
    database.updateTable('property').set(values).where('id', '=', id).execute();
  /** Sends the form on the page, with the box ticked or not. */
  const sendWith = async (price: string, isWanted: boolean, html: string) => {
    const [, is = ''] = /name="was\.ribbon" value="(\w*)"/.exec(html) ?? [];
    const fields = [...html.matchAll(/name="(list|seen)" value="([^"]*)"/g)];
    return agent.post(path(), [
      ...fields.map(([, name = '', value = '']) => [name, value] as const),
      ...([
        ['was.ribbon', is],
        ['price', price],
      ] as const),
      ...(isWanted ? ([['ribbon', 'yes']] as const) : []),
    ]);
  };

  it('is put on with the price, and taken off with the next', async () => {
    const html = await open();
    expect(html).toContain('Met de blikvanger ‘Prijsverlaging’ op de site');
    expect(box.exec(html)?.[0]).not.toContain('checked');
    expect((await sendWith('399.000', true, html)).status).toBe(303);
    expect([await stored(), await ribbon()]).toEqual([39_900_000, 'price_reduced']);

    const again = await open();
    expect(box.exec(again)?.[0]).toContain('checked');
    expect((await sendWith('399.000', true, again)).status).toBe(303);
    expect(await ribbon()).toBe('price_reduced');
    expect((await sendWith('399.000', false, again)).status).toBe(303);
    expect(await ribbon()).toBeNull();
  });

  it.each(['412.500', '420.000', ''])('does not go with %j, which is no lower', async (price) => {
    const refused = await sendWith(price, true, await open());
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html.replaceAll('\u00a0', ' ')).toContain(
      'De prijs is nu € 412.500. De blikvanger ‘Prijsverlaging’ kan',
    );
    expect(box.exec(html)?.[0]).toContain('checked');
    expect([await stored(), await ribbon()]).toEqual([41_250_000, null]);
  });

  it('leaves another one alone', async () => {
    await change({ marquee: 'new' });
    expect((await sendWith('399.000', false, await open())).status).toBe(303);
    expect(await ribbon()).toBe('new');
  });

  it('is not written over what somebody else chose meanwhile, nor is the price saved', async () => {
    const html = await open();
    await save('marquee', 'new', null);
    const refused = await sendWith('399.000', true, html);
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain('Iemand wijzigde intussen de blikvanger. Er is niets bewaard.');
    expect(again).not.toMatch(box);
    expect([await stored(), await ribbon()]).toEqual([41_250_000, null]);
  });

  it.each<[string, PropertyValues]>([
    ['a draft', { publication: 'draft' }],
    ['no price', { price_cents: null }],
    ['a hidden price', { publish_price: false }],
    ['words of its own', { marquee_name: JSON.stringify({ nl: 'Laatste kans' }) }],
  ])('is not offered for a property with %s', async (_, values) => {
    await change(values);
    expect(await open()).not.toMatch(box);
  });
});

function save(key: string, typed: string, seen: unknown) {
  const by = { database, now: new Date(), actor: 'staff:sofie' };
  return saveEdit(by, { propertyId: id, key, typed, seen: [seen], client: 'sofie', sequence: 1 });
}
