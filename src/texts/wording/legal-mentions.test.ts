import { describe, expect, it } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { type Language, languages } from '#domain/language.ts';
import { defaultSettings, settingsSchema } from '#site/settings/settings.ts';
import { legalMentions } from './legal-mentions.ts';

function mentionsOf(agency: object, language: Language = 'nl', contactShown = true) {
  const settings = settingsSchema.parse({
    ...defaultSettings,
    agency: { ...defaultSettings.agency, ...agency },
  });
  return legalMentions({ settings, language }, { contactShown });
}

// The institute's requirements for an agency's site, each with a pattern that finds it. Fax is left out: it was
// optional.
const asked: [string, Record<Language, RegExp>][] = [
  ['name', all(/Rooilijn bv/)],
  ['address', all(/Predikherenlei 14, 9000 Gent/)],
  ['telephone', all(/092 34 56 78/)],
  ['e-mail', all(/gent@rooilijn\.example/)],
  ['number of the enterprise', { nl: /KBO/, fr: /BCE/, de: /ZDU/, en: /Company/ }],
  [
    'number for VAT',
    { nl: /btw BE 0123/, fr: /TVA BE 0123/, de: /MwSt\. BE 0123/, en: /VAT number BE 0123/ },
  ],
  ['register and court', { nl: /RPR Gent/, fr: /RPM Gand/, de: /RJP Gent/, en: /RPR Ghent/ }],
  ['authority', { nl: /Beroepsinstituut/, fr: /Institut prof/, de: /Berufsinstitut/, en: /Institute/ }],
  [
    'title and number',
    {
      nl: /Vastgoedmakelaar-bemiddelaar BIV 123\.456/,
      fr: /Agent immobilier intermédiaire IPI 123\.456/,
      de: /Immobilienmakler-Vermittler IPI 123\.456/,
      en: /Estate agent-broker BIV\/IPI 123\.456/,
    },
  ],
  ['country', { nl: /in België/, fr: /en Belgique/, de: /in Belgien/, en: /in Belgium/ }],
  ['insurer and policy', all(/AXA Belgium.*730\.390\.160/)],
  [
    'code of conduct',
    { nl: /biv\.be\/plichtenleer/, fr: /www\.ipi\.be/, de: /www\.ipi\.be/, en: /biv\.be\/plichtenleer/ },
  ],
];

function all(pattern: RegExp): Record<Language, RegExp> {
  return { nl: pattern, fr: pattern, de: pattern, en: pattern };
}

describe.each(languages)('a Belgian agency tells in %s', (language) => {
  const told = Object.values(mentionsOf(demoSettings.agency, language, false))
    .join('\n')
    .replaceAll('\u00a0', ' ');
  it.each(asked)('%s', (_, patterns) => {
    expect(told).toMatch(patterns[language]);
  });
});

it('breaks no number over two lines', () => {
  const { company } = mentionsOf({
    enterpriseNumber: 'BE 0123.456.749',
    vatNumber: 'BE 0200.065.765',
    registrationNumber: '123.456',
    thirdPartyAccount: 'BE68 5390 0754 7034',
  });
  for (const whole of [
    'BE\u00a00123.456.749',
    'BE\u00a00200.065.765',
    'BIV\u00a0123.456',
    'BE68\u00a05390\u00a00754\u00a07034',
  ])
    expect(company.join()).toContain(whole);
});

it('tells telephone and e-mail once in a footer', () => {
  expect(mentionsOf(demoSettings.agency).company.join()).not.toMatch(/092 34 56 78|@/);
});

it.each([
  [{ enterpriseNumber: 'BE 1', vatNumber: 'BE 1' }, 'Gevel · KBO en btw BE 1'],
  [{ enterpriseNumber: 'BE 1', vatNumber: '' }, 'Gevel · KBO BE 1'],
  [{ enterpriseNumber: 'BE 1', vatNumber: 'BE 2' }, 'Gevel · KBO BE 1 · Btw BE 2'],
  [
    { countryId: 50, enterpriseNumber: 'B 1', vatNumber: 'LU 2', registrationNumber: '3' },
    'Gevel · RCS Luxemburg B 1 · Btw LU 2 · Vestigingsvergunning 3',
  ],
  [
    { registrationNumber: '1', professionalTitle: { nl: 'Vastgoedmakelaar-syndicus BIV' } },
    'Gevel · Vastgoedmakelaar-syndicus BIV 1, erkend in België',
  ],
  [
    { registrationNumber: 'IPI 512.345' },
    'Gevel · Vastgoedmakelaar-bemiddelaar BIV 512.345, erkend in België',
  ],
  [{ registrationNumber: 'BIV: 5' }, 'Gevel · Vastgoedmakelaar-bemiddelaar BIV 5, erkend in België'],
  [
    { registrationNumber: 'BIV 5', professionalTitle: { nl: 'Vastgoedmakelaar' } },
    'Gevel · Vastgoedmakelaar BIV 5, erkend in België',
  ],
  [
    { enterpriseNumber: 'BE 1', vatNumber: 'BE 1', register: { fr: 'RPM Namur' } },
    'Gevel · KBO en btw BE 1 · RPM Namur',
  ],
  [{}, 'Gevel'],
])('%j: %s', (agency, expected) => {
  expect(mentionsOf(agency).company.join(' · ').replaceAll('\u00a0', ' ')).toBe(expected);
});

it('takes one code of conduct for all languages too, and none that is no web address', () => {
  expect(mentionsOf({ codeOfConduct: 'https://a.example/' }, 'de').codeOfConduct).toBe('https://a.example/');
  expect(() => mentionsOf({ codeOfConduct: 'javascript:alert(1)' })).toThrow('URL');
});
