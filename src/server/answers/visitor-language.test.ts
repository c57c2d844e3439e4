import { describe, expect, it } from 'vitest';
import { preferredLanguage, visitorLanguage } from './visitor-language.ts';

const settings = {
  defaultLanguage: 'nl',
  languages: [
    { code: 'nl', inUse: true },
    { code: 'fr', inUse: true },
    { code: 'de', inUse: false },
    { code: 'en', inUse: true },
  ],
} as const;

function language(path: string, headers: Record<string, string>) {
  return visitorLanguage(new Request(`http://localhost${path}`, { headers }), {
    ...settings,
    languages: [...settings.languages],
  });
}

describe('visitorLanguage', () => {
  it.each([
    ['/?lng=fr', 'i18next=en', 'nl', 'fr'],
    ['/?lng=fr-BE', '', '', 'fr'],
    ['/?lng=de', 'i18next=en', 'fr', 'en'],
    ['/?lng=xx', '', 'fr', 'fr'],
    ['/', 'a=1; i18next=en; b=2', 'fr', 'en'],
    ['/', 'i18next=EN-gb', '', 'en'],
    ['/', 'xi18next=en', 'fr', 'fr'],
    ['/', 'i18next=de', 'fr', 'fr'],
    ['/', '', 'de, fr;q=0.5', 'fr'],
    ['/', '', 'de', 'nl'],
    ['/', '', '', 'nl'],
  ])('%s, cookie %s, browser %s: %s', (path, cookie, accepted, expected) => {
    expect(language(path, { Cookie: cookie, 'Accept-Language': accepted })).toBe(expected);
  });
});

describe('preferredLanguage', () => {
  it.each([
    ['de-BE,de;q=0.9,en;q=0.8', 'de'],
    ['lb-LU, fr;q=0.8, de;q=0.7', 'fr'],
    ['en;q=0.8, nl;q=0.9', 'nl'],
    ['en, nl', 'en'],
    ['FR', 'fr'],
    ['fr;q=0', undefined],
    ['fr;q=0, en;q=0.1', 'en'],
    ['fr ; q=0.2 , en; q=0.3', 'en'],
    ['fr;q=nonsense', 'fr'],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });
});
