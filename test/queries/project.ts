import { listOfficeProjects } from '#database/project/office-projects.ts';
import { listProjectLocks } from '#database/project/project-locks.ts';
import { findStoredProject, listUnitNames, listUnitsOfProjects } from '#database/project/stored-project.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { answered, sample } from './sample.ts';

export const samples = [
  sample(listOfficeProjects),
  sample(listProjectLocks, 4),
  sample(findStoredProject, 4),
  sample(listUnitNames, 4),
  sample(listUnitsOfProjects),
  answered([[{ id: 12, reference: 'G-12', publication: 'draft' }]], listUnitsToEdit, 4),
];
