import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { about } from './about.ts';

const none = defaultSettings.agency;
const luxembourg = countryIds.luxembourg;

const claims = {
  account: /derdenrekening|compte de tiers|Treuhandkonto|client account/,
  insurance: /verzekering|assurance|Versicherung|insurance/,
  institute: /erkend|agréés|anerkannt|registered/,
  permit: /vestigingsvergunning|établissement|Niederlassungsgenehmigung|permit/,
};

it.each<[Partial<Settings['agency']>, (keyof typeof claims)[]]>([
  [{}, []],
  [{ thirdPartyAccount: ' ', insurer: { nl: ' ' } }, []],
  [{ thirdPartyAccount: 'BE68 5390 0754 7034' }, ['account']],
  [{ insurer: { fr: 'Assureur' } }, ['insurance']],
  [{ registrationNumber: '503.617' }, ['institute']],
  [{ registrationNumber: '10012345 / 0', countryId: luxembourg }, ['permit']],
])('says of an agency with %j what is known: %j', (particulars, said) => {
  const texts = about({ ...none, ...particulars });
  for (const language of languages) {
    const text = JSON.stringify(texts[language]);
    const found = Object.entries(claims).filter(([, words]) => words.test(text));
    expect(
      found.map(([name]) => name),
      language,
    ).toEqual(said);
  }
});
