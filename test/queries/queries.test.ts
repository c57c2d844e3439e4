// What the queries of src/database send, so that a reviewer of a changed query reads its SQL. For each noun, <noun>.ts
// has sample calls and <noun>.sql the statements that they send, with their parameters. Nothing reaches PostgreSQL: the
// calls are made on a database that notes each statement and answers as the sample says. Accept a change with
// `npx vitest run --project unit test/queries -u`.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inspect } from 'node:util';
import { format } from 'sql-formatter';
import { describe, expect, test } from 'vitest';
import { notRecorded } from './not-recorded.ts';
import { record, type Statement } from './recorder.ts';
import type { Sample } from './sample.ts';

type Exported = { file: string; name: string; query: unknown };

const source = join(import.meta.dirname, '..', '..', 'src', 'database');
const notNouns = ['embedded', 'migrations'];
const nouns = readdirSync(source, { withFileTypes: true })
  .filter((each) => each.isDirectory() && !notNouns.includes(each.name))
  .map(({ name }) => name)
  .sort();

describe.each(nouns)('%s', async (noun) => {
  const exported = await exportedFunctions(noun);
  const { samples } = (await import(`./${noun}.ts`)) as { samples: Sample[] };

  test('every query has a sample, and every sample a query', () => {
    const sampled = new Set(samples.map(({ query }) => query));
    const forgotten = exported.filter(({ query }) => !sampled.has(query) && !notRecorded.has(query));
    expect(forgotten.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
    const known = new Set(exported.map(({ query }) => query));
    expect([...sampled].filter((query) => !known.has(query) || notRecorded.has(query))).toEqual([]);
  });

  test('the queries send these statements', async () => {
    const parts: string[] = [];
    for (const { file, name, query } of exported)
      for (const sample of samples.filter((each) => each.query === query))
        parts.push(`-- ${file}: ${name}(${sample.args.map(shown).join(', ')})\n${await written(sample)}`);
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`./${noun}.sql`);
  });
});

test('no file is of a noun that is gone', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'));
  expect(files.map((name) => basename(name, '.sql')).filter((name) => !nouns.includes(name))).toEqual([]);
});

async function exportedFunctions(noun: string): Promise<Exported[]> {
  const files = readdirSync(join(source, noun)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules: { file: string; exports: object }[] = [];
  // One after another: Vitest may load a module twice that it is asked for by two addresses at the same time, ours and
  // that of an import, and the two have different functions.
  for (const file of files.sort()) modules.push({ file, exports: await import(join(source, noun, file)) });
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports)
      .filter(([, value]) => typeof value === 'function')
      .map(([name, query]) => ({ file, name, query })),
  );
}

/** Calls twice: a parameter that differs the second time was drawn by the query. */
async function written(sample: Sample): Promise<string> {
  const [first, second] = [await record(sample), await record(sample)];
  expect(first, 'statements').not.toEqual([]);
  return first.map((statement, place) => writtenOne(statement, second[place])).join('\n');
}

function writtenOne({ sql, parameters }: Statement, again: Statement | undefined): string {
  const values = parameters.map((value, place) => {
    const text = shown(value);
    return `-- $${place + 1} = ${text === shown(again?.parameters[place]) ? text : 'another each time'}`;
  });
  return [`${format(sql, { language: 'postgresql', expressionWidth: 100 })};`, ...values].join('\n');
}

function shown(value: unknown): string {
  // Compressed data may have other bytes under another version of Node.
  if (Buffer.isBuffer(value)) return 'bytes';
  return inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY });
}
