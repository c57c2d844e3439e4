import { beforeEach, expect, it, test } from 'vitest';
import { keepRecord } from '#database/import/records.ts';
import { findSource } from '#database/import/sources.ts';
import { whise } from '#import/crm/whise/whise.ts';
import { estate } from '#test/crm/whise-server.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
await addGhent(database);
const { gevel, gevelAnswering } = await commandLine(database);
const password = 'planted-word';
const now = new Date('2026-11-24T09:00:00Z');

beforeEach(async () => {
  await database.deleteFrom('import_source').execute();
  await database.deleteFrom('property').execute();
  await database.deleteFrom('audit_entry').execute();
});

const whiseSettings = ['--set', 'user=kantoor', '--set', 'clientId=9', '--set', 'officeId=5'];
const addWhise = () =>
  gevelAnswering(password, 'imports', 'add', 'whise', '--system', 'whise', ...whiseSettings);

/** Keeps a record as a run leaves it before it is mapped. */
async function keep(body: ReturnType<typeof estate>): Promise<void> {
  const source = await findSource(database, 'whise');
  const raw = whise.withoutPersonal({ ref: String(body.id), kind: 'home', body });
  await keepRecord(database, source?.id ?? 0, raw, now);
}

it('adds a system, asks for its password, and shows the address at which it calls this once', async () => {
  const added = await addWhise();
  expect(added).toMatchObject({ status: 0, questions: ['password: '] });
  expect(added.out).toMatch(
    /^The source whise was added\. Its system may call\nhttps:\/\/www\.example\.be\/hooks\/whise\/[\w-]{43}\n$/,
  );
  const list = await gevel('imports', 'list');
  expect(list).toMatchObject({
    status: 0,
    out: 'whise  whise  every 15 min  never answered\n',
    err: '1 source\n',
  });
  expect(await gevel('imports', 'settings', 'whise')).toMatchObject({
    status: 0,
    out: 'user=kantoor\nclientId=9\nofficeId=5\npassword is set\n',
  });
  expect(await addWhise()).toMatchObject({ status: 1, err: expect.stringContaining('already') });
  const log = await database.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute();
  expect(log).toEqual([{ actor: 'command', action: 'import.add whise', subject: 'import:whise' }]);
});

test.each([
  [['imports', 'add', 'Whise!', '--system', 'whise'], 'lower-case letters'],
  [['imports', 'add', 'w', '--system', 'nobody'], '--system must be one of omnicasa, openimmo'],
  [['imports', 'add', 'w', '--system', 'whise', '--set', 'user'], 'KEY=VALUE'],
  [['imports', 'add', 'w', '--system', 'whise', ...whiseSettings], 'password'],
  [['imports', 'add', 'w', '--system', 'openimmo', '--every', '0'], '--every'],
  [['imports', 'run'], 'Name the source'],
  [['imports', 'run', 'whise', '--yes-withdraw', 'all'], '--yes-withdraw must be a number'],
  [['imports', 'runs', 'whise', '--last', '0'], '--last must be'],
  [['imports', 'map', 'whise', 'type'], 'Give the source, the list, the value and its meaning'],
  [['imports', 'record', 'whise'], 'Give the source and the ref'],
  [['imports', 'lock', 'whise', '1'], 'Give the source, the ref and the field'],
])('says how it is called: %j', async (words, said) => {
  const { status, err, out } = await gevel(...words);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(said);
  expect(await database.selectFrom('import_source').select('name').execute()).toEqual([]);
});

test.each(['run', 'runs', 'probe', 'values', 'replay', 'rehearse', 'pause', 'settings'])(
  'imports %s says that there is no such source',
  async (command) => {
    expect(await gevel('imports', command, 'nobody')).toMatchObject({
      status: 1,
      err: expect.stringContaining('There is no source nobody.'),
    });
  },
);

it('changes how it is asked, and keeps the password', async () => {
  await addWhise();
  const before = await findSource(database, 'whise');
  expect((await gevel('imports', 'settings', 'whise', '--every', 'never', '--publish', 'draft')).status).toBe(
    0,
  );
  expect((await gevel('imports', 'settings', 'whise', '--set', 'officeId=6')).status).toBe(0);
  expect(await gevel('imports', 'settings', 'whise')).toMatchObject({
    out: 'user=kantoor\nclientId=9\nofficeId=6\npassword is set\n',
  });
  expect(await findSource(database, 'whise')).toMatchObject({ every_minutes: null, publish: 'draft' });
  expect(before?.secrets).not.toBeNull();
  await gevel('imports', 'settings', 'whise', '--publish', 'lawful');
  expect(await findSource(database, 'whise')).toMatchObject({ publish: 'lawful' });
  expect((await gevel('imports', 'settings', 'whise', '--publish', 'later')).status).toBe(2);
  expect((await gevel('imports', 'list')).out).toContain('when it calls');
  expect((await gevel('imports', 'pause', 'whise')).out).toBe('whise is paused\n');
  expect((await gevel('imports', 'list')).out).toContain('paused');
  expect((await gevel('imports', 'pause', 'whise', '--resume')).out).toBe('whise is asked again\n');
  expect((await findSource(database, 'whise'))?.is_paused).toBe(false);
});

