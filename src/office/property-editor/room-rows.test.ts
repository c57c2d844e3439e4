import { expect, it } from 'vitest';
import { readRooms } from './read-rooms.server.ts';
import { roomRows } from './room-rows.ts';

it.each([
  ['', []],
  ['no list', []],
  ['{"kind":"kitchen"}', []],
  ['[null]', [{ kind: '', floor: '', area: '', name: 'null' }]],
  ['[{"kind":"kitchen","areaM2":12.5}]', [{ kind: 'kitchen', floor: '', area: '12,5', name: 'null' }]],
  ['[{"kind":"kitchen","floor":"boven"}]', [{ kind: 'kitchen', floor: 'boven', area: '', name: 'null' }]],
])('shows %s as rows', (typed, rows) => {
  expect(roomRows(typed)).toEqual(rows);
});

it('shows what was typed again, also what is no number', () => {
  const form = new FormData();
  const rows = [
    { kind: 'bedroom', floor: '1', area: '12,5', name: '{"nl":"Ouders"}' },
    { kind: 'kitchen', floor: 'boven', area: 'groot', name: 'null' },
  ];
  for (const row of rows) for (const [name, value] of Object.entries(row)) form.append(`room.${name}`, value);
  expect(roomRows(readRooms(form))).toEqual(rows);
});
