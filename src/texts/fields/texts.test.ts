import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import { factSheet } from '#domain/property/fact-sheet.ts';
import { groups, units } from '#domain/property/field.ts';
import { catalogue, getField } from '#domain/property/fields.ts';
import { formatValue } from '#domain/property/format-value.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyTypes } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { de } from './de.ts';
import { nl } from './nl.ts';
import { fieldTexts } from './texts.ts';

describe.each(languages)('the words of the catalogue in %s', (language) => {
  const words = fieldTexts(language);

  it('name every field, group, type and unit', () => {
    for (const { key } of catalogue) expect(words.label(key), key).not.toBe('');
    for (const { key } of catalogue) expect(words.shortLabel(key), key).not.toBe('');
    for (const group of groups) expect(words.group(group), group).not.toBe('');
    for (const { key } of propertyTypes) expect(words.type(key), key).not.toBe('');
    for (const unit of units) expect(words.unit(unit), unit).not.toBe('');
  });

  it('name every value of every option, each in its own way', () => {
    for (const field of catalogue) {
      if (!('options' in field)) continue;
      const names = optionSets[field.options].map((value) => words.option(field.key, value));
      expect(names, field.key).not.toContain('');
      expect(new Set(names).size, field.key).toBe(names.length);
    }
  });

  it('name no two fields of a group alike', () => {
    for (const group of groups) {
      const labels = catalogue.filter((field) => field.group === group).map(({ key }) => words.label(key));
      expect(new Set(labels).size, group).toBe(labels.length);
    }
  });
});

describe('Belgian usage', () => {
  it('has no words of the Netherlands', () => {
    const foreign = /courtage|WOZ|servicekosten|VvE|energielabel|hypotheekrenteaftrek|borgsom|makelaardij/i;
    for (const [key, text] of Object.entries(nl)) expect(text, key).not.toMatch(foreign);
  });
  it('has the words of East Belgium in German', () => {
    expect(de.FIELD_PROPERTY_TAX_CENTS).toBe('Immobiliensteuervorabzug');
    expect(de.FIELD_CADASTRAL_INCOME_CENTS).toContain('Katastereinkommen');
    for (const [key, text] of Object.entries(de)) expect(text, key).not.toMatch(/Grunderwerb|Kaution \(/);
  });
});

describe('fieldTexts', () => {
  it.each([
    ['nl', 'flanders', 'EPC-label'],
    ['nl', 'brussels', 'EPB-klasse'],
    ['nl', 'wallonia', 'PEB-klasse'],
    ['fr', 'brussels', 'Classe PEB'],
    ['de', 'wallonia', 'PEB-Klasse'],
    ['fr', 'wallonia', 'Classe PEB'],
    ['fr', 'flanders', 'Label EPC'],
    ['de', 'luxembourg', 'Energieeffizienzklasse'],
    ['en', null, 'Energy label'],
  ] as const)('in %s in %s calls the energy label %s', (language, region, expected) => {
    expect(fieldTexts(language).label('energyLabel', { region })).toBe(expected);
  });

  it.each([
    ['sale', 'Vraagprijs'],
    ['rent', 'Huurprijs'],
    [undefined, 'Prijs'],
  ] as const)('knows the price of a %s as %s', (purpose, expected) => {
    expect(fieldTexts('nl').label('priceCents', { region: 'flanders', purpose })).toBe(expected);
  });

  it.each([
    [1, 'slaapkamer'],
    [2, 'slaapkamers'],
    [undefined, 'slaapkamers'],
  ])('counts %s %s', (count, expected) => {
    expect(fieldTexts('nl').shortLabel('bedrooms', { count })).toBe(expected);
  });

  it('falls back to the label where there is no short one', () => {
    expect(fieldTexts('fr').shortLabel('glazing')).toBe('Vitrage');
    expect(fieldTexts('fr').shortLabel('energyValue', { region: 'luxembourg' })).toBe('CPE');
  });

  it('counts units', () => {
    expect(fieldTexts('nl').unit('months', 1)).toBe('maand');
    expect(fieldTexts('nl').unit('months', 2)).toBe('maanden');
    expect(fieldTexts('nl').unit('m', 1)).toBe('m');
  });

  it.each([
    ['nl', '9\u00a0jaar', '1\u00a0jaar', '18\u00a0maanden'],
    ['fr', '9\u00a0ans', '1\u00a0an', '18\u00a0mois'],
    ['de', '9\u00a0Jahre', '1\u00a0Jahr', '18\u00a0Monate'],
    ['en', '9\u00a0years', '1\u00a0year', '18\u00a0months'],
  ] as const)('writes whole years of a lease in %s', (language, ...expected) => {
    const written = [108, 12, 18].map((months) =>
      formatValue(getField('leaseTermMonths'), months, fieldTexts(language)),
    );
    expect(written).toEqual(expected);
  });

  it('refuses the options of a field that has none', () => {
    expect(() => fieldTexts('nl').option('bedrooms', 3)).toThrow("'bedrooms' has no options");
  });
});

describe('a page', () => {
  const house: PropertyFacts = {
    type: 'semi_detached_house',
    purpose: 'sale',
    region: 'flanders',
    priceCents: 64_900_000,
    propertyTaxCents: 138_400,
    availabilityTerms: 'at_deed',
    livingAreaM2: 198,
    frontWidthM: 8.2,
    facades: 3,
    heating: ['gas'],
    heatingSystem: 'individual',
    rainwaterTankLitres: 3000,
    zoning: ['wche'],
    asbestosResult: 'safe',
    asbestosDate: '2026-02-07',
  };
  const read = (language: (typeof languages)[number]) => {
    const words = fieldTexts(language);
    const rows = [
      ...factSheet(house, words).flatMap((group) => group.rows),
      ...advertMentions(house, words).rows,
    ];
    return rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '));
  };

  it('reads well in Dutch', () => {
    expect(read('nl')).toEqual([
      'Vraagprijs: € 649.000',
      'Onroerende voorheffing: € 1.384 per jaar',
      'Beschikbaarheid: Bij akte',
      'Bewoonbare oppervlakte: 198 m²',
      'Gevelbreedte: 8,20 m',
      'Bebouwing: Halfopen (3 gevels)',
      'Verwarming: Gas, individueel',
      'Regenwaterput: 3.000 l',
      'Stedenbouwkundige bestemming: Wche · woongebied met culturele, historische en/of esthetische waarde',
      'Asbestattest: Asbestveilig, 7-2-2026',
    ]);
  });

  it('reads well in German', () => {
    expect(read('de')).toEqual([
      'Angebotspreis: € 649.000',
      'Immobiliensteuervorabzug: € 1.384 pro Jahr',
      'Verfügbarkeit: Bei Beurkundung',
      'Wohnfläche: 198 m²',
      'Fassadenbreite: 8,20 m',
      'Bauweise: Doppelhaushälfte (3 Fassaden)',
      'Heizung: Gas, individuell',
      'Regenwasserzisterne: 3.000 l',
      'Städtebauliche Zweckbestimmung: Wche · Wohngebiet von kulturellem, historischem und/oder ästhetischem Wert',
      'Asbestattest: Asbestsicher, 7.2.2026',
    ]);
  });
});
