import { expect, it } from 'vitest';
import { presentShell } from './present-shell.server.ts';
import type { RailEntry } from './rail-entries.ts';

const entries: RailEntry[] = [
  { to: '/office/', text: 'TODAY', icon: 'layout-dashboard' },
  { to: '/office/staff/', text: 'LOG_OUT', icon: 'users', right: 'staff.manage' },
];

it.each([
  [[], ['/office/']],
  [['staff.manage'], ['/office/', '/office/staff/']],
  [['content.write'], ['/office/']],
])('shows who may %j the entries %j', (rights, shown) => {
  const may = (right: string) => rights.includes(right as never);
  expect(presentShell({ id: 'a', name: 'A', may }, { entries }).entries.map(({ to }) => to)).toEqual(shown);
});

it.each([
  ['Eline Vermeersch', 'EV'],
  ['Eline Van Damme', 'ED'],
  ['élise', 'É'],
  [' Jan  Peeters ', 'JP'],
  ['', ''],
])('writes %j as %j', (name, initials) => {
  expect(presentShell({ id: 'a', name, may: () => true }).initials).toBe(initials);
});
