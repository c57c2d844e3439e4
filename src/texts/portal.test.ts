import { describe, expect, it } from 'vitest';
import { type PortalTextKey, portalTables, portalTexts } from './portal.ts';

const keys = Object.keys(portalTables.nl) as (keyof typeof portalTables.nl)[];
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();

describe.each(['nl', 'fr', 'de', 'en'] as const)('the words of the portal in %s', (language) => {
  const table = portalTables[language];

  it('have the placeholders of the reference', () => {
    expect(keys.filter((key) => placeholders(table[key]) !== placeholders(portalTables.nl[key]))).toEqual([]);
  });

  it('are never empty, without a space too many and without straight quotes', () => {
    expect(keys.filter((key) => !table[key] || /^ | $| {2}|['"]/.test(table[key]))).toEqual([]);
  });

  it('count', () => {
    const one = portalTexts(language)('DAYS_ONLINE', { count: 1 });
    expect(one).not.toBe(portalTexts(language)('DAYS_ONLINE', { count: 2 }).replace('2', '1'));
  });
});

it('have a narrow no-break space before : ; ? ! and inside « » in French', () => {
  expect(keys.filter((key) => /[^\u202f][:;?!»]|«[^\u202f]/.test(portalTables.fr[key]))).toEqual([]);
});

it('give nothing for a key that there is not', () => {
  expect(portalTexts('de')('NO_SUCH' as PortalTextKey)).toBe('');
});
