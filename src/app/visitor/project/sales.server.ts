import type { ProjectRow, UnitRow } from '#database/property/projects.ts';
import { isOpen } from '#domain/property/availability.ts';
import type { Texts } from '#texts/server/texts.ts';

export function countSold(units: UnitRow[]): number {
  return units.filter((unit) => !isOpen(unit)).length;
}

/** The sales as a bar with one segment for each property, and in words. */
export function presentSales(t: Texts, { available, under_option }: ProjectRow, sold: number) {
  return {
    bar: [
      ...Array<'available'>(available).fill('available'),
      ...Array<'option'>(under_option).fill('option'),
      ...Array<'gone'>(sold).fill('gone'),
    ],
    legend: [
      { kind: 'available' as const, count: available, text: t('UNITS_AVAILABLE', { count: available }) },
      { kind: 'option' as const, count: under_option, text: t('UNITS_OPTION', { count: under_option }) },
      { kind: 'gone' as const, count: sold, text: t('UNITS_SOLD', { count: sold }) },
    ].filter(({ count }) => count > 0),
  };
}
