import { expect, it } from 'vitest';
import { leaveLocked } from './leave-locked.ts';
import { emptyChange, type PropertyChange } from './property-change.ts';

const said: PropertyChange = {
  ...emptyChange('line 2'),
  values: { bedrooms: 4, bathrooms: null },
  texts: { title: { nl: 'Huis', fr: 'Maison' }, lede: null },
  agentEmail: 'eline@example.be',
};

it.each<[string[], Partial<PropertyChange>, [string, unknown][]]>([
  [[], {}, []],
  [['bedrooms'], { values: { bathrooms: null } }, [['bedrooms', 4]]],
  [['bathrooms'], { values: { bedrooms: 4 } }, [['bathrooms', null]]],
  [['facades', 'region', 'nonsense'], {}, []],
  [['title.fr'], { texts: { title: { nl: 'Huis' }, lede: null } }, [['title.fr', 'Maison']]],
  [['title.de', 'description.nl'], {}, []],
  [
    ['lede.nl'],
    { texts: { title: { nl: 'Huis', fr: 'Maison' }, lede: { fr: null, de: null, en: null } } },
    [['lede.nl', null]],
  ],
])('leaves %j', (locked, left, offered) => {
  const before = structuredClone(said);
  expect(leaveLocked(said, locked)).toEqual({ change: { ...said, ...left }, offered: new Map(offered) });
  expect(said).toEqual(before);
});

it('leaves the agent, by whatever name', () => {
  const { change, offered } = leaveLocked({ ...said, values: { agentId: 3 } }, ['agentId']);
  expect(change.agentEmail).toBeUndefined();
  expect(change.values).toEqual({});
  expect(offered).toEqual(new Map([['agentId', 3]]));
});
