import { describe, expect, it } from 'vitest';
import { type KnownTranslation, sourceLanguage, translationState } from './translation-state.ts';

const stored = { source: 's1', target: 't1', storedSource: 's1', storedTarget: 't1' };
const checked: KnownTranslation = { targetHash: 't1', sourceHash: 's1', state: 'checked' };
const machine: KnownTranslation = { ...checked, state: 'machine' };

describe('translationState', () => {
  it.each([
    ['is not there', { ...stored, target: undefined }, [], 'missing'],
    ['is not there, though it was', { ...stored, target: undefined }, [checked], 'missing'],
    ['nothing is known of', stored, [], 'checked'],
    ['was checked against the source', stored, [checked], 'checked'],
    ['was checked against another source', { ...stored, source: 's2' }, [checked], 'outdated'],
    [
      'was checked again',
      { ...stored, source: 's2' },
      [checked, { ...checked, sourceHash: 's2' }],
      'checked',
    ],
    ['has a source that waits', { ...stored, source: 's2' }, [], 'outdated'],
    ['was written anew for a source that waits', { ...stored, source: 's2', target: 't2' }, [], 'checked'],
    ['was written anew', { ...stored, target: 't2' }, [{ ...checked, sourceHash: 's0' }], 'checked'],
    ['is of a machine', stored, [machine], 'machine'],
    ['is of a machine, and its source has changed', { ...stored, source: 's2' }, [machine], 'machine'],
    ['was corrected after a machine', { ...stored, target: 't2' }, [machine], 'checked'],
  ] as const)('of what %s', (_, pair, known, state) => {
    expect(translationState(pair, known)).toBe(state);
  });
});

it.each([
  [{ nl: 'a', fr: 'b' }, 'nl'],
  [{ nl: ' ', fr: 'b' }, 'fr'],
  [{ de: 'a', fr: 'b' }, 'fr'],
  [{ nl: 'a', fr: { type: 'doc' } }, 'nl'],
  [{}, undefined],
] as const)('the source of %o is %s', (texts, language) => {
  expect(sourceLanguage(texts, 'nl')).toBe(language);
});

it('the source is what its writer wrote in', () => {
  expect(sourceLanguage({ nl: 'a', fr: 'b' }, 'fr', 'nl')).toBe('fr');
});