it('keeps further hosts of photographs, all anew with each change', async () => {
  await addWhise();
  const hosts = async (...names: string[]) => {
    const { status } = await gevel(
      'imports',
      'settings',
      'whise',
      ...names.flatMap((each) => ['--host', each]),
    );
    return [status, (await findSource(database, 'whise'))?.hosts];
  };
  expect(await hosts('cdn.agency.be', '*.fotos.example')).toEqual([0, ['cdn.agency.be', '*.fotos.example']]);
  expect((await gevel('imports', 'settings', 'whise')).out).toContain(
    'host cdn.agency.be\nhost *.fotos.example\n',
  );
  expect(await hosts('https://cdn.agency.be/')).toEqual([2, ['cdn.agency.be', '*.fotos.example']]);
  expect(await hosts('none')).toEqual([0, []]);
});

it('makes homes of what was read last, without asking: first as a rehearsal', async () => {
  await addWhise();
  await keep(estate(1, { pictures: [] }));
  await keep(estate(2, { pictures: [], price: 'much' }));
  const homes = () => database.selectFrom('property').select(['source_ref', 'bedrooms']).execute();
  expect(await gevel('imports', 'rehearse', 'whise')).toMatchObject({ status: 0, out: 'whise: 2 created\n' });
  expect(await homes()).toEqual([]);
  expect(await gevel('imports', 'replay', 'whise', '--ref', '1')).toMatchObject({
    out: 'whise: 1 created\n',
  });
  expect(await homes()).toEqual([{ source_ref: '1', bedrooms: 3 }]);
  expect(await gevel('imports', 'replay', 'whise')).toMatchObject({
    out: 'whise: 1 created, 1 unchanged\n',
  });
  const { out } = await gevel('imports', 'runs', 'whise', '--last', '2');
  expect(out.split('\n').map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    'replay  done  1 created, 1 unchanged',
    'replay  done  1 created',
    '',
  ]);
});

it('lists a value without a meaning, and gives it one', async () => {
  await addWhise();
  await keep(estate(1, { pictures: [], subCategory: { id: 99_999 }, swimmingLanes: 4 }));
  await gevel('imports', 'replay', 'whise');
  expect((await gevel('imports', 'values', 'whise')).out).toBe('type  99999  1  1\n');
  expect((await gevel('imports', 'values', 'whise', '--unread')).out).toContain('swimmingLanes  1\n');
  expect(await gevel('imports', 'map', 'whise', 'type', '99999', 'penthouse')).toMatchObject({
    status: 0,
    out: 'type 99999 means penthouse: 1 changed\n',
  });
  expect((await gevel('imports', 'values', 'whise')).out).toBe('');
  expect((await gevel('imports', 'values', 'whise', '--chosen')).out).toBe('type  99999  penthouse\n');
  expect((await gevel('imports', 'map', 'whise', 'type', '99999', '-')).out).toContain('is ignored');
  expect((await gevel('imports', 'values', 'whise', '--chosen')).out).toBe('type  99999  -\n');
});

it('shows a record, and keeps a field of it from the system until it is given back', async () => {
  await addWhise();
  await keep(estate(1, { pictures: [] }));
  await gevel('imports', 'replay', 'whise');
  expect((await gevel('imports', 'record', 'whise', '1')).out).toBe('1  home  created  W1\n');
  const raw = (await gevel('imports', 'record', 'whise', '1', '--raw')).out;
  expect([JSON.parse(raw).rooms, raw.includes('Zwaluwstaart')]).toEqual([3, false]);
  expect((await gevel('imports', 'lock', 'whise', '1', 'bedrooms')).out).toBe('bedrooms is managed here\n');
  expect((await gevel('imports', 'record', 'whise', '1')).out).toContain('bedrooms is managed here\n');
  await keep(estate(1, { pictures: [], rooms: 5 }));
  await gevel('imports', 'replay', 'whise');
  const bedrooms = async () =>
    (await database.selectFrom('property').select('bedrooms').executeTakeFirstOrThrow()).bedrooms;
  expect(await bedrooms()).toBe(3);
  expect((await gevel('imports', 'lock', 'whise', '1', 'bedrooms', '--release')).out).toBe(
    'bedrooms comes from whise again: 1 changed\n',
  );
  expect(await bedrooms()).toBe(5);
  expect((await gevel('imports', 'lock', 'whise', '1', 'bedrooms', '--release')).status).toBe(1);
  expect((await gevel('imports', 'lock', 'whise', '1', 'dreams')).status).toBe(2);
  expect((await gevel('imports', 'record', 'whise', '7')).err).toContain('no record of 7');
});

it('says why a system was not reached, without its password, and that the run failed', async () => {
  const omnicasa = ['--system', 'omnicasa', '--set', 'customerName=dokzicht'];
  // The host is not one of this system: it is refused before anything is sent.
  const address = ['--set', 'address=https://omnicasa.example/service'];
  await gevelAnswering(password, 'imports', 'add', 'omni', ...omnicasa, ...address);
  const said = [
    await gevel('imports', 'probe', 'omni'),
    await gevel('imports', 'run', 'omni'),
    await gevel('imports', 'runs', 'omni', '--log'),
    await gevel('imports', 'settings', 'omni'),
    await gevel('imports', 'list'),
  ];
  expect(said.map(({ status }) => status)).toEqual([1, 1, 0, 0, 0]);
  expect(said[1]?.err).toContain('omnicasa.example');
  expect(said[2]?.out).toContain('hand  failed  nothing');
  expect(JSON.stringify(said)).not.toContain(password);
});
