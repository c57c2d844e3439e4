import { beforeEach } from 'vitest';
import type { PropertyDetails } from '#domain/property/values.ts';
import { testDatabase } from './database.ts';
import { commandLine } from './gevel.ts';

const details: PropertyDetails = {
  epcValidUntil: '2099-01-01',
  tenantChargesCents: 10_000,
  tenantChargesKind: 'advance',
  depositMonths: 3,
};
/** An apartment in Flanders to let, of which nothing is missing. */
export const rent = {
  reference: 'R-1',
  purpose: 'rent',
  type: 'apartment',
  price_cents: 95_000,
  energy_value: 150,
  energy_label: 'b',
  details: JSON.stringify(details),
} as const;

export const without = (key: keyof PropertyDetails) => JSON.stringify({ ...details, [key]: undefined });

/** Commands on the properties of a database; each test starts without properties. */
export async function propertyCommands() {
  const { database } = await testDatabase();
  const { gevel, directory } = await commandLine(database);

  beforeEach(async () => {
    await database.deleteFrom('property').execute();
    await database.deleteFrom('audit_entry').execute();
  });

  return { database, gevel, directory };
}
