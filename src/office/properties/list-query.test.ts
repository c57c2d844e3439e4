import { describe, expect, it } from 'vitest';
import { isNarrowed, readListQuery, searchOf, writeListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

describe('the address of the list', () => {
  it.each([
    ['', ''],
    ['text=+kouter+12+', 'text=kouter+12'],
    ['purpose=rent&type=house&status=option&agent=3', 'purpose=rent&type=house&status=option&agent=3'],
    ['incomplete=yes&edits=yes&sort=price-down', 'incomplete=yes&edits=yes&sort=price-down'],
    ['page=2&purpose=sale', 'purpose=sale&page=2'],
    ['sort=changed&page=1&text=', ''],
    ['purpose=swap&type=villa&status=gone&agent=-1&sort=luck&page=0&incomplete=no', ''],
    ['told=price-3&undo=1', ''],
  ])('%j is that of %j', (given, written) => {
    expect(writeListQuery(read(given))).toBe(written);
  });

  it.each([
    ['', false],
    ['sort=price&page=3', false],
    ['edits=yes', true],
    ['text=a', true],
  ])('%j narrows: %s', (query, narrowed) => {
    expect(isNarrowed(read(query))).toBe(narrowed);
  });
});

describe('a status', () => {
  it.each([
    ['draft', { publication: 'draft', availability: undefined }],
    ['withdrawn', { publication: 'withdrawn', availability: undefined }],
    ['option', { publication: 'published', availability: 'option' }],
    ['', { publication: undefined, availability: undefined }],
  ])('%j asks for %j', (status, search) => {
    expect(searchOf(read(`status=${status}`), undefined)).toMatchObject(search);
  });
});
