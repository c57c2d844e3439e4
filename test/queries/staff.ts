import { listAnsweringStaff } from '#database/staff/answering-staff.ts';
import { findSubjects, listLog, nameActors, nameSubjects } from '#database/staff/audit-log.ts';
import { findArticles, findHomes, findLeads, findProjects } from '#database/staff/found-by-words.ts';
import { findPasskey, listPasskeys } from '#database/staff/passkeys.ts';
import { findStaff, findStaffPasswordHash, listStaff } from '#database/staff/staff.ts';
import { listStaffViews } from '#database/staff/staff-views.ts';
import { sample, today, uuid } from './sample.ts';

const words = { words: ['kouter', '12'], most: 6 };
const everySubject = ['property:12', 'project:4', 'lead:8', 'article:5', `staff:${uuid}`, `owner:${uuid}`];

export const samples = [
  sample(listAnsweringStaff),
  sample(listLog, {}, { count: 100 }),
  sample(
    listLog,
    {
      ...{ actor: 'visitor', from: '2026-02-01', until: today },
      ...{ text: '50%', actions: ['log in'], subjects: ['property:12'] },
    },
    { before: 90, count: 100 },
  ),
  sample(findSubjects, 'Kouter'),
  sample(nameSubjects, everySubject),
  sample(nameActors, [`staff:${uuid}`, `owner:${uuid}`, 'visitor']),
  sample(findHomes, words),
  sample(findHomes, { ...words, isPublic: true }),
  sample(findProjects, words),
  sample(findProjects, { ...words, isPublic: true }),
  sample(findLeads, words),
  sample(findArticles, words),
  sample(listPasskeys, uuid),
  sample(findPasskey, 'credential'),
  sample(findStaff, { id: uuid }),
  sample(findStaff, { email: 'An@example.be' }),
  sample(listStaff),
  sample(findStaffPasswordHash, uuid),
  sample(listStaffViews, uuid),
];
