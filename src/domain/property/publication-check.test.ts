import { describe, expect, it } from 'vitest';
import { complete } from './legal-completeness/complete-properties.ts';
import { type CheckedProperty, type CheckedSite, publicationCheck } from './publication-check.ts';
import type { PropertyFacts } from './values.ts';

const both = (text: string) => ({ nl: text, fr: text });
const site: CheckedSite = { defaultLanguage: 'nl', languages: ['nl', 'fr'], today: '2026-11-23' };

/** A property in which the check finds nothing. */
const sound: PropertyFacts = {
  ...complete.flemishSale,
  title: both('Villa'),
  description: both('Mooi'),
  latitude: 51.05,
  longitude: 3.72,
  agentId: 1,
  livingAreaM2: 200,
};

function check(
  property: PropertyFacts,
  around: Partial<CheckedProperty> = {},
  of: Partial<CheckedSite> = {},
) {
  const checked = {
    exempt: new Set<never>(),
    photos: 1,
    plans: 1,
    place: { latitude: 51.05, longitude: 3.72 },
  };
  return publicationCheck({ ...checked, property, ...around }, { ...site, ...of });
}

const told = (...args: Parameters<typeof check>) =>
  check(...args).map(({ id, severity, at, language }) =>
    [severity, id, typeof at === 'string' ? at : at.join(' '), language].filter(Boolean).join(', '),
  );

describe('publicationCheck', () => {
  it('finds nothing in what is complete', () => {
    expect(told(sound)).toEqual([]);
  });

  it.each<[string, Partial<PropertyFacts>, string[]]>([
    ['a mention of the law', { buildingPermit: null }, ['law, F11, buildingPermit']],
    ['a certificate that has run out', { epcValidUntil: '2026-11-22' }, ['law, F5-past, epcValidUntil']],
    ['a certificate on its last day', { epcValidUntil: '2026-11-23' }, ['advice, F5, epcValidUntil']],
    ['an old flood report', { floodReportDate: '2025-11-22' }, ['advice, F10, floodReportDate']],
    ['a flood report of a year', { floodReportDate: '2025-11-23' }, []],
    ['no title', { title: null }, ['site, title, title', 'advice, title, title, fr']],
    ['no title in the default language', { title: { nl: ' ', fr: 'Villa' } }, ['site, title, title']],
    ['no title in another language', { title: { nl: 'Villa' } }, ['advice, title, title, fr']],
    ['no description in one', { description: { fr: 'Beau' } }, ['advice, description, description, nl']],
    ['no price', { priceCents: null }, ['site, price, priceCents publishPrice']],
    ['a price on demand', { priceCents: null, publishPrice: false }, []],
    ['half a position', { longitude: null }, ['site, position, latitude longitude']],
    ['nobody to ask', { agentId: null }, ['site, agent, agentId']],
    ['2.9 km from its place', { latitude: 51.076 }, []],
    ['3.1 km from its place', { latitude: 51.078 }, ['advice, far, latitude longitude']],
    ['a film that is known', { videoUrl: 'https://youtu.be/abcdefghijk' }, []],
    ['a film that is not', { videoUrl: 'https://films.example/1' }, ['advice, video, videoUrl']],
    ['as much inside as lived in', { totalAreaM2: 200 }, []],
    ['more lived in than inside', { totalAreaM2: 199 }, ['advice, areas, livingAreaM2 totalAreaM2']],
  ])('%s', (_, spoiled, findings) => {
    expect(told({ ...sound, ...spoiled })).toEqual(findings);
  });

  it.each<[string, Partial<CheckedProperty>, string[]]>([
    ['photograph', { photos: 0 }, ['site, photo, photos']],
    ['plan', { plans: 0 }, ['advice, plan, plans']],
    ['place', { place: undefined }, ['site, place, postalCode city']],
    ['price as those of others', { usualPerM2Cents: 600_000 }, []],
    ['price a third of the others', { usualPerM2Cents: 600_100 }, ['advice, price-per-m2, priceCents']],
    ['price three times the others', { usualPerM2Cents: 66_600 }, ['advice, price-per-m2, priceCents']],
  ])('no %s', (_, around, findings) => {
    expect(told(sound, around)).toEqual(findings);
  });

  it('asks only for the languages of the site', () => {
    expect(
      told({ ...sound, title: { nl: 'Villa' }, description: { nl: 'Mooi' } }, {}, { languages: ['nl'] }),
    ).toEqual([]);
  });

  it('gives the article with what the law asks', () => {
    const [finding] = check({ ...sound, zoning: null });
    expect(finding?.mention?.law).toMatchObject({ article: 'art. 5.2.6', certainty: 'confirmed' });
  });

  it('tells the gravest first', () => {
    const severities = check({ purpose: 'sale', type: 'villa', region: 'flanders' }, { photos: 0 }).map(
      (each) => each.severity,
    );
    expect(severities).toEqual(
      severities.toSorted((a, b) => 'lsa'.indexOf(a.charAt(0)) - 'lsa'.indexOf(b.charAt(0))),
    );
    expect(new Set(severities).size).toBe(3);
  });
});

describe('what is not applicable', () => {
  it('lifts what asks for nothing else', () => {
    const lacking = { ...sound, buildingPermit: null, zoning: null };
    expect(told(lacking, { exempt: new Set(['buildingPermit'] as const) })).toEqual(['law, F12, zoning']);
  });

  it('lifts a mention of several only when each that is missing is lifted', () => {
    const rent = { ...sound, ...complete.brusselsRent, title: both('Flat'), description: both('Mooi') };
    const lacking = { ...rent, hasOwnGasMeter: null, hasOwnWaterMeter: null };
    expect(told(lacking, { exempt: new Set(['hasOwnGasMeter'] as const) })).toContainEqual(
      expect.stringMatching('law, B11'),
    );
    expect(told(lacking, { exempt: new Set(['hasOwnGasMeter', 'hasOwnWaterMeter'] as const) })).toEqual([]);
  });

  it('never lifts what nobody may publish without', () => {
    const rent = { ...sound, ...complete.brusselsRent, title: both('Flat'), description: both('Mooi') };
    const findings = told(
      { ...rent, publishPrice: true, priceCents: null },
      { exempt: new Set(['priceCents'] as const) },
    );
    expect(findings).toContainEqual(expect.stringMatching('law, B9'));
  });
});
