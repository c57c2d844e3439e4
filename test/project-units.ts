import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { addProject } from './factories.ts';

/** The facts that the law of Flanders asks for about each apartment. */
export const lawful = {
  ...{ taxRegime: 'vat_and_registration_duties', epcCode: '20261104001827' },
  ...{ floodScoreParcel: 'A', floodScoreBuilding: 'A', isInFloodArea: false, isInRiparianZone: false },
  ...{ buildingPermit: 'vg', zoning: ['wg'], summons: ['gdv'] },
  ...{ preemptiveRight: 'gvkr', subdivisionPermit: 'gvv', vatPercent: 21 },
};

/** A project without units. */
export const addKaaizicht = (database: Kysely<Database>) =>
  addProject(database, {
    ...{ name: 'Kaaizicht', details: JSON.stringify(lawful), energy_value: 24, energy_label: 'a' },
    ...{ street: 'Kaai', house_number: '3', published_at: new Date('2001-01-01') },
  });

export const storedUnits = (database: Kysely<Database>, project: number) =>
  database.selectFrom('property').selectAll().where('project_id', '=', project).orderBy('id').execute();
