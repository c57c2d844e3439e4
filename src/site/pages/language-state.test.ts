import { expect, it } from 'vitest';
import { languageState } from './language-state.ts';
import { pageSchema } from './page-schema.ts';

const page = pageSchema.parse({
  id: 1,
  name: 'guide',
  path: { nl: 'gids', fr: 'guide' },
  title: { nl: 'Gids', fr: ' ' },
  modules: [
    { type: 'stats', view: 'figures', position: 0, title: { nl: 'Cijfers', fr: 'Chiffres' } },
    {
      type: 'links',
      view: 'rows',
      position: 1,
      rows: [{ title: { nl: 'Kopen' }, sentence: {}, link: { page: 'forSale' } }],
    },
  ],
});

it.each([
  ['nl', 'complete'],
  ['fr', 2],
  ['de', 'absent'],
] as const)('counts in %s what is written elsewhere alone', (language, state) => {
  expect(languageState([page], page, language)).toBe(state);
});
