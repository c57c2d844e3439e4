import { expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { sectionProblems } from './section-problems.server.ts';

const duty = defaultSettings.purchaseCosts.duties[0];

it.each([
  ['an amount in words', { minimumCents: 'veel' }, /: een getal$/],
  ['an amount that is missing', { minimumCents: undefined }, /^Vul dit in: /],
  ['an amount below nothing', { minimumCents: -1 }, /: minstens 0$/],
  ['a percentage in words', { percent: 'tien' }, /: een getal$/],
])('says of %s what is wrong with it', (_, wrong, said) => {
  const purchaseCosts = { ...defaultSettings.purchaseCosts, duties: [{ ...duty, ...wrong }] };
  const sections = { purchaseCosts } as unknown as Partial<Settings>;
  const problems = sectionProblems(sections, { stored: defaultSettings, typed: {}, language: 'nl' });
  expect(problems.map(({ text }) => text)).toEqual([expect.stringMatching(said)]);
});

it.each([
  [
    'a name that is missing',
    [{ name: {}, members: ['9000'] }],
    'Geef elke streek een naam, van hoogstens 40 tekens',
  ],
  [
    'a name that another has',
    [
      { name: { nl: 'Rand' }, members: ['9000'] },
      { name: { fr: 'rand' }, members: ['9050'] },
    ],
    'Twee van uw streken heten hetzelfde',
  ],
  ['no municipality at all', [{ name: { nl: 'Rand' }, members: [] }], /^Vul dit in: /],
])('says of a district with %s what is wrong with it', (_, districts, said) => {
  const problems = sectionProblems({ districts }, { stored: defaultSettings, typed: {}, language: 'nl' });
  expect(problems.map(({ text }) => text)).toEqual([expect.stringMatching(said)]);
});
