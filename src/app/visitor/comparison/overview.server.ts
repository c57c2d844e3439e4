import type { Card } from '#app/property/card.tsx';
import { presentStatus } from '#app/property/status.server.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { valuesDiffer } from '#domain/property/comparison.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { formatEuro, type PriceParts } from '#domain/property/price.ts';
import { pricePerM2 } from '#domain/property/price-per-m2.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { regionOfProperty } from '#domain/property/region-of-property.ts';
import type { ShownEnergyLabel } from '#interface/energy-label.tsx';
import type { ShownStatus } from '#interface/status.tsx';
import type { Texts } from '#texts/server/texts.ts';

/** `value`: in words; the other fields are for what is drawn in place of the words. */
export type OverviewCell = {
  value: string;
  price?: PriceParts;
  energy?: ShownEnergyLabel;
  status?: ShownStatus;
  hint?: string;
};

type OverviewRow = { key: string; label: string; values: (OverviewCell | null)[]; differs: boolean };

type ComparedColumn = { row: PropertyRow; card: Card };

const surfaces = { living: 'SURFACE_LIVING', total: 'SURFACE_TOTAL', plot: 'SURFACE_PLOT' } as const;

/**
 * The first things that people compare: price, price per square metre, energy label, availability. A row that is empty
 * for all properties is left out.
 */
export function presentOverview(properties: ComparedColumn[], words: FieldWords, t: Texts): OverviewRow[] {
  const regions = new Set(properties.map(({ row }) => regionOfProperty(propertyFacts(row))));
  const region = regions.size === 1 ? [...regions][0] : undefined;
  const rows: [key: string, label: string, cell: (property: ComparedColumn) => OverviewCell | null][] = [
    ['price', t('PRICE'), ({ card: { price } }) => ({ value: Object.values(price).join(' '), price })],
    ['pricePerM2', t('PRICE_PER_M2'), ({ row }) => perM2(row, t)],
    [
      'energyLabel',
      words.label('energyLabel', { region }),
      ({ card: { energy } }) => energy && { value: energy.text, energy },
    ],
    ['availability', words.label('availability'), ({ row }) => availability(row, t)],
  ];
  return rows
    .map(([key, label, cell]) => {
      const values = properties.map(cell);
      return { key, label, values, differs: valuesDiffer(values) };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}

function perM2(row: PropertyRow, t: Texts): OverviewCell | null {
  const { type, purpose, priceCents, livingAreaM2, plotAreaM2, totalAreaM2 } = propertyFacts(row);
  const found = pricePerM2({ type, purpose, priceCents, livingAreaM2, plotAreaM2, totalAreaM2 });
  if (!found) return null;
  const value = [formatEuro(found.cents), purpose === 'rent' ? t('PER_MONTH') : ''].filter(Boolean).join(' ');
  return { value, hint: t(surfaces[found.surface]) };
}

function availability(row: PropertyRow, t: Texts): OverviewCell {
  const status = presentStatus(t, row.availability);
  return { value: status.text, status };
}
