import { expect, onTestFinished, test } from 'vitest';
import { setMeaning } from '#commands/import/set-meaning.ts';
import { changeProject } from '#commands/project/change-project.ts';
import { placeProject } from '#commands/project/place-project.ts';
import { unlockProjectField } from '#commands/project/project-lock.ts';
import { lockField, unlockField } from '#commands/property/field-lock.ts';
import { listUnmapped } from '#database/import/records.ts';
import { listStale } from '#database/import/waiting.ts';
import { listProjectLocks } from '#database/project/project-locks.ts';
import { whiseRuns } from '#test/crm/whise-runs.ts';
import { estate } from '#test/crm/whise-server.ts';
import { addAgent } from '#test/factories.ts';

const now = new Date('2026-11-24T09:00:00Z');
const { database, state, by, run, homes, sourceId } = await whiseRuns(() => now);

test('what people change of a project stays theirs until they give it back', async () => {
  const project = (own: object = {}) =>
    estate(7, { canHaveChildren: true, name: 'Residentie Linde', ...own });
  state.estates = [project(), estate(1)];
  await run();
  const stored = () => database.selectFrom('project').selectAll().executeTakeFirstOrThrow();
  const { id, updated_at } = await stored();
  const typed = { name: 'De Linde', houseNumber: '7', 'title.nl': 'Wonen onder de linde', externalUrl: '' };
  const seen = updated_at.toISOString();
  expect(await changeProject(by(), { id, typed, seen })).toMatchObject({ outcome: 'changed' });
  expect(await listProjectLocks(database, id)).toEqual(['name', 'title.nl']);
  const at = { latitude: 51.06, longitude: 3.72 };
  await placeProject(by(), { id, at, seen: (await stored()).updated_at.toISOString() });
  state.estates = [
    project({
      ...{ name: 'Residentie Eik', number: '9', details: [] },
      shortDescription: [{ languageId: 'fr-BE', content: 'Beau projet' }],
    }),
    estate(1),
  ];
  await run();
  const kept = { name: 'De Linde', title: { nl: 'Wonen onder de linde' }, house_number: '9', ...at };
  expect(await stored()).toMatchObject(kept);
  await unlockProjectField(by(), { projectId: id, key: 'name' });
  expect(await listStale(database)).toEqual([{ name: 'whise', refs: ['7'] }]);
  state.asked = [];
  await run({ cause: 'replay', refs: ['7'] });
  expect(await stored()).toMatchObject({ ...kept, name: 'Residentie Eik' });
  expect(state.asked).toEqual([]);
});

test('a home whose texts were read twice is named, with what they would be', async () => {
  const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  const text = (content: string) => ({ shortDescription: [{ languageId: 'fr-BE', content }] });
  state.estates = [
    estate(1, text(twice('Maison à rénover à Liège, cuisine équipée'))),
    estate(2, text('Cuisine équipée')),
  ];
  await run();
  const told = await database
    .selectFrom('import_record')
    .select(['ref', 'problems'])
    .orderBy('ref')
    .execute();
  expect(told.map(({ problems }) => problems)).toEqual([
    [
      {
        field: 'record',
        reason: expect.stringMatching(/^its texts were read twice: "rÃ©nover .*" seems to be "rénover .*"$/),
      },
    ],
    [],
  ]);
});

test('the agent of a home is known by an address with marks that nobody sees', async () => {
  const id = await addAgent(database);
  onTestFinished(async () => {
    await database.updateTable('property').set({ agent_id: null }).where('agent_id', '=', id).execute();
    await database.deleteFrom('agent').where('id', '=', id).execute();
  });
  state.estates = [estate(1, { representatives: [{ email: '\u202aeline@agency.example\u202c' }] })];
  await run();
  expect((await homes())[0]?.agent_id).toBe(id);
});

test('a lock survives, and letting it go maps again without the network', async () => {
  await run();
  const [home] = await homes();
  const field = { propertyId: home?.id ?? 0, key: 'bedrooms' };
  await lockField(by(), field);
  state.estates = [estate(1, { rooms: 5 }), estate(2)];
  await run();
  expect((await homes())[0]?.bedrooms).toBe(3);
  await unlockField(by(), field);
  expect(await listStale(database)).toEqual([{ name: 'whise', refs: ['1'] }]);
  state.asked = [];
  await run({ cause: 'replay', refs: ['1'] });
  expect((await homes())[0]?.bedrooms).toBe(5);
  expect(state.asked).toEqual([]);
  expect(await listStale(database)).toEqual([]);
});

test('a value without a meaning is listed, and gets one without the network', async () => {
  state.estates = [estate(1, { subCategory: { id: 99_999 } }), estate(2)];
  await run();
  expect(await listUnmapped(database, await sourceId())).toEqual([
    { list: 'type', value: '99999', count: 1, example: '1' },
  ]);
  state.asked = [];
  const meaning = { source: 'whise', list: 'type', value: '99999', target: 'penthouse' };
  const refs = (await setMeaning(by(), meaning))?.refs;
  expect(refs).toEqual(['1']);
  await run({ cause: 'replay', refs });
  expect((await homes())[0]?.type).toBe('penthouse');
  expect(state.asked).toEqual([]);
  expect(await listUnmapped(database, await sourceId())).toEqual([]);
});
