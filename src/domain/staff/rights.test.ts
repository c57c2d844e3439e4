import { expect, it } from 'vitest';
import { allRights, can, isRole, needsCode, type Right, roles } from './rights.ts';

const agents: Right[] = [
  'homes.read',
  'homes.write',
  'homes.publish',
  'requests.read',
  'requests.answer',
  'visits.plan',
  'owners.read',
  'owners.invite',
  'figures.read',
  'content.write',
];

it.each([
  ['admin', allRights],
  ['agent', agents],
  ['editor', ['content.write']],
] as const)('%s may do this and nothing else: %j', (role, may) => {
  expect(allRights.filter((right) => can(role, right))).toEqual(may);
});

it('asks a code of administrators', () => {
  expect(roles.filter(needsCode)).toEqual(['admin']);
});

it.each(['', 'owner', 'Admin', 'toString'])('knows no role %j', (value) => {
  expect(isRole(value)).toBe(false);
});
