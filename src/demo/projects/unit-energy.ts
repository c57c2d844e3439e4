import type { PropertyDetails } from '#domain/property/values.ts';
import type { DemoProject, DemoUnit } from './unit-row.ts';

/** The energy data beside the label on the project's page: the calculation of its sample unit. */
export function projectEnergy(project: DemoProject): PropertyDetails {
  const sample = project.units.find(({ name }) => name === project.energy?.sample?.unit);
  return sample ? unitEnergy(sample, project) : classes(project);
}

/** The number and the total of the unit's calculation, or its further classes. */
export function unitEnergy(unit: DemoUnit, project: DemoProject): PropertyDetails {
  const { energy, units } = project;
  if (!energy?.sample) return classes(project);
  const { sample } = energy;
  const position = units.indexOf(unit) - units.findIndex(({ name }) => name === sample.unit);
  return { epcCode: String(sample.code + position), epcTotalKwh: energy.value * unit.living };
}

function classes({ classes }: DemoProject): PropertyDetails {
  return classes ? { insulationClass: classes.insulation } : {};
}
