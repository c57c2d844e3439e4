import { expect, test } from 'vitest';
import { type PlacedRows, placePastedRows } from './place-pasted-rows.ts';
import type { UnitColumn } from './unit-columns.ts';

const columns: UnitColumn[] = ['unitName', 'type', 'bedrooms', 'priceCents'];
const units = [
  { id: 11, name: '0101' },
  { id: 12, name: '0102' },
];
const headings: Record<string, UnitColumn> = { Lot: 'unitName', Prijs: 'priceCents', Slpk: 'bedrooms' };
const nothing: PlacedRows = { changed: [], added: [], unknown: [], beyond: 0 };

const place = (rows: string[][], at?: { unitId: number; key: UnitColumn }) =>
  placePastedRows(rows, { units, columns, at, columnOf: (heading) => headings[heading] });

test('by name, where nothing says where: a known one is changed, another is new', () => {
  const rows = [
    ['0102', 'duplex', '', '300.000'],
    ['0201', 'studio'],
  ];
  expect(place(rows)).toEqual({
    ...nothing,
    changed: [
      {
        unitId: 12,
        cells: [
          { key: 'unitName', typed: '0102' },
          { key: 'type', typed: 'duplex' },
          { key: 'priceCents', typed: '300.000' },
        ],
      },
    ],
    added: [{ name: '0201', cells: [{ key: 'type', typed: 'studio' }] }],
  });
});

test('from a cell on, down and to the right; what is below the last unit is new', () => {
  const rows = [['2', '300.000'], ['3', '310.000'], ['1']];
  expect(place(rows, { unitId: 12, key: 'bedrooms' })).toEqual({
    ...nothing,
    changed: [
      {
        unitId: 12,
        cells: [
          { key: 'bedrooms', typed: '2' },
          { key: 'priceCents', typed: '300.000' },
        ],
      },
    ],
    added: [
      {
        name: '0103',
        cells: [
          { key: 'bedrooms', typed: '3' },
          { key: 'priceCents', typed: '310.000' },
        ],
      },
      { name: '0104', cells: [{ key: 'bedrooms', typed: '1' }] },
    ],
  });
});

test('by headings, in their order; one that names no column is told', () => {
  const rows = [
    ['Prijs', 'Kelder', 'Lot'],
    ['300.000', 'ja', '0101'],
  ];
  expect(place(rows)).toEqual({
    ...nothing,
    unknown: ['Kelder'],
    changed: [
      {
        unitId: 11,
        cells: [
          { key: 'priceCents', typed: '300.000' },
          { key: 'unitName', typed: '0101' },
        ],
      },
    ],
  });
});

test('one heading alone may be a value', () => {
  expect(place([['Lot', 'duplex']]).added).toEqual([
    { name: 'Lot', cells: [{ key: 'type', typed: 'duplex' }] },
  ]);
});

test('cells to the right of the last column are counted', () => {
  expect(place([['1', '2', 'x', '', 'y']], { unitId: 11, key: 'bedrooms' })).toMatchObject({ beyond: 2 });
});

test('a unit that is gone since is none: its rows are about the units of their names', () => {
  expect(place([['0101', 'loft']], { unitId: 99, key: 'unitName' }).changed).toMatchObject([{ unitId: 11 }]);
});

test.each([
  [[], '1'],
  [[{ id: 1, name: 'Penthouse' }], '2'],
  [[{ id: 1, name: 'A9' }], 'A10'],
])('a row without a name gets the next one: %o', (own, name) => {
  const rows = [['Prijs', 'Slpk'], ['300.000']];
  const placed = placePastedRows(rows, { units: own, columns, columnOf: (heading) => headings[heading] });
  expect(placed.added.map((each) => each.name)).toEqual([name]);
});
