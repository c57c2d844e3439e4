import { describe, expect, it } from 'vitest';
import { findEditTarget, historyName, keyOfHistory, valueAt, withEdits } from './edit-key.ts';

describe('findEditTarget', () => {
  it.each([
    ['bedrooms', 'bedrooms', undefined],
    ['title.fr', 'title', 'fr'],
    ['priceUnitText.de', 'priceUnitText', 'de'],
  ])('%s', (key, name, language) => {
    expect(findEditTarget(key)).toMatchObject({ field: { key: name }, ...(language && { language }) });
  });

  it.each([
    '',
    '.',
    'title',
    'title.',
    'title.it',
    'title.fr.nl',
    'bedrooms.nl',
    'region',
    'toString',
    '__proto__',
  ])('nobody edits %j', (key) => {
    expect(findEditTarget(key)).toBeUndefined();
  });
});

describe('valueAt', () => {
  const property = { bedrooms: 0, title: { nl: 'Huis', fr: ' ' }, zoning: [], hasGarden: false };
  it.each([
    ['bedrooms', 0],
    ['hasGarden', false],
    ['bathrooms', null],
    ['zoning', null],
    ['title.nl', 'Huis'],
    ['title.fr', null],
    ['title.de', null],
    ['lede.nl', null],
  ])('%s is %j', (key, value) => {
    const target = findEditTarget(key);
    expect(target && valueAt(property as never, target)).toBe(value);
  });
});

describe('withEdits', () => {
  it('leaves out what cannot be read, and takes away what was emptied', () => {
    const edits = [
      { key: 'bedrooms', value: 4, problem: null },
      { key: 'bathrooms', value: null, problem: 'NOT_READABLE' },
      { key: 'title.nl', value: null, problem: null },
      { key: 'title.fr', value: 'Maison', problem: null },
      { key: 'lede.nl', value: 'Kort', problem: null },
      { key: 'gone', value: 1, problem: null },
    ];
    const before = { bedrooms: 3, bathrooms: 2, title: { nl: 'Huis' }, lede: null };
    expect(withEdits(before, edits)).toStrictEqual({
      bedrooms: 4,
      bathrooms: 2,
      title: { fr: 'Maison' },
      lede: { nl: 'Kort' },
    });
    expect(before.title).toEqual({ nl: 'Huis' });
  });
});

describe('the history', () => {
  it.each([
    ['priceCents', 'price_cents'],
    ['livingAreaM2', 'living_area_m2'],
    ['title.fr', 'title.fr'],
    ['marqueeName.nl', 'marquee_name.nl'],
    ['zoning', 'zoning'],
  ])('%s is %s there', (key, name) => {
    const target = findEditTarget(key);
    expect(target && historyName(target)).toBe(name);
    expect(keyOfHistory(name)).toBe(key);
  });

  it.each(['publication', 'published_at', 'place_id', 'lawfulUse', 'gone_on', 'nonsense'])(
    '%s is not edited',
    (name) => {
      expect(keyOfHistory(name)).toBeUndefined();
    },
  );
});
