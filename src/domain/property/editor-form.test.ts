import { describe, expect, it } from 'vitest';
import { type EditorField, editorForm } from './editor-form.ts';
import type { PropertyType } from './types.ts';
import type { PropertyFacts } from './values.ts';

const fieldsOf = (property: PropertyFacts) => editorForm(property).flatMap(({ fields }) => fields);
const keysOf = (fields: readonly EditorField[]) => fields.map(({ key }) => key);

describe('editorForm', () => {
  type Region = NonNullable<PropertyFacts['region']>;
  it.each<[Region, PropertyType, 'sale' | 'rent', string, law: string[], absent: string[]]>([
    [
      'flanders',
      'villa',
      'sale',
      '52 of 148',
      ['buildingPermit', 'asbestosResult'],
      ['lawfulUse', 'depositMonths'],
    ],
    ['flanders', 'apartment', 'rent', '45 of 149', ['priceCents', 'energyLabel'], ['taxRegime', 'lawfulUse']],
    [
      'flanders',
      'building_plot',
      'sale',
      '36 of 71',
      ['zoning', 'floodScoreParcel'],
      ['bedrooms', 'epcCode'],
    ],
    ['flanders', 'garage_box', 'sale', '36 of 68', ['zoning'], ['bedrooms', 'insulationClass']],
    ['brussels', 'villa', 'sale', '46 of 136', ['lawfulUse', 'co2KgM2'], ['zoning', 'mobiscore']],
    [
      'brussels',
      'apartment',
      'rent',
      '48 of 139',
      ['hasOwnGasMeter', 'referenceRentLowCents'],
      ['floodScoreParcel', 'taxRegime'],
    ],
    ['brussels', 'office', 'rent', '35 of 115', [], ['zoning', 'insulationClass']],
    ['wallonia', 'villa', 'sale', '43 of 132', ['epcTotalKwh'], ['zoning', 'co2Class']],
    ['wallonia', 'apartment', 'rent', '48 of 134', ['tenantChargesCover'], ['asbestosResult']],
    ['wallonia', 'building_plot', 'sale', '28 of 61', [], ['epcTotalKwh', 'bedrooms']],
    ['luxembourg', 'apartment', 'sale', '40 of 130', ['insulationClass'], ['mobiscore', 'depositMonths']],
    ['luxembourg', 'apartment', 'rent', '43 of 135', ['agencyFeeCents'], ['hasRentalPermit']],
  ])('in %s a %s for %s', (region, type, purpose, counts, law, absent) => {
    const fields = fieldsOf({ region, type, purpose });
    const wanted = fields.filter(({ state }) => state === 'wanted');
    expect.soft(`${wanted.length} of ${fields.length}`).toBe(counts);
    expect(keysOf(fields.filter(({ mention }) => mention === 'law'))).toEqual(expect.arrayContaining(law));
    for (const key of absent) expect(keysOf(fields)).not.toContain(key);
    for (const key of ['reference', 'priceCents', 'street', 'postalCode', 'title', 'videoUrl', 'agentId'])
      expect(keysOf(wanted)).toContain(key);
  });

  it('leaves out what other rules own, also where it is filled', () => {
    const fields = fieldsOf({
      source: 'crm',
      sourceRef: 'A1',
      region: 'flanders',
      publication: 'draft',
      projectId: 1,
    });
    for (const key of ['source', 'sourceRef', 'region', 'publication', 'goneOn', 'projectId', 'unitName'])
      expect(keysOf(fields)).not.toContain(key);
  });

  it('shows what is filled and does not suit', () => {
    const plot: PropertyFacts = { region: 'flanders', type: 'building_plot', purpose: 'sale' };
    expect(keysOf(fieldsOf({ ...plot, bedrooms: 0, lawfulUse: { nl: ' ' } }))).not.toContain('lawfulUse');
    const filled = fieldsOf({ ...plot, bedrooms: 0, lawfulUse: { nl: 'Wonen' } });
    expect(filled).toContainEqual({ key: 'bedrooms', state: 'wanted' });
    expect(filled).toContainEqual({ key: 'lawfulUse', state: 'wanted' });
  });

  it('counts in each section what is filled of what is wanted', () => {
    const villa: PropertyFacts = { region: 'flanders', type: 'villa', purpose: 'sale' };
    const text = (property: PropertyFacts) => editorForm(property).find(({ group }) => group === 'text');
    expect(text(villa)).toMatchObject({ done: 0, of: 3 });
    expect(text({ ...villa, title: { fr: 'Villa' }, lede: {} })).toMatchObject({ done: 1, of: 3 });
  });
});
