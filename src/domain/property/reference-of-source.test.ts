import { expect, it } from 'vitest';
import { emptyChange } from './change/property-change.ts';
import { lacksReference } from './reference-of-source.ts';

const uuid = '0a61d7c2-0f3b-4a7e-9d55-3f6a1c2b7e90';

it.each([
  // The reference that the source gives, the stored one, and the key at the source.
  ['RL-1', undefined, '77', false],
  ['77', undefined, '77', false],
  [undefined, undefined, '77', true],
  [null, undefined, '77', true],
  ['RL-1', '77', '77', false],
  [undefined, 'RL-1', '77', false],
  [null, 'RL-1', '77', false],
  [null, '77', '77', true],
  [undefined, '77', '77', false],
  [undefined, 'RL-2387', 'RL-2387', false],
  [undefined, 'source-12345', 'source-12345', false],
  [undefined, 'source-123456', 'source-123456', true],
  [undefined, 'Ref-123456', 'Ref-123456', false],
  [undefined, '65a1f0c2b7e94d5', '65a1f0c2b7e94d5', false],
  [undefined, '65a1f0c2b7e94d5f', '65a1f0c2b7e94d5f', true],
  [undefined, uuid, uuid, true],
  [undefined, '0a61d7c2', uuid, true],
  [undefined, '0a61d7c', uuid, false],
])('of %j over %j from %j: %s', (given, stored, sourceRef, lacks) => {
  const change = emptyChange('line 2');
  if (given !== undefined) change.values.reference = given;
  expect(lacksReference(change, stored, sourceRef)).toBe(lacks);
});
