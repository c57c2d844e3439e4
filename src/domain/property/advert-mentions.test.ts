import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { advertMentions } from './advert-mentions.ts';
import type { DisplaySettings } from './fact-sheet.ts';
import { testWords } from './test-words.ts';
import type { PropertyFacts } from './values.ts';

const flemish: PropertyFacts = {
  publishAddress: true,
  street: 'Kouter',
  houseNumber: '12',
  type: 'house',
  purpose: 'sale',
  region: 'flanders',
  energyValue: 427,
  epcCode: '20240318-0003127450-RES-1',
  epcValidUntil: '2034-03-18',
  floodScoreParcel: 'b',
  floodScoreBuilding: 'a',
  buildingPermit: 'vg',
  zoning: ['wche'],
  summons: ['gmo'],
  preemptiveRight: 'gvkr',
  subdivisionPermit: 'gvv',
  asbestosResult: 'safe',
  asbestosDate: '2026-02-07',
};

const walloon: PropertyFacts = {
  type: 'house',
  purpose: 'sale',
  region: 'wallonia',
  energyLabel: 'c',
  energyValue: 230,
  epcTotalKwh: 45_231,
  epcCode: '20210101001234',
  co2KgM2: 57,
};

const of = (property: PropertyFacts, settings?: DisplaySettings) => {
  const mentions = advertMentions(property, testWords, settings);
  const lines = (rows: { key: string; value: string }[] = []) =>
    rows.map(({ key, value }) => `${key}=${value}`.replaceAll('\u00a0', ' '));
  return {
    ...mentions,
    caption: mentions.energy?.caption.replaceAll('\u00a0', ' '),
    energyRows: lines(mentions.energy?.rows),
    lines: lines(mentions.rows),
  };
};

it('writes a colon as the language does', () => {
  const flat: PropertyFacts = { type: 'apartment', purpose: 'sale', region: 'brussels', energyLabel: 'c' };
  const captionIn = (language: Language) => advertMentions(flat, fieldTexts(language)).energy?.caption;
  expect(captionIn('fr')).toMatch(/^[\p{L} ]+\u202f: C$/u);
  expect(captionIn('nl')).toMatch(/^[\p{L}-]+: C$/u);
});

describe('a certificate that is still to come', () => {
  it.each([
    ['nl', 'brussels', 'EPB-certificaat volgt bij de oplevering'],
    ['fr', 'brussels', 'Certificat PEB à la réception'],
    ['de', 'brussels', 'PEB-Ausweis folgt bei der Abnahme'],
    ['en', 'brussels', 'EPB certificate follows on completion'],
    ['nl', 'flanders', 'EPC volgt bij de oplevering'],
  ] as const)('is told in %s in %s', (language, region, caption) => {
    const unit: PropertyFacts = { type: 'apartment', purpose: 'sale', region, isNewBuild: true };
    const told = advertMentions({ ...unit, epcExemptReason: 'follows_on_completion' }, fieldTexts(language));
    expect(told.energy?.caption).toBe(caption);
    expect(told.energy?.rows.map(({ key }) => key)).toEqual(['epcExemptReason']);
  });
});

