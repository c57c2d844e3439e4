import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
const property = await addProperty(database, { reference: 'V-1' });
const tomorrow = addDays(dayOf(new Date()), 1);

const audited = async (subject: string) => {
  const rows = await database
    .selectFrom('audit_entry')
    .select(['actor', 'action'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

describe('a communication', () => {
  it('is hidden unless it is said to be public, and is shown and hidden by its number', async () => {
    const add = [
      'communications',
      'add',
      '--property',
      'V-1',
      '--kind',
      'phone',
      '--subject',
      'Bod besproken',
    ];
    const added = await gevel(
      ...add,
      '--contact',
      'Anke Peeters',
      '--at',
      '2026-01-12 14:30',
      '--status',
      'closed',
    );
    const id = Number(/^Communication (\d+) of V-1: hidden/.exec(added.out)?.[1]);
    const read = () =>
      database.selectFrom('communication').selectAll().where('id', '=', id).executeTakeFirst();
    expect(await read()).toEqual({
      id,
      property_id: property,
      lead_id: null,
      happened_at: new Date('2026-01-12T13:30:00Z'),
      kind: 'phone',
      contact: 'Anke Peeters',
      subject: 'Bod besproken',
      comment: null,
      language: 'nl',
      status: 'closed',
      is_public: false,
    });
    expect((await gevel('communications', 'publish', String(id))).out).toBe(
      `Communication ${id}: the owners can read it\n`,
    );
    expect(await read()).toMatchObject({ is_public: true });
    expect((await gevel('communications', 'V-1')).out).toBe(
      `${id}  12-1-2026 14:30  phone  public  Anke Peeters  Bod besproken\n`,
    );
    await gevel('communications', 'hide', String(id));
    expect(await read()).toMatchObject({ is_public: false });
    expect(await audited(`communication:${id}`)).toEqual([
      'command communication.add',
      'command communication.publish',
      'command communication.hide',
    ]);
    expect(await gevel('communications', 'hide', '99999')).toMatchObject({
      status: 1,
      err: 'There is no communication 99999.\n',
    });
    expect((await gevel(...add, '--public')).out).toContain('its owners can read it');
  });
});

describe('a publication', () => {
  const on = (...words: string[]) =>
    gevel('adverts', 'add', '--property', 'V-1', '--channel', 'Portaal', ...words);
  const read = () => database.selectFrom('publication').selectAll().executeTakeFirst();

  it('begins, changes and ends', async () => {
    expect(await on()).toMatchObject({ status: 1, err: expect.stringContaining('--since') });
    expect((await on('--since', '2026-01-10', '--address', 'https://portaal.example/1')).out).toBe(
      'V-1 on Portaal: added\n',
    );
    expect(await read()).toMatchObject({
      status: 'online',
      since: '2026-01-10',
      views: null,
      views_at: null,
    });
    expect((await on('--views', '6902')).out).toBe('V-1 on Portaal: changed\n');
    expect(await read()).toMatchObject({
      since: '2026-01-10',
      address: 'https://portaal.example/1',
      views: 6902,
      views_at: expect.any(Date),
    });
    const end = (...words: string[]) =>
      gevel('adverts', 'end', '--property', 'V-1', '--channel', 'Portaal', ...words);
    expect(await end('--on', '2026-01-09')).toMatchObject({
      status: 1,
      err: expect.stringContaining('not on'),
    });
    expect((await end('--on', '2026-01-20')).out).toBe('V-1 on Portaal: until 20-1-2026\n');
    expect(await read()).toMatchObject({ status: 'offline', until: '2026-01-20', views: 6902 });
    await on('--since', tomorrow);
    expect(await read()).toMatchObject({ status: 'planned', until: null });
    const { status } = await gevel('adverts', 'end', '--property', 'V-1', '--channel', 'Elders');
    expect(status).toBe(1);
    expect(await audited(`publication:${(await read())?.id}`)).toEqual([
      'command publication.add',
      'command publication.change',
      'command publication.end',
      'command publication.change',
    ]);
  });
});

it('has steps that are added, listed and done once', async () => {
  const added = await gevel(
    'steps',
    'add',
    '--property',
    'V-1',
    '--subject',
    'Nieuwe foto’s',
    '--due',
    '2026-12-04',
  );
  const id = /^Step (\d+) of V-1, on 4-12-2026\n$/.exec(added.out)?.[1] ?? '';
  expect((await gevel('steps', 'V-1')).out).toBe(`${id}  4-12-2026  Nieuwe foto’s\n`);
  expect((await gevel('steps', 'done', id)).out).toBe(`Step ${id}: done\n`);
  expect((await gevel('steps', 'done', id)).out).toBe(`Step ${id}: done before\n`);
  expect((await gevel('steps', 'V-1')).out).toBe('');
  expect((await gevel('steps', 'done', '99999')).status).toBe(1);
  expect(await audited(`step:${id}`)).toEqual(['command step.add', 'command step.done']);
});

describe('the words for owners', () => {
  const ofProperty = ['--property', 'V-1'];
  const inFrench = ['--language', 'fr'];
  const note = ['communications', 'add', ...ofProperty, '--kind', 'note', '--subject'];
  const step = ['steps', 'add', ...ofProperty, '--subject'];
  const on = ['adverts', 'add', ...ofProperty, '--channel', 'Journal', '--since', '2026-01-10'];

  it('are kept with their language, which is the first of the site if nothing is said', async () => {
    for (const words of [note, step]) {
      await gevel(...words, 'Nieuwe prijs');
      await gevel(...words, 'Nouveau prix', ...inFrench);
    }
    for (const table of ['communication', 'planned_step'] as const) {
      const rows = await database
        .selectFrom(table)
        .select(['subject', 'language'])
        .where('subject', 'in', ['Nieuwe prijs', 'Nouveau prix'])
        .orderBy('id')
        .execute();
      expect(rows, table).toEqual([
        { subject: 'Nieuwe prijs', language: 'nl' },
        { subject: 'Nouveau prix', language: 'fr' },
      ]);
    }
  });

  it('of an advert keep theirs when other words are given', async () => {
    const read = () =>
      database
        .selectFrom('publication')
        .select(['subject_language', 'comment_language'])
        .where('channel', '=', 'Journal')
        .executeTakeFirst();
    await gevel(...on);
    expect(await read()).toEqual({ subject_language: null, comment_language: null });
    await gevel(...on, '--subject', 'Maison de maître', ...inFrench);
    await gevel(...on, '--comment', 'Dubbele pagina');
    await gevel(...on, '--views', '12');
    expect(await read()).toEqual({ subject_language: 'fr', comment_language: 'nl' });
  });

  it.each([
    [[...note, 'x', '--language', 'it'], '--language must be one of nl, fr, de, en.'],
    [[...step, 'x', '--language', 'NL'], '--language must be one of nl, fr, de, en.'],
    [[...on, '--comment', 'x', '--language', 'lb'], '--language must be one of nl, fr, de, en.'],
    [[...on, ...inFrench], 'give one of them.'],
  ])('are in a language that is known, and are given with it: %j', async (words, said) => {
    expect(await gevel(...words)).toMatchObject({ status: 2, err: expect.stringContaining(said) });
  });
});

const communication = ['communications', 'add', '--property', 'V-1', '--kind', 'note', '--subject', 'x'];
const advert = ['adverts', 'add', '--property', 'V-1', '--channel', 'Portaal', '--since', '2026-01-10'];

it.each([
  [communication.with(5, 'request')],
  [communication.with(7, ' ')],
  [communication.with(7, 'x'.repeat(201))],
  [communication.slice(0, 5)],
  [communication.toSpliced(1, 2)],
  [[...communication, 'two', 'words']],
  [[...communication, '--at', tomorrow]],
  [[...communication, '--at', '2026-02-30']],
  [[...communication, '--status', 'lost']],
  [['communications', 'publish', 'x']],
  [['communications', 'hide', '1', '2']],
  [['communications']],
  [[...advert, '--address', 'javascript:alert(1)']],
  [[...advert, '--views', '-3']],
  [advert.with(7, '10-1-2026')],
  [['adverts', 'end', '--property', 'V-1', '--channel', 'Portaal', '--on', tomorrow]],
])('says how it is used: %j', async (words) => {
  expect((await gevel(...words)).status).toBe(2);
});

it.each([[communication], [advert], [['steps', 'add', '--property', 'V-1', '--subject', 'x']]])(
  'knows the properties that there are: %j',
  async (words) => {
    expect(await gevel(...words.map((word) => (word === 'V-1' ? 'V-9' : word)))).toMatchObject({
      status: 1,
      err: 'There is no property with the number or reference "V-9".\n',
    });
  },
);
