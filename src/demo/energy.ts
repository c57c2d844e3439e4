import type { Region } from '#domain/place/region.ts';
import { computedLabel, type EnergyLabelName } from '#domain/property/energy-label.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import type { DemoProperty } from './demo-property.ts';
import { stableNumber } from './stable-number.ts';

type Energy = { value: number | null; label: EnergyLabelName | undefined; details: PropertyDetails };

const none: Energy = { value: null, label: undefined, details: {} };

/**
 * The energy data that an advertisement must show in the region: in Flanders the value and the unique code, in Wallonia
 * also the total and a number of 14 digits, in Brussels the CO₂ emission, in Luxembourg the two classes of the
 * certificate.
 */
export function energyOf(row: DemoProperty, region: Region): Energy {
  if (row.lacks?.includes('energy')) return none;
  if (row.classes) return luxembourgEnergy(row, row.classes);
  if (row.energy === undefined) return none;
  const issued = certificateDay(row.street);
  const compact = issued.replaceAll('-', '');
  const number = (digits: number) =>
    String(stableNumber(`epc ${row.street}`, 10 ** digits)).padStart(digits, '0');
  const area = row.living ?? row.total ?? 0;
  const details: PropertyDetails = { epcValidUntil: tenYearsAfter(issued) };
  if (region === 'flanders') details.epcCode = `${compact}-${number(9).padStart(10, '0')}-RES-1`;
  if (region === 'wallonia') {
    details.epcCode = `${compact}${number(6)}`;
    details.epcTotalKwh = row.energy * area;
  }
  if (region === 'brussels') {
    details.epcCode = `${compact}-${number(9).padStart(10, '0')}-01-1`;
    // Most properties in Brussels burn gas: about 0.2 kg of CO₂ for each kWh of primary energy.
    details.co2KgM2 = Math.round(row.energy * 0.2);
  }
  return { value: row.energy, label: row.label ?? computedLabel(region, row.type, row.energy), details };
}

function luxembourgEnergy(row: DemoProperty, classes: NonNullable<DemoProperty['classes']>): Energy {
  const issued = certificateDay(row.street);
  return {
    value: null,
    label: classes.energy,
    details: { insulationClass: classes.insulation, epcValidUntil: tenYearsAfter(issued) },
  };
}

/** A day from 2019 to 2025: every certificate of the demo agency stays valid for some years. */
function certificateDay(street: string): string {
  const part = (what: string, count: number) => stableNumber(`${what} ${street}`, count) + 1;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${2018 + part('year', 7)}-${two(part('month', 12))}-${two(part('day', 28))}`;
}

function tenYearsAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 10}${day.slice(4)}`;
}