describe('Flanders', () => {
  it('names value, label and code', () => {
    const { region, energy, caption, energyRows } = of(flemish);
    expect(region).toBe('flanders');
    expect(energy?.label).toBe('e');
    expect(caption).toBe('EPC E · 427 kwh_m2_year · UC 20240318-0003127450-RES-1');
    expect(energyRows).toEqual([
      'energyValue=427 kwh_m2_year',
      'epcCode=20240318-0003127450-RES-1',
      'epcValidUntil=18-3-2034',
    ]);
  });

  it('shows the label of the certificate, whatever the value earns', () => {
    expect(of({ ...flemish, energyLabel: 'd' }).caption).toContain('EPC D ·');
  });

  it('gives both flood scores with their meaning, and no row for them', () => {
    const { flood, lines } = of(flemish);
    expect(flood.scores).toEqual([
      { key: 'floodScoreParcel', score: 'b', label: 'floodScoreParcel', meaning: '<b>' },
      { key: 'floodScoreBuilding', score: 'a', label: 'floodScoreBuilding', meaning: '<a>' },
    ]);
    expect(lines.join()).not.toContain('floodScore');
  });

  it.each([
    ['a', 'c', false],
    ['d', 'a', true],
    ['a', 'd', true],
    ['d', null, true],
    [null, null, false],
  ] as const)('P %s and G %s: flood symbol %s', (floodScoreParcel, floodScoreBuilding, expected) => {
    expect(of({ ...flemish, floodScoreParcel, floodScoreBuilding }).flood.showSymbol).toBe(expected);
  });

  it('has no score for the building of a plot', () => {
    const { flood, energy } = of({ ...flemish, type: 'building_plot' });
    expect(flood.scores.map(({ key }) => key)).toEqual(['floodScoreParcel']);
    expect(energy).toBeUndefined();
  });

  it('writes the planning codes out', () => {
    expect(of(flemish).lines).toEqual([
      'buildingPermit=Vg · <vg>',
      'zoning=Wche · <wche>',
      'summons=Gmo · <gmo>',
      'preemptiveRight=Gvkr · <gvkr>',
      'subdivisionPermit=Gvv · <gvv>',
      'asbestosResult=<safe>, 7-2-2026',
    ]);
  });

  it.each(['villa', 'apartment', 'building_plot', 'garage_box', 'office', 'apartment_building'] as const)(
    'says of a %s whether it lies in a flood area or a riparian zone, also where not',
    (type) => {
      const { lines } = of({ ...flemish, type, isInFloodArea: false, isInRiparianZone: true });
      expect(lines).toEqual(expect.arrayContaining(['isInFloodArea=no', 'isInRiparianZone=yes']));
      expect(of({ ...flemish, type, isInRiparianZone: false }).lines).toContain('isInRiparianZone=no');
      expect(of({ ...flemish, type }).lines.join()).not.toMatch(/isInFloodArea|isInRiparianZone/);
    },
  );
});

describe('Wallonia', () => {
  it('names class, number, E spec and E totale with the prescribed prefixes', () => {
    const { caption, energyRows } = of(walloon);
    expect(caption).toBe(
      'PEB: C · N° PEB 20210101001234 · E spec: 230 kwh_m2_year · E totale: 45.231 kwh_year',
    );
    expect(energyRows).toEqual([
      'epcCode=20210101001234',
      'energyValue=230 kwh_m2_year',
      'epcTotalKwh=45.231 kwh_year',
      'co2KgM2=57 kg_co2_m2_year',
    ]);
  });

  it('names the worst and the best class of a building with several units, and no certificate', () => {
    const building = {
      ...walloon,
      type: 'apartment_building',
      energyLabel: 'f',
      energyLabelBest: 'c',
    } as const;
    const { caption, energyRows } = of(building);
    expect(caption).toMatch(/^PEB: F – C · E spec/);
    expect(energyRows.slice(0, 2)).toEqual(['energyLabel=F', 'energyValue=230 kwh_m2_year']);
    expect(energyRows.join()).not.toContain('20210101001234');
  });
});

describe('Brussels and Luxembourg', () => {
  it('names class and CO2 in Brussels', () => {
    const { caption } = of({ type: 'studio', region: 'brussels', energyValue: 140, co2KgM2: 31 });
    expect(caption).toBe('energyLabel/brussels: C− · CO₂: 31 kg_co2_m2_year');
  });

  it('names both classes in Luxembourg, as rows too, and computes none', () => {
    const property: PropertyFacts = {
      type: 'house',
      region: 'luxembourg',
      energyLabel: 'b',
      insulationClass: 'c',
    };
    expect(of(property).caption).toBe('energyLabel/luxembourg: B · insulationClass/luxembourg: C');
    expect(of(property).energyRows).toEqual(['energyLabel=B', 'insulationClass=C']);
    expect(of({ type: 'house', region: 'luxembourg', energyValue: 90 }).energy?.label).toBeUndefined();
  });
});

describe('every region', () => {
  it.each<[string, PropertyFacts]>([
    ['a garage', { type: 'garage', purpose: 'rent', region: 'brussels', energyValue: 10 }],
    ['a house of which nothing is known', { type: 'house', purpose: 'sale', region: 'wallonia' }],
    ['a house somewhere', { type: 'house', purpose: 'sale' }],
  ])('has nothing to say of the energy of %s', (_, property) => {
    expect(of(property).energy).toBeUndefined();
  });

  it('lets conditions hide what the law does not ask for, and nothing else', () => {
    const never = [{ field: 'purpose', logic: 'empty' }] as const;
    const conditions = { energy: never, legal: never, energyValue: never, buildingPermit: never };
    const { energyRows, lines, flood } = of({ ...flemish, constructionYear: 2010 }, { conditions });
    expect(energyRows).toEqual(['energyValue=427 kwh_m2_year']);
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toContain('asbestosResult');
    expect(flood.scores).toHaveLength(2);
  });
});
