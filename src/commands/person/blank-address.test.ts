import { expect, it } from 'vitest';
import { blankAddress } from './blank-address.ts';

const blanked = (value: unknown) => blankAddress(value, "lies+o'n@example.be");

it.each([
  ["Mail lies+o'n@example.be.", 'Mail [erased].'],
  ["a\nLIES+O'N@Example.BE\nb", 'a\n[erased]\nb'],
  [
    '<a href="mailto:lies%2Bo\'n%40example.be">lies+o&#x27;n@example.be</a>',
    '<a href="mailto:[erased]">[erased]</a>',
  ],
  ["<lies+o'n@example.be>,lies+o'n@example.be", '<[erased]>,[erased]'],
  [
    { a: ["x lies+o'n@example.be"], b: 3, c: null },
    { a: ['x [erased]'], b: 3, c: null },
  ],
])('takes the address out of %j', (value, left) => {
  expect(blanked(value)).toEqual(left);
});

it.each([
  ["annelies+o'n@example.be"],
  ["an.lies+o'n@example.be"],
  ["an-lies+o'n@example.be"],
  ["lies+o'n@example.be.com"],
  ["lies+o'n@example.berlin"],
  ["lies+o'n@example.be-x.eu"],
  ["lies+o'n@exampleXbe"],
  [null],
])('leaves %j', (value) => {
  expect(blanked(value)).toEqual(value);
});
