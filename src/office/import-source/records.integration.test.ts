import { expect, it } from 'vitest';
import { now, officeImports, whisePath } from '#test/office-imports.ts';

const { database, see, send, cookie, text, addWhise, addRecord } = await officeImports();

it('gives a value a meaning, and has what has it mapped again', async () => {
  const source = await addWhise();
  await addRecord(source, [
    { list: 'condition', value: '9' },
    { list: 'flood', value: 'a.b' },
  ]);
  const page = await text(whisePath);
  expect(page).toContain('Op te frissen');
  await send(
    whisePath,
    { do: 'meanings', 'meaning.9.condition9': 'to_refresh', 'meaning.5.flooda.b': '' },
    cookie,
  );
  const maps = await database.selectFrom('import_map').select(['list', 'value', 'target']).execute();
  expect(maps).toEqual([{ list: 'condition', value: '9', target: 'to_refresh' }]);
  const { mapped_at } = await database
    .selectFrom('import_record')
    .select('mapped_at')
    .executeTakeFirstOrThrow();
  expect(mapped_at).toBeNull();
  await send(whisePath, { do: 'meanings', 'meaning.5.flooda.b': '(ignore)' }, cookie);
  const ignored = await database
    .selectFrom('import_map')
    .select('target')
    .where('list', '=', 'flood')
    .execute();
  expect(ignored).toEqual([{ target: null }]);
});

it('shows what was chosen and lets it be changed, and maps nothing again for what stays', async () => {
  const source = await addWhise();
  await addRecord(source, [{ list: 'condition', value: '9' }]);
  const field = 'meaning.9.condition9';
  await send(whisePath, { do: 'meanings', [field]: 'to_refresh' }, cookie);
  await database.updateTable('import_record').set({ mapped_at: now, unmapped: '[]' }).execute();
  const page = await text(whisePath);
  expect(page).toContain('Gekozen betekenissen');
  expect(page).toMatch(/name="meaning\.9\.condition9"[^>]*>.*<option value="to_refresh" selected/);
  const waits = async () =>
    (await database.selectFrom('import_record').select('mapped_at').execute())[0]?.mapped_at;
  await send(whisePath, { do: 'meanings', [field]: 'to_refresh' }, cookie);
  expect(await waits()).toEqual(now);
  await send(whisePath, { do: 'meanings', [field]: 'good' }, cookie);
  expect(await waits()).toBeNull();
});

it('shows what the source says beside what stands here, and manages a field here or leaves it', async () => {
  const source = await addWhise();
  const property = await addRecord(source);
  const path = `${whisePath}records/204/`;
  const page = await text(path);
  expect(page).toMatch(/<h2[^>]*>Indeling[\s\S]*?Slaapkamers[\s\S]*?3[\s\S]*?4/);
  // In the order of the catalogue, each group once.
  const headings = [...page.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading = '']) => heading.trim());
  expect(headings).toEqual([...new Set(headings)]);
  expect(headings.indexOf('Adres')).toBeLessThan(headings.indexOf('Indeling'));
  expect(page).toContain('&quot;rooms&quot;: 3');
  const locks = () =>
    database.selectFrom('property_lock').select('key').where('property_id', '=', property).execute();
  expect((await send(path, { do: 'lock', key: 'bedrooms' }, cookie)).status).toBe(303);
  expect(await locks()).toEqual([{ key: 'bedrooms' }]);
  await send(path, { do: 'unlock', key: 'bedrooms' }, cookie);
  expect(await locks()).toEqual([]);
  expect((await send(path, { do: 'lock', key: 'nothing' }, cookie)).status).toBe(400);
});

it('finds homes of the source by its number and by our reference', async () => {
  const source = await addWhise();
  await addRecord(source);
  expect(await text(`${whisePath}?q=204`)).toContain('/office/imports/whise/records/204/');
  expect(await text(`${whisePath}?q=999`)).toContain('Geen pand van deze bron');
});

it.each([whisePath, `${whisePath}records/1/`])('knows no %s', async (path) => {
  expect((await see(path, cookie)).status).toBe(404);
  expect((await send(path, { do: 'run' }, cookie)).status).toBe(404);
});
