import { expect, it } from 'vitest';
import type { Adapter, Cursor } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { omnicasaRow } from '#test/crm/omnicasa-property.ts';
import { omnicasaAccount, questions, serveOmnicasa } from '#test/crm/omnicasa-server.ts';
import { omnicasa } from './adapter.ts';
import type { OmnicasaSource } from './ask.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => omnicasaRow({ ID: 1000 + index }));

async function fetchAll(source: OmnicasaSource, since?: Cursor) {
  const records: RawRecord[] = [];
  const { fetch } = omnicasa as Required<Adapter<typeof source.settings>>;
  const reading = fetch(source, since);
  for (;;) {
    const next = await reading.next();
    if (next.done) return { records, end: next.value };
    records.push(next.value);
  }
}

it('reads all pages in all languages into one record each, projects first', async () => {
  const properties = [...rows(52), omnicasaRow({ ID: 9, ProjectID: 3 })];
  const { source, asked, pauses } = await serveOmnicasa({
    properties,
    projects: [{ ID: 3, Name: 'De Dokken' }],
  });
  const { records, end } = await fetchAll(source);
  expect(records).toHaveLength(54);
  expect(records[0]).toMatchObject({ ref: 'project-3', kind: 'project' });
  expect(records.at(-1)).toMatchObject({ ref: '9', kind: 'unit', parentRef: 'project-3' });
  expect(records[1]).toMatchObject({
    ref: '1000',
    kind: 'home',
    version: '/Date(1793000000000+0100)/',
    body: {
      AgentEmail: 'jens@dokzicht.example',
      texts: {
        nl: { Ident: expect.stringMatching(/ in 1$/) },
        fr: { Ident: expect.stringMatching(/ in 2$/) },
      },
    },
  });
  expect(end).toEqual({ cursor: { changedSinceMs: Date.parse('2026-11-24T11:50:00Z') }, isComplete: true });
  const limits = questions(asked, 'GetPropertyList').filter((each) => each.number('LanguageId') === 1);
  expect(limits.map((each) => each.number('Limit1'))).toEqual([1, 26, 51]);
  expect(pauses).toEqual([1000, 1000]);
  expect(asked.every(({ method, url }) => method === 'GET' && !url.search.includes('UpdateVisit'))).toBe(
    true,
  );
});

it.each([
  [
    [331, '332', { ID: 333 }],
    ['331', '332', '333'],
  ],
  [{ Items: [331, 332], RowsCount: 2 }, ['331', '332']],
  [null, []],
])('asks for what changed since, and what went: %j', async (deleted, gone) => {
  const { source, asked } = await serveOmnicasa({ properties: rows(3), changed: rows(1), deleted });
  const { records, end } = await fetchAll(source, { changedSinceMs: 1_793_000_000_000 });
  expect(records.map(({ ref }) => ref)).toEqual(['1000']);
  expect(end).toMatchObject({ isComplete: false, gone });
  expect(questions(asked, 'GetPropertyList')[0]?.text('ChangeSince')).toBe('/Date(1793000000000+0000)/');
});

it('is not complete where the list changed while it was read', async () => {
  const properties = rows(30);
  const { source } = await serveOmnicasa({ properties }, (operation, question) => {
    if (operation === 'GetPropertyList' && question === 5) properties.shift();
    return undefined;
  });
  expect((await fetchAll(source)).end.isComplete).toBe(false);
});

it.each([
  [
    'an error with status 200',
    { body: { GetPropertyListJsonResult: { Code: 600, Success: false } } },
    'code 600',
  ],
  ['status 500', { status: 500, body: '' }, 'status 500'],
  ['no JSON', { body: '<html>' }, 'no JSON'],
  ['success without a list', { body: { GetPropertyListJsonResult: { Success: true, Value: {} } } }, 'count'],
  ['429 again and again', { status: 429, body: '' }, 'too busy'],
])('ends in the middle by a sentence: %s', async (_, answer, sentence) => {
  const { source } = await serveOmnicasa({ properties: rows(60) }, (operation, question) =>
    operation === 'GetPropertyList' && question > 4 ? answer : undefined,
  );
  await expect(fetchAll(source)).rejects.toThrow(sentence);
});

it('leaves out, and does not clear, what has no texts in a language any more', async () => {
  const value = { Items: [], RowsCount: 0 };
  const nothing = { body: { GetPropertyListJsonResult: { Success: true, Value: value } } };
  const { source } = await serveOmnicasa({ properties: rows(1) }, (_, question) =>
    question === 4 ? nothing : undefined,
  );
  expect(await fetchAll(source)).toMatchObject({ records: [], end: { isComplete: false } });
});

it('goes on after a while where the system was busy', async () => {
  const { source, pauses } = await serveOmnicasa({ properties: rows(2) }, (_, question) =>
    question === 3 ? { status: 429, body: '' } : undefined,
  );
  expect((await fetchAll(source)).records).toHaveLength(2);
  expect(pauses).toEqual([20_000]);
});

it('fetches one without counting a visit, and says that it is gone', async () => {
  const { source, asked } = await serveOmnicasa({ properties: rows(2) });
  expect(await omnicasa.fetchOne?.(source, '1001')).toMatchObject({ ref: '1001', kind: 'home' });
  expect(await omnicasa.fetchOne?.(source, '4000')).toBe('gone');
  await expect(omnicasa.fetchOne?.(source, 'project-3')).rejects.toThrow('with all the others');
  expect(questions(asked, 'GetProperty').every((each) => each.yesNo('UpdateVisit') === false)).toBe(true);
});

it('says nothing of the password, whatever goes wrong', async () => {
  const { source } = await serveOmnicasa({ properties: rows(1) });
  expect(await omnicasa.probe?.(source)).toEqual({ account: 'dokzicht', homes: 1 });
  const wrong = { ...source, settings: { ...source.settings, customerPassword: 'WRONG-password' } };
  const closed = { ...source, settings: { ...source.settings, address: 'http://system.test:1/x' } };
  for (const each of [wrong, closed]) {
    const problem = String(await omnicasa.probe?.(each).catch((error: Error) => error.stack));
    expect(problem).toMatch(/SourceProblem|GetPropertyList/);
    expect(problem).not.toContain('WRONG');
    expect(problem).not.toContain(omnicasaAccount.customerPassword);
  }
});
