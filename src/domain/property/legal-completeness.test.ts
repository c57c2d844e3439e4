import { describe, expect, it, vi } from 'vitest';
import { findField } from './fields.ts';
import { complete, text } from './legal-completeness/complete-properties.ts';
import { blockingMentions, mentions, missingMentions } from './legal-completeness.ts';
import type { PropertyFacts } from './values.ts';

const today = '2026-11-22';
type Kind = keyof typeof complete;
const kinds = Object.keys(complete) as Kind[];
const idsOf = (property: PropertyFacts) => missingMentions(property, today).map(({ id }) => id);

/** The mention that a complete property lacks after one change. */
const spoiled: [string, Kind, PropertyFacts][] = [
  ['F23', 'flemishRent', { publishPrice: false }],
  ['F23', 'flemishRent', { priceCents: null }],
  ['F24', 'flemishRent', { tenantChargesKind: null }],
  ['F24', 'flemishRent', { tenantChargesCents: 0 }],
  ['F25', 'flemishRent', { description: text('Geen kinderen of huisdieren') }],
  ['F25', 'flemishRent', { lede: { fr: 'Pas de CPAS' } }],
  ['F26', 'flemishRent', { depositMonths: 4 }],
  ['F26', 'flemishRent', { depositCents: 300_001 }],
  ['F26', 'flemishRent', { type: 'student_room' }],
  ['F1', 'flemishRent', { energyLabel: null, energyValue: null }],
  ['F1', 'flemishSale', { type: 'apartment_building', energyLabel: null }],
  ['F1', 'flemishSale', { energyLabel: 'c_plus' }],
  ['F2', 'flemishSale', { energyValue: null }],
  ['F3', 'flemishSale', { publishAddress: false, epcCode: null }],
  ['F3', 'flemishSale', { street: null, epcCode: null }],
  ['F3', 'flemishSale', { houseNumber: null, epcCode: null }],
  ['F4', 'flemishSale', { isEpcExempt: true }],
  ['F5', 'flemishSale', { epcValidUntil: null }],
  ['F5', 'flemishSale', { epcValidUntil: '2026-12-20' }],
  ['F5-past', 'flemishSale', { epcValidUntil: '2026-11-21' }],
  ['F7', 'flemishSale', { type: 'retail', energyLabel: null, energyValue: null, epcCode: null }],
  ['F7', 'flemishRent', { type: 'office', energyLabel: null, energyValue: null, epcCode: null }],
  ['F8', 'flemishSale', { floodScoreBuilding: null }],
  ['F8', 'flemishPlot', { floodScoreParcel: null }],
  ['F9', 'flemishSale', { isInRiparianZone: null }],
  ['F10', 'flemishSale', { floodReportDate: '2025-11-21' }],
  ['F11', 'flemishSale', { buildingPermit: null }],
  ['F12', 'flemishSale', { zoning: [] }],
  ['F13', 'flemishSale', { summons: null }],
  ['F14', 'flemishSale', { preemptiveRight: null }],
  ['F15', 'flemishSale', { subdivisionPermit: null }],
  ['F16', 'flemishSale', { zoning: ['requested'], planningInformationRequestedOn: '2026-10-22' }],
  ['F16', 'flemishSale', { summons: ['requested'] }],
  ['F17', 'flemishSale', { hasAsBuiltAttest: null }],
  ['F18', 'flemishPlot', { subdivisionPermit: 'requested', planningInformationRequestedOn: today }],
  ['F19', 'flemishSale', { isProtectedHeritage: true }],
  ['F20', 'flemishSale', { asbestosCode: null }],
  ['F20', 'flemishSale', { asbestosResult: null, constructionYear: null }],
  ['F21', 'flemishPlot', { soilAttestDate: null }],
  ['F22', 'flemishSale', { electricalInspection: null }],
  ['F27', 'flemishSale', { description: text('Ruim huis. Zolder inrichtbaar als slaapkamer.') }],
  ['F27', 'flemishSale', { lede: { de: 'Eine Aufteilung ist möglich.' } }],
  ['F27', 'flemishSale', { description: text('De zolder kan ingericht worden als tweede woning.') }],
  ['F27', 'flemishSale', { description: text('Een tweede woning is te realiseren.') }],
  ['F27', 'flemishSale', { lede: { fr: 'Les combles peuvent accueillir deux chambres.' } }],
  ['F27', 'flemishSale', { lede: { de: 'Der Dachboden lässt sich ausbauen.' } }],
  ['F27', 'flemishSale', { lede: { de: 'Das Dachgeschoss kann ausgebaut werden.' } }],
  ['F27', 'flemishSale', { lede: { en: 'The attic could become a bedroom.' } }],
  ['B1', 'brusselsSale', { energyLabel: null, energyValue: null }],
  ['B1', 'brusselsSale', { type: 'mixed_use_building', energyLabel: null }],
  ['B1', 'brusselsSale', { type: 'office', totalAreaM2: 501, energyLabel: null }],
  ['B2', 'brusselsSale', { co2KgM2: null }],
  ['B3', 'brusselsRent', { epcCode: null, epcValidUntil: null }],
  ['B3', 'brusselsRent', { epcCode: null, epcValidUntil: null, isEpcExempt: true }],
  ['B3', 'brusselsRent', { epcCode: null, epcValidUntil: null, epcExemptReason: 'follows_on_completion' }],
  ['B3-reason', 'brusselsRent', { isEpcExempt: true }],
  ['B3-validity', 'brusselsSale', { epcValidUntil: null }],
  ['B3-validity-past', 'brusselsSale', { epcValidUntil: '2020-01-01' }],
  ['B4', 'brusselsSale', { lawfulUse: null }],
  ['B5', 'brusselsSale', { planningInformationDate: null }],
  [
    'B5',
    'brusselsSale',
    {
      planningInformation: null,
      planningInformationDate: null,
      planningInformationRequestedOn: '2026-10-24',
    },
  ],
  ['B6', 'brusselsSale', { isProtectedHeritage: null }],
  ['B7', 'brusselsSale', { soilAttest: null }],
  ['B9', 'brusselsRent', { publishPrice: false }],
  ['B10', 'brusselsRent', { tenantChargesKind: 'advance' }],
  ['B11', 'brusselsRent', { hasOwnGasMeter: null }],
  ['B12', 'brusselsRent', { description: {} }],
  ['B12', 'brusselsRent', { livingAreaM2: null }],
  ['B13', 'brusselsRent', { buildingManagement: null }],
  ['B14', 'brusselsRent', { depositMonths: 3 }],
  ['B14-student', 'brusselsRent', { type: 'student_room', depositMonths: 3 }],
  ['B17', 'brusselsRent', { referenceRentLowCents: null }],
  ['B17', 'brusselsRent', { referenceRentHighCents: null }],
  ['B16', 'brusselsRent', { title: { en: 'Flat, professionals only' } }],
  ['W1', 'walloonSale', { energyLabel: null, energyValue: null }],
  ['W1', 'walloonSale', { energyLabel: 'c_sub' }],
  ['W2', 'walloonSale', { epcCode: null }],
  ['W3', 'walloonSale', { energyValue: null }],
  ['W4', 'walloonSale', { epcTotalKwh: null }],
  ['W5', 'walloonBuilding', { energyLabelBest: null }],
  ['W5', 'walloonBuilding', { energyLabel: null, energyValue: 200 }],
  ['W6', 'walloonSale', { epcValidUntil: null }],
  ['W6-past', 'walloonSale', { epcValidUntil: '2026-11-21' }],
  ['W6-reason', 'walloonSale', { isEpcExempt: true }],
  ['W7', 'walloonRent', { publishPrice: false }],
  ['W8', 'walloonRent', { tenantChargesCover: null }],
  ['W9', 'walloonRent', { privateChargesKind: null }],
  ['W9', 'walloonRent', { privateChargesKind: 'flat_rate', privateChargesCents: 4_000 }],
  ['W10', 'walloonRent', { hasOwnWaterMeter: null }],
  ['W11-words', 'walloonRent', { title: { de: 'Studio, nur an Berufstätige' } }],
  ['W12', 'walloonRent', { hasRentalPermit: false }],
  ['W13', 'walloonRent', { depositMonths: 3 }],
  ['W13', 'walloonRent', { depositMonths: null, depositCents: 120_001 }],
  ['W13', 'walloonRent', { type: 'student_room', depositMonths: 3 }],
  ['W14', 'walloonSale', { planningInformation: null }],
  ['W15', 'walloonPlot', { planningInformation: {} }],
  ['W16', 'walloonSale', { floodHazard: null }],
  ['W17', 'walloonSale', { soilAttestDate: null }],
  ['L1', 'luxembourgSale', { energyLabel: null, energyValue: 40 }],
  ['L1-reason', 'luxembourgRent', { isEpcExempt: true }],
  ['L1-validity', 'luxembourgRent', { epcValidUntil: null }],
  ['L1-validity-past', 'luxembourgRent', { epcValidUntil: '2026-11-21' }],
  ['L2', 'luxembourgSale', { insulationClass: null }],
  ['L3', 'luxembourgSale', { co2Class: null }],
  ['L4', 'luxembourgSale', { vatPercent: null }],
  ['L5', 'luxembourgRent', { priceCents: null }],
  ['L6', 'luxembourgRent', { furnitureSupplementCents: null }],
  ['L7', 'luxembourgRent', { agencyFeeCents: null }],
  ['L8', 'luxembourgRent', { depositMonths: 3 }],
  ['A1', 'brusselsSale', { isNewBuild: true }],
  ['F28', 'walloonSale', { mobiscore: 7.1 }],
];

