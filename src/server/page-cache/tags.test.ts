import { describe, expect, it } from 'vitest';
import { TagIndex, touches } from './tags.ts';

const cases: [string[], string[], boolean][] = [
  [['properties'], ['properties', 'settings'], true],
  [['articles'], ['properties'], false],
  [['articles', 'properties'], ['properties'], true],
  [['property:*'], ['property:1'], true],
  [['property:*'], ['properties'], false],
  [['property:1'], ['property:12'], false],
  [[''], ['properties'], false],
  [[], ['properties'], false],
];

describe.each(cases)('a change of %j', (changed, tags, expected) => {
  it(`touches ${tags.join(' ')}: ${expected}`, () => {
    expect(touches(changed, new Set(tags))).toBe(expected);
  });

  it('finds its keys likewise', () => {
    const index = new TagIndex();
    index.add('/nl/', new Set(tags));
    expect(index.keysOf(changed).has('/nl/')).toBe(expected);
    index.remove('/nl/', new Set(tags));
    expect(index.keysOf(changed).size).toBe(0);
  });
});
