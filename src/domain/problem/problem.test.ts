import { expect, it } from 'vitest';
import { locate } from '#domain/place/locate.ts';
import { readValue } from '#domain/property/change/read-value.ts';
import { problemOfValue } from '#domain/property/change/value-problem.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { vocabularyOf } from '#domain/reading/word.ts';
import { problem, readProblem } from './problem.ts';
import { problemSentences } from './problem-sentences.ts';

const codes = Object.entries(problemSentences);

it.each(codes)('reads %s as itself', (code, sentence) => {
  const said = sentence.replace(/\{\{(\w+)\}\}/g, (_, name) =>
    name === 'why' ? 'it took too long' : `<${name}>`,
  );
  const names = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  expect(readProblem(said)).toEqual({
    code,
    values: Object.fromEntries(
      names.map((name) => [name, name === 'why' ? 'it took too long' : `<${name}>`]),
    ),
    ...(names.includes('why') && { why: { code: 'TOO_SLOW', values: {} } }),
  });
});

it('reads what is about something about something', () => {
  const why = problem('ABOUT', {
    what: 'https://pictures.be/1?…',
    why: problem('SERVER_STATUS', { status: 404 }),
  });
  expect(readProblem(problem('ABOUT', { what: '12', why }))).toMatchObject({
    values: { what: '12' },
    why: {
      values: { what: 'https://pictures.be/1?…' },
      why: { code: 'SERVER_STATUS', values: { status: '404' } },
    },
  });
});

it.each(['', 'Server Error: SELECT', 'it answered', ' is larger than 5 MB'])('does not know %j', (said) => {
  expect(readProblem(said)).toBeUndefined();
});

const read: [key: FieldKey, given: unknown, code: string][] = [
  ['bedrooms', 'drie', 'NO_NUMBER'],
  ['bedrooms', '2,5', 'NO_WHOLE_NUMBER'],
  ['bedrooms', {}, 'NO_SINGLE_VALUE'],
  ['priceCents', 'veel', 'NO_AMOUNT'],
  ['latitude', '1,2,3', 'NO_NUMBER'],
  ['availableFrom', 'morgen', 'NO_DAY'],
  ['availableFrom', '31-02-2026', 'NO_CALENDAR_DAY'],
  ['hasLift', 'misschien', 'NO_YES_OR_NO'],
  ['energyLabel', 'Z', 'NO_LABEL'],
  ['floor', 'ergens', 'NO_FLOOR'],
  ['condition', 'kapot', 'NO_OPTION'],
];

// The code that reads values is shared with files, and words its problems itself.
it.each(read)('knows why %s cannot be %j', (key, given, code) => {
  const words = () => vocabularyOf([['new', []]]);
  const { problem: said } = readValue(getField(key), given, { words, decimal: '.' }, key === 'priceCents');
  expect(readProblem(said ?? '')?.code).toBe(code);
});

it.each<[FieldKey, unknown, string]>([
  ['bedrooms', 4000, 'TOO_BIG'],
  ['bedrooms', -4, 'TOO_SMALL'],
  ['bedrooms', 1.5, 'NO_WHOLE_NUMBER'],
  ['reference', 'x'.repeat(5000), 'TEXT_TOO_LONG'],
  ['videoUrl', 'film', 'NO_LINK'],
])('knows why the catalogue refuses %s of %j', (key, value, code) => {
  const field = { ...getField(key), key };
  expect(readProblem(problemOfValue(field as never, value) ?? '')?.code).toBe(code);
});

it('knows why a room cannot be read', () => {
  const { problem: said } = readValue(getField('roomList'), [3], { words: () => vocabularyOf([]) });
  expect(readProblem(said ?? '')).toMatchObject({ code: 'ROOM', why: { code: 'NO_ROOM' } });
});

it('knows why there is no place', () => {
  const located = locate(new Map(), {
    postalCode: '9999',
    city: null,
    countryId: 10,
    latitude: null,
    longitude: null,
  });
  expect(readProblem(located.problem?.reason ?? '')?.code).toBe('CODE_OF_NO_PLACE');
});