describe('the list of what the law asks', () => {
  it.each(Object.entries(complete))('lacks nothing in the complete %s', (_, property) => {
    expect(idsOf(property)).toEqual([]);
  });

  it.each(spoiled)('%s is missing from the %s with %j', (id, kind, change) => {
    expect(idsOf({ ...complete[kind], ...change })).toContain(id);
  });

  it('has a case for each of its rows', () => {
    const ids = new Set(mentions.map(({ id }) => id));
    expect([...ids].filter((id) => !spoiled.some(([of]) => of === id))).toEqual([]);
  });

  it('names each row once in a region, with a law, a day and a source', () => {
    const names = mentions.map(({ id, region }) => `${id} ${region}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, law, shows = [], what } of mentions) {
      expect(law.since, id).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(law.url, id).toMatch(/^https?:\/\//);
      expect([law.name, law.article, what], id).not.toContain('');
      for (const key of shows) expect(findField(key)?.regions ?? [], id).toEqual(expect.any(Array));
    }
  });

  it('is confirmed by a page on the duty, not by a home page', () => {
    const confirmed = mentions.filter(({ law }) => law.certainty === 'confirmed');
    expect(confirmed.filter(({ law }) => new URL(law.url).pathname === '/').map(({ id }) => id)).toEqual([]);
  });

  it('lets nobody hide the rent of a home in Belgium, whatever the reason', () => {
    expect(mentions.filter(({ isAbsolute }) => isAbsolute).map(({ id }) => id)).toEqual(['F23', 'B9', 'W7']);
  });
});

describe('what blocks', () => {
  it.each(kinds)('%s: is that part of what is missing', (kind) => {
    const { type, purpose, region }: PropertyFacts = complete[kind];
    const bare = { type, purpose, region };
    const blocking = missingMentions(bare, today).filter(({ level }) => level === 'block');
    expect(blockingMentions(bare, today)).toEqual(blocking);
    expect(blockingMentions(complete[kind], today)).toEqual([]);
  });

  it.each(['flemishRent', 'walloonRent'] as const)('%s: is found without a search of the texts', (kind) => {
    const title = vi.fn(() => text('Niet voor studenten'));
    const property = Object.defineProperty({ ...complete[kind] }, 'title', { get: title });
    blockingMentions(property, today);
    expect(title).not.toHaveBeenCalled();
    missingMentions(property, today);
    expect(title).toHaveBeenCalled();
  });
});
