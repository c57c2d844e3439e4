import { expect, it } from 'vitest';
import { weightyLists } from './source-lists.ts';

it.each(['status', 'subStatus', 'displayStatus', 'type', 'category', 'bedrooms', 'zoning', 'flood'])(
  'an unknown value of %s does harm',
  (list) => expect(weightyLists).toContain(list),
);

it.each(['agent', 'marquee', 'roomKind', 'kitchenGenre', 'attachment', 'roof'])(
  'one of %s does none',
  (list) => expect(weightyLists).not.toContain(list),
);
