import { findFailedMessages } from '#database/import/failed-messages.ts';
import { findFileMapping, forgetFileMapping, keepFileMapping } from '#database/import/file-mappings.ts';
import { findRecords } from '#database/import/find-records.ts';
import { listPresentRefs, markGone, noteMissing } from '#database/import/gone.ts';
import { claimLead, queueLeads, settleLead } from '#database/import/lead-deliveries.ts';
import {
  forgetGone,
  forgetMedia,
  isElsewhere,
  isPhotosLocked,
  listMedia,
  markMedium,
  noteMedia,
} from '#database/import/media.ts';
import { findRecordState, projectOfRecord } from '#database/import/record-state.ts';
import {
  keepRecord,
  listRecordRefs,
  listUnitRefs,
  listUnmapped,
  listUnread,
  readRecord,
} from '#database/import/records.ts';
import { beginRun, endRun, listMeanings, listRuns, readMaps } from '#database/import/runs.ts';
import { listSourceSummaries } from '#database/import/source-summaries.ts';
import { findSource, keepSource, listDue, listSources, takeSource } from '#database/import/sources.ts';
import { listTroubledSources, noteTroubles } from '#database/import/troubles.ts';
import { listUntold, noteTold } from '#database/import/untold.ts';
import { dropOldHooks, listStale, listWaitingHooks } from '#database/import/waiting.ts';
import { answered, later, now, sample } from './sample.ts';

const source = { id: 2, name: 'whise' };
const medium = { sourceId: 2, ref: 'R1', remoteId: 'M1' };
const delivery = { leadId: 8, sourceId: 2, attempts: 1 };
const endedRun = { id: 5, sourceId: 2, counts: { read: 3 }, log: [], now };

export const samples = [
  sample(findFailedMessages, 2),
  sample(findFileMapping, 'portal'),
  sample(keepFileMapping, 'portal', { mapping: {}, header: ['Id'], keptAt: now }),
  sample(forgetFileMapping, 'portal'),
  sample(findRecords, { sourceId: 2, query: 'Kouter 12', most: 20 }),
  sample(listPresentRefs, 2),
  sample(markGone, source, 'R1', now),
  sample(noteMissing, 2, ['R1']),
  sample(queueLeads, ['whise'], now),
  sample(claimLead, now, later),
  sample(settleLead, delivery, { remoteId: 'L1' }, now),
  sample(settleLead, delivery, { error: 'refused' }, now),
  sample(settleLead, { ...delivery, attempts: 10 }, { error: 'refused' }, now),
  sample(listMedia, 2, 'R1'),
  sample(noteMedia, 2, {
    ...{ ref: 'R1', remoteId: 'M1', kind: 'photo', version: '1', attempts: 0, problem: null },
    ...{ pictureId: 'picture', fileKey: 'file', etag: 'etag', fetchedAt: now },
  }),
  sample(noteMedia, 2, {
    ...{ ref: 'R1', remoteId: 'M1', kind: 'photo', version: '1', attempts: 1, problem: 'away' },
  }),
  sample(forgetMedia, 2, 'R1', ['M1', 'M2']),
  sample(markMedium, medium, now),
  sample(forgetGone, { ...medium, fileKey: 'file' }),
  sample(isElsewhere, { ...medium, fileKey: 'file' }),
  sample(isPhotosLocked, 12),
  sample(findRecordState, source, 'R1'),
  sample(projectOfRecord, source, 'R1'),
  sample(keepRecord, 2, { ref: 'R1', kind: 'unit', parentRef: 'P1', version: '1', body: {} }, now),
  sample(listRecordRefs, 2),
  sample(listRecordRefs, 2, { isStale: true }),
  sample(listUnitRefs, 2, 'P1'),
  sample(readRecord, 2, 'R1'),
  sample(listUnmapped, 2),
  sample(listUnread, 2),
  answered([[], [{ id: 5 }]], beginRun, {
    ...{ sourceId: 2, cause: 'hand', actor: 'command', isRehearsal: false, isWhole: true, now },
  }),
  sample(endRun, {
    ...endedRun,
    status: 'done',
    error: undefined,
    read: { cursor: { at: 1 }, isWhole: true },
  }),
  sample(endRun, { ...endedRun, status: 'failed', error: 'away' }),
  sample(listRuns, 2, 20),
  sample(listMeanings, 2),
  sample(readMaps, 2),
  sample(listSourceSummaries),
  sample(findSource, 'whise'),
  sample(listSources),
  sample(takeSource, 2, now),
  sample(keepSource, 5, now),
  sample(listDue, now),
  sample(listTroubledSources, now),
  sample(noteTroubles, now),
  sample(listUntold, 2, 50),
  sample(noteTold, { sourceId: 2, ref: 'R1' }, 'away'),
  sample(noteTold, { sourceId: 2, ref: 'R1' }, undefined),
  sample(listStale),
  sample(listWaitingHooks, now),
  sample(dropOldHooks, now),
];
