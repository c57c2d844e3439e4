import type { Kysely } from 'kysely';
import { loadRelatedRecords } from '#commands/property/merge/related-records.ts';
import type { Database } from '#database/client.ts';
import type { ChangeProblem, PropertyChange } from '#domain/property/change/property-change.ts';
import type { NamedChange } from '#domain/property/change/property-name.ts';
import { createPresentProperties } from './present-properties.ts';
import { putBatch } from './put-batch.ts';
import type { PutOptions, PutOutcome } from './put-options.ts';
import { withdrawMissing } from './withdraw-missing.ts';
import type { ApproveWithdrawal } from './withdrawal.ts';

export type ImportOptions = Omit<PutOptions, 'related'> & {
  /** Withdraws published properties of the source that the file lacks, if this approves. */
  approveWithdrawal?: ApproveWithdrawal;
};

/** error: not imported; warning: imported, but not as the source says. */
export type ImportNote = ChangeProblem & { kind: 'error' | 'warning'; origin: string };

export type ImportTally = {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  bad: number;
  withdrawn: number;
  /** Published without particulars that the law wants; `withoutRent` of them lack the rent of a home. */
  lacking: number;
  withoutRent: number;
  /** Kept back as drafts, because they lack particulars that the law wants. */
  held: number;
  /** Written with their municipality, because their village is not known. */
  withoutVillage: number;
  /** Written without a photograph that could not be read; their earlier photographs stay. */
  lackingPhotos: number;
  /** Why nothing was withdrawn although that was asked for. */
  withdrawalRefused?: string;
};

type ImportListener = { onNote: (note: ImportNote) => void; onProgress: (tally: ImportTally) => void };

/** Few enough for a short lock, many enough that the round trip to the database does not count. */
const batchSize = 500;

/**
 * Imports changes as they come, in batches, each as a whole or not at all: an interrupted import leaves correct data,
 * and a second run completes it. Properties that do not change are not touched. Changes with problems are reported and
 * skipped, but count as present. Notes come in the order of the changes.
 */
export async function importProperties(
  database: Kysely<Database>,
  changes: AsyncIterable<PropertyChange>,
  options: ImportOptions,
  { onNote, onProgress }: ImportListener,
): Promise<ImportTally> {
  const related = await loadRelatedRecords(database);
  const present = createPresentProperties(options.source);
  const tally: ImportTally = {
    read: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    bad: 0,
    withdrawn: 0,
    lacking: 0,
    withoutRent: 0,
    held: 0,
    withoutVillage: 0,
    lackingPhotos: 0,
  };
  let batch: NamedChange[] = [];
  const put = async () => {
    for (const outcome of await putBatch(database, batch, { ...options, related })) {
      tally[outcome.outcome] += 1;
      if (outcome.lacks) tally.lacking += 1;
      if (outcome.isHeld) tally.held += 1;
      if (outcome.lacks === 'rent') tally.withoutRent += 1;
      if (outcome.withoutVillage) tally.withoutVillage += 1;
      if (outcome.lacksPhotos) tally.lackingPhotos += 1;
      for (const note of notesOf(outcome)) onNote(note);
    }
    batch = [];
    onProgress(tally);
  };

  for await (const change of changes) {
    tally.read += 1;
    batch.push(present.add(change));
    if (batch.length === batchSize) await put();
  }
  await put();
  const { approveWithdrawal: approve, isRehearsal, source, now } = options;
  if (approve)
    Object.assign(tally, await withdrawMissing(database, present, source, { now, approve, isRehearsal }));
  return tally;
}

function notesOf({ origin, problems, warnings }: PutOutcome): ImportNote[] {
  return [
    ...problems.map((problem): ImportNote => ({ kind: 'error', origin, ...problem })),
    ...warnings.map((warning): ImportNote => ({ kind: 'warning', origin, ...warning })),
  ];
}
