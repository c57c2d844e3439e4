import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { documentScreen, pdf } from '#test/office-documents.ts';
import { pdfFile } from '#test/pdf-file.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database, documentFiles } = site;
let property: number;
let screen: string;
const { see, cookie, post, kept, page, upload } = await documentScreen(site, () => ({
  propertyId: property,
}));
const place_id = await addGhent(database);
const today = dayOf(new Date());

beforeEach(async () => {
  property = await addProperty(database, { place_id, reference: `D-${Math.random()}` });
  screen = `/office/properties/${property}/documents/`;
});

it('says what can be read in a file', async () => {
  const file = new File(
    [new Uint8Array(await pdfFile({ Title: 'EPC Kouter 9', Author: 'An Peeters' }))],
    'epc.pdf',
  );
  expect((await post(`${screen}upload/`, [['file', file]])).status).toBe(200);
  expect(await page()).toContain('Leesbaar in het bestand: titel ‘EPC Kouter 9’, auteur An Peeters');
});

describe('a document', () => {
  const change = (id: number, fields: Record<string, string>, file?: File) =>
    post(screen, [
      ...Object.entries({ do: 'change', id: String(id), kind: 'epc', access: 'owner', ...fields }),
      ['file', file ?? new File([], '')],
    ]);

  it('is described, and renewed with a newer file, whose older one is erased', async () => {
    const id = await upload('old');
    const [before] = await kept();
    const answer = await change(id, { access: 'request', issued: '2026-01-10', expires: '2036-01-09' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${screen}?told=saved#document-${id}`,
    ]);
    expect(await kept()).toMatchObject([
      { id, kind: 'epc', access: 'request', issued_on: '2026-01-10', expires_on: '2036-01-09' },
    ]);
    expect((await change(id, {}, pdf('new'))).status).toBe(303);
    const file = await see(`${screen}${id}/`, cookie);
    expect(await file.text()).toBe('%PDF-1.7 new');
    expect(await documentFiles.exists(before?.file_key ?? '')).toBe(false);
  });

  it.each([
    [{ issued: addDays(today, 1) }, 'issued', 'Deze dag moet nog komen'],
    [{ issued: '2026-01-10', expires: '2026-01-09' }, 'expires', 'Het zou vervallen voor het opgemaakt is'],
    [{ expires: '2026-02-30' }, 'expires', 'Deze datum bestaat niet'],
    [{ kind: '' }, 'kind', 'Kies een soort'],
    [{ access: 'everybody' }, 'access', 'Kies wie het mag lezen'],
  ])('cannot be described as %j', async (fields, field, words) => {
    const id = await upload('as it was', [['kind', 'epc']]);
    const before = await kept();
    const answer = await change(id, fields);
    const read = await answer.text();
    expect(answer.status).toBe(422);
    expect(read).toContain(words);
    expect(read).toMatch(new RegExp(`href="#[^"]*-${field}"`));
    expect(await kept()).toEqual(before);
  });

  it('has a name of its own where visitors read it, and its kind in other languages', async () => {
    const id = await upload('flat', [['kind', 'epc']]);
    const answer = await change(id, { access: 'download', 'name.nl': ' EPC van  de studio ', 'name.fr': '' });
    expect(answer.status).toBe(303);
    expect(await page()).toContain('EPC van de studio');
    const read = async (path: string) => (await site.request(path)).text();
    const dutch = await read(`/nl/te-koop/gent/huis/${property}/`);
    expect(dutch).toContain('EPC van de studio');
    expect(await read(`/fr/a-vendre/gand/maison/${property}/`)).not.toContain('EPC van de studio');
    const refused = await change(id, { 'name.nl': 'a\u0000b' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Er staat een teken in dat niet bewaard kan worden');
  });

  it('says how long it holds', async () => {
    const id = await upload('holds', [['kind', 'epc']]);
    for (const [expires, words] of [
      [addDays(today, -1), 'vervallen op'],
      [today, 'vervalt vandaag'],
      [addDays(today, 1), 'vervalt morgen'],
      [addDays(today, 12), 'vervalt over 12 dagen'],
      [addDays(today, 400), 'geldig tot'],
    ] as const) {
      await change(id, { expires });
      expect(await page()).toContain(words);
    }
  });

  it('is put in order and removed, each in the log', async () => {
    const [one, two] = [await upload('a'), await upload('b')];
    const act = (name: string, id: number) =>
      post(screen, [
        ['do', name],
        ['id', String(id)],
      ]);
    expect((await act('up', two)).status).toBe(303);
    expect((await kept()).map(({ id }) => id)).toEqual([two, one]);
    const order = (ids: number[]) =>
      post(screen, [['do', 'arrange'], ...ids.map((each): [string, string] => ['order', String(each)])]);
    expect((await order([one, two])).status).toBe(303);
    expect((await kept()).map(({ id }) => id)).toEqual([one, two]);
    expect((await order([one, 999_999])).status).toBe(404);
    expect((await act('remove', two)).headers.get('Location')).toBe(`${screen}?told=removed`);
    expect((await act('remove', two)).status).toBe(404);
    expect((await see(`${screen}${two}/`, cookie)).status).toBe(404);
    const actions = await database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `property:${property}`)
      .where('actor', 'like', 'staff:%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'document.add other',
      'document.add other',
      'document.move',
      'document.move',
      'document.remove other',
    ]);
  });

  it('of another property is out of reach', async () => {
    const id = await upload('mine');
    const other = await addProperty(database, { reference: `D-${Math.random()}` });
    const there = `/office/properties/${other}/documents/`;
    expect((await see(`${there}${id}/`, cookie)).status).toBe(404);
    for (const button of ['change', 'up', 'down', 'remove'])
      expect(
        (
          await post(there, [
            ['do', button],
            ['id', String(id)],
            ['kind', 'epc'],
            ['access', 'download'],
          ])
        ).status,
      ).toBe(404);
    expect(await kept()).toMatchObject([{ access: 'owner' }]);
  });
});

it('Today leads to a document that expires', async () => {
  const id = await upload('keuring', [['kind', 'electricity']]);
  await post(screen, [
    ...Object.entries({
      ...{ do: 'change', id: String(id), kind: 'electricity', access: 'owner' },
      expires: addDays(today, 12),
    }),
  ] as [string, string][]);
  const read = await (await see('/office/', cookie)).text();
  expect(read).toContain(`${screen}?open=${id}#document-${id}`);
  const opened = await (await see(`${screen}?open=${id}`, cookie)).text();
  expect(opened.match(/<details class="document-more" open=""/g)).toHaveLength(1);
});
