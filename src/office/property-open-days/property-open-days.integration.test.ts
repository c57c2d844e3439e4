import { beforeEach, describe, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listStoredOpenDays } from '#database/property/open-days.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { property as imported, propertyImport } from '#test/property-import.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp({ ...officeSite, now: () => new Date('2026-11-23T14:30:00Z') });
const { database } = app;
await loadPlaces(database);
const { importRows, stored } = propertyImport(database);
const agent = await staffBrowser(app, 'agent');

let id: number;
let path: string;
beforeEach(async () => {
  open(await addProperty(database));
});

function open(property: number): void {
  id = property;
  path = `/office/properties/${id}/open-days/`;
}

const saturday = { day: '2026-11-28', from: '14:00', to: '16:00' };
const add = (fields: Record<string, string>) =>
  agent.post(path, Object.entries({ do: 'add', ...saturday, ...fields }));
const see = async (query = '') => textOf(await agent.get(path + query));
const textOf = async (response: Response) =>
  (await response.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
const days = async () =>
  (await listStoredOpenDays(database, [id])).map(({ starts_at, ends_at, note }) => [
    starts_at.toISOString(),
    ends_at.toISOString(),
    note,
  ]);
const dayId = async () => String((await listStoredOpenDays(database, [id]))[0]?.id);
const log = async () =>
  (
    await database
      .selectFrom('audit_entry')
      .select(['actor', 'action'])
      .where('subject', '=', `property:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ actor, action }) => `${actor} ${action}`);

describe('an open day', () => {
  it('is added, with notes in the reader’s language first, and stands in the log', async () => {
    const added = await add({ 'note.nl': ' Bel bij\nnummer 7 ', 'note.fr': 'Sonnez au 7', 'note.de': '' });
    expect([added.status, added.headers.get('Location')]).toEqual([303, `${path}?told=added`]);
    expect(await days()).toEqual([
      ['2026-11-28T13:00:00.000Z', '2026-11-28T15:00:00.000Z', { nl: 'Bel bij nummer 7', fr: 'Sonnez au 7' }],
    ]);
    const page = await see('?told=added');
    expect(page).toContain('De opendeurdag staat erbij.');
    expect(page).toContain('Zaterdag 28 november, van 14 tot 16');
    expect(page).toMatch(/<span lang="nl">Bel bij nummer 7<\/span>.*<span lang="fr">Sonnez au 7<\/span>/s);
    expect([...page.matchAll(/<textarea[^>]* lang="(..)"/g)].map(([, language]) => language)).toEqual([
      'nl',
      'fr',
      'de',
      'en',
    ]);
    expect(await log()).toEqual([`staff:${agent.staffId} open-day.add`]);
    expect(await textOf(await agent.get(`/office/properties/${id}/`))).toContain(`href="${path}"`);
  });

  it('replaces the one that begins at the same time', async () => {
    await add({});
    expect((await add({})).headers.get('Location')).toBe(`${path}?told=unchanged`);
    expect((await add({ to: '17:30' })).headers.get('Location')).toBe(`${path}?told=changed`);
    expect(await days()).toEqual([['2026-11-28T13:00:00.000Z', '2026-11-28T16:30:00.000Z', {}]]);
  });

  it('is removed, and put back as it was by the button that the answer has', async () => {
    await add({ 'note.fr': 'Sonnez « au 7 »', 'note.en': 'Ring at 7' });
    const before = await days();
    const gone = await dayId();
    const removed = await agent.post(path, [
      ['do', 'remove'],
      ['id', gone],
    ]);
    expect(removed.status).toBe(200);
    const page = await textOf(removed);
    expect(page).toContain('Zaterdag 28 november, van 14 tot 16 uur: weggehaald.');
    expect(await days()).toEqual([]);
    const [form = ''] = /<form(?:(?!<\/form>).)*Terugzetten.*?<\/form>/s.exec(page) ?? [];
    const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    expect(form).toContain('value="add" name="do"');
    expect((await agent.post(path, [...hidden, ['do', 'add']])).status).toBe(303);
    expect(await days()).toEqual(before);
    expect(await log()).toEqual(
      ['add', 'remove', 'add'].map((each) => `staff:${agent.staffId} open-day.${each}`),
    );
    const again = await agent.post(path, [
      ['do', 'remove'],
      ['id', gone],
    ]);
    expect(again.headers.get('Location')).toBe(`${path}?told=gone`);
    expect(await days()).toEqual(before);
  });

  it('of another property is not removed', async () => {
    await add({});
    const fields = [['do', 'remove'] as const, ['id', await dayId()] as const];
    const other = await addProperty(database);
    const answer = await agent.post(`/office/properties/${other}/open-days/`, fields);
    expect(answer.headers.get('Location')).toContain('?told=gone');
    expect(await days()).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a day', { day: '' }, 'Kies een dag'],
    ['on no day', { day: '2027-02-30' }, 'Kies een dag'],
    ['without an hour', { from: '' }, 'Kies een uur'],
    ['with an end that is no time', { to: '24:00' }, 'Kies een uur'],
    ['that ends as it begins', { to: '14:00' }, 'Het einde ligt na het begin'],
    ['that is over', { day: '2026-11-22' }, 'Dit moment is al voorbij'],
    ['that is over today', { day: '2026-11-23', to: '15:30' }, 'Dit moment is al voorbij'],
    ['that is too long', { from: '08:00', to: '20:01' }, 'Een opendeurdag duurt hoogstens 12 uur'],
    ['with a long note', { 'note.fr': 'x'.repeat(161) }, 'Een toelichting telt hoogstens 160 tekens'],
    ['with a sign of files in a note', { 'note.de': 'Tor; Hof' }, 'Schrijf de toelichting zonder | en ;'],
  ])('%s is refused, and stays as it was typed', async (_, fields, refusal) => {
    const answer = await add({ 'note.nl': 'Bel bij nummer 7', ...fields });
    expect(answer.status).toBe(422);
    const page = await textOf(answer);
    expect(page).toContain(refusal);
    for (const [name, value] of Object.entries({ ...saturday, ...fields }))
      expect(page).toMatch(
        name.startsWith('note')
          ? new RegExp(`name="${name}"[^>]*aria-invalid="true"[^>]*>${value}<`)
          : new RegExp(`name="${name}"[^>]* value="${value}"`),
      );
    expect(page).toMatch(/name="note.nl"[^>]*>Bel bij nummer 7</);
    expect(await days()).toEqual([]);
    expect(await log()).toEqual([]);
  });

  it('is one of twenty at most', async () => {
    for (let day = 1; day <= 20; day++)
      expect((await add({ day: `2026-12-${String(day).padStart(2, '0')}` })).status).toBe(303);
    const refused = await add({ day: '2026-12-21' });
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain('Er staan er al 20: haal eerst een dag weg');
  });

  it.each([
    [{}, 'Bezoekers zien elke dag op de site tot ze voorbij is.'],
    [{ publish_address: false }, 'de site vraagt hun om het u te vragen'],
    [{ publication: 'draft', published_at: null }, 'Bezoekers zien dit pas als het pand op de site staat.'],
    [{ availability: 'sold' }, 'Bezoekers zien dit niet: het pand is verkocht of verhuurd.'],
  ])('of a property with %j says who sees it', async (values, text) => {
    open(await addProperty(database, values));
    expect(await see()).toContain(text);
  });

  it('stands in the calendar of the property’s agent, while visitors are told of it', async () => {
    const agent_id = await addAgent(database);
    open(await addProperty(database, { agent_id, reference: 'K-1', street: 'Kouter', house_number: '7' }));
    await add({});
    const calendar = `/office/calendar/?day=2026-11-28&agent=${agent_id}`;
    const at = async () => textOf(await agent.get(calendar));
    const html = await at();
    expect(html).toMatch(/data-kind="open-day" class[^>]*><a title="14 uur, Opendeurdag, K-1, /);
    expect(html).toMatch(
      new RegExp(`href="${path}">Opendeurdag van 14 tot 16 uur</a> <span class="block">Kouter 7, Gent, `),
    );
    await database.updateTable('property').set({ availability: 'sold' }).where('id', '=', id).execute();
    expect(await at()).not.toContain(path);
  });

  it('is not for editors, nor for a property that does not exist', async () => {
    await add({});
    const editor = await staffBrowser(app, 'editor');
    expect((await editor.get(path)).status).toBe(403);
    const fields = [['do', 'remove'] as const, ['id', await dayId()] as const];
    expect((await editor.post(path, fields)).status).toBe(403);
    expect(await days()).toHaveLength(1);
    for (const wrong of ['0', 'x', '999999999']) {
      expect((await agent.get(`/office/properties/${wrong}/open-days/`)).status).toBe(404);
      expect((await agent.post(`/office/properties/${wrong}/open-days/`, fields)).status).toBe(404);
    }
  });
});

describe('open days of an imported property', () => {
  const cell = '2026-12-05 10:00-12:00';
  const importDays = (openDays: string) =>
    importRows([{ ...imported, openDays }], { now: new Date('2026-11-23T14:30:00Z') });
  const starts = async () => (await days()).map(([start]) => String(start).slice(0, 10));

  beforeEach(async () => {
    await importDays(cell);
    open((await stored()).id);
  });

  it('are the source’s until one is added here, and then the agency’s until it gives them back', async () => {
    expect(await see()).toContain('Crm levert deze dagen.');
    await add({});
    const { tally } = await importDays('2026-12-12 10:00-12:00 | 2020-01-01 10:00-12:00');
    expect(tally).toMatchObject({ unchanged: 1 });
    expect(await starts()).toEqual(['2026-11-28', '2026-12-05']);
    const page = await see();
    expect(page).toContain('U beheert de opendeurdagen van dit pand zelf.');
    expect(page).toMatch(/Crm geeft:<ul><li>Zaterdag 12 december, van 10 tot 12 uur<\/li><\/ul>/);
    expect(page).not.toContain('januari');
    const given = await agent.post(path, [['do', 'unlock']]);
    expect(given.headers.get('Location')).toBe(`${path}?told=unlocked`);
    await importDays('2026-12-12 10:00-12:00');
    expect(await starts()).toEqual(['2026-12-12']);
  });

  it('stay away once they are removed here', async () => {
    await agent.post(path, [
      ['do', 'remove'],
      ['id', await dayId()],
    ]);
    await importDays(cell);
    expect(await starts()).toEqual([]);
    await importDays('');
    expect(await see()).toContain('Crm geeft er geen.');
  });

  it('are not spoken of while the source has none', async () => {
    await importRows([{ ...imported, sourceRef: 'A2' }]);
    open((await stored('A2')).id);
    await add({});
    await importRows([{ ...imported, sourceRef: 'A2' }]);
    expect(await see()).not.toContain('Crm');
    expect(await starts()).toEqual(['2026-11-28']);
  });
});
