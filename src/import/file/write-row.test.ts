import { describe, expect, test } from 'vitest';
import type { Field } from '#domain/property/field.ts';
import { catalogue } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { type Vocabulary, vocabularyOf } from '#domain/reading/word.ts';
import { type Column, findColumn } from './columns.ts';
import { readRow } from './read-row.ts';
import { writeCells, writeObject, writtenColumns } from './write-row.ts';

const notWritten = ['region', 'agentId', 'projectId'];

/** Values that are difficult to write so that they can be read back. */
function hardValues(field: Field): unknown[] {
  if (field.key === 'postalCode') return ['9000'];
  switch (field.kind) {
    case 'text':
      return ['12', 'été; "ja", nee', '007'].filter((text) => text.length <= field.max);
    case 'texts':
      return [{ nl: 'Huis', fr: 'L’été\n\nune ligne', de: 'Größe', en: 'x;"y",z' }, { fr: 'seul' }];
    case 'url':
      return ['https://www.example.be/?a=1,2;3'];
    case 'money':
      return [field.min + 5, field.min + 123_456, field.max, field.min + 100];
    case 'integer':
    case 'year':
      return [field.min || 1, field.max];
    case 'decimal':
    case 'area':
    case 'length':
      return [field.min || 1, field.min + 0.125, field.min + 0.1, field.max];
    case 'date':
      return ['2026-12-31'];
    case 'boolean':
      return [true, false];
    case 'energyLabel':
      return ['a_plusplus', 'a_sub', 'g', 'i'];
    case 'type':
      return ['house', 'ground_floor_flat'];
    case 'option':
      return [...optionSets[field.options]];
    case 'rooms':
      return [
        [
          { kind: 'living_room', floor: 0, areaM2: 32.5 },
          { kind: 'bedroom', areaM2: 12.125 },
        ],
        [{ kind: 'attic', floor: 2, name: { nl: 'Zolder, af te werken', fr: 'Grenier à l’étage = 2' } }],
        [{ kind: 'cellar' }, { kind: 'garage', floor: -1 }],
      ];
    case 'options':
      return [[...optionSets[field.options]], [optionSets[field.options][0]]];
  }
}

function tokensOf(field: Field): Vocabulary {
  const tokens: readonly (string | number)[] =
    'options' in field ? optionSets[field.options] : propertyTypes.map(({ key }) => key);
  return vocabularyOf(tokens.map((token) => [String(token), []]));
}

function readBack(cells: (readonly [Column, unknown])[]) {
  const row = readRow('line 2', cells, { words: tokensOf });
  expect(row.problems).toEqual([]);
  return row;
}

const written = catalogue.filter((field) => !notWritten.includes(field.key));

describe('what is written is read back', () => {
  test.each(written.map((field) => [field.key, field] as const))('%s', (key, field) => {
    for (const value of hardValues(field)) {
      const property = { [key]: value };
      const inCsv = readBack(
        writeCells(property).map((cell, index) => [writtenColumns[index] as Column, cell]),
      );
      const inJson = readBack(
        Object.entries(JSON.parse(JSON.stringify(writeObject(property)))).map(([name, cell]) => [
          findColumn(name) as Column,
          cell,
        ]),
      );
      if (field.kind === 'texts') {
        const empty = { nl: null, fr: null, de: null, en: null };
        expect(inCsv.texts[key]).toEqual({ ...empty, ...(value as object) });
        expect(inJson.texts[key]).toEqual(value);
      } else {
        expect(inCsv.values[key]).toEqual(value);
        expect(inJson.values).toEqual({ [key]: value });
      }
    }
  });

  test('what is empty is an empty cell, and no key of an object', () => {
    expect(writeCells({ bedrooms: null }).join('')).toBe('');
    expect(writeObject({ bedrooms: null, bathrooms: undefined, hasGarden: false })).toEqual({
      hasGarden: false,
    });
  });

  test('a moment, an address, a reference', () => {
    const property = {
      publishedAt: new Date('2026-11-21T08:30:00Z'),
      agentEmail: 'an@example.be',
      projectReference: 'P1',
    };
    const row = readBack(writeCells(property).map((cell, index) => [writtenColumns[index] as Column, cell]));
    expect(row).toMatchObject({ ...property, publishedAt: '2026-11-21T08:30:00.000Z' });
  });

  test('ids of this database are not written', () => {
    const names = writtenColumns.map(({ name }) => name);
    for (const name of notWritten) expect(names).not.toContain(name);
  });
});
