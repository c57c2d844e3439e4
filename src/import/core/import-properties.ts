import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { importBatch, type RowToImport } from './import-batch.ts';
import { loadKnown } from './known.ts';
import type { PhotoSource } from './photos.ts';
import type { PropertyRow, RowProblem } from './read-row.ts';
import { createRollCall } from './roll-call.ts';
import { withdrawMissing } from './withdraw-missing.ts';

export type ImportOptions = {
  /** Whose properties these are, where the file does not say; together with its reference it names a property. */
  source: string;
  /** Absent: photographs are not looked at. */
  photos?: PhotoSource;
  /** Says what would happen and changes nothing. */
  isRehearsal: boolean;
  /** Withdraws what the source has published and the file does not hold; `even most`: also more than half of it. */
  withdraw?: 'missing' | 'even most';
  now: Date;
  /** 'YYYY-MM-DD', where the agency is. */
  today: string;
};

/** A row that is not in (error), or that is in but not as the file says (warning). */
export type ImportNote = { kind: 'error' | 'warning'; line: number; field: string; reason: string };

export type ImportTally = {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  bad: number;
  withdrawn: number;
  /** Why nothing was withdrawn although it was asked for. */
  withdrawalRefused?: string;
};

type ImportListener = { onNote: (note: ImportNote) => void; onProgress: (tally: ImportTally) => void };

/** Few enough for a short lock, many enough that the journey to the database does not count. */
const batchSize = 500;

/**
 * Takes the rows of a file as they are read. Writes them in batches, each whole or not at all, so that what is in
 * when it is interrupted stays right and a second run completes it. A property is named by source and reference: one
 * that the file does not change is not touched. A bad row is told and left out, and counts as present.
 */
export async function importProperties(
  database: Kysely<Database>,
  rows: AsyncIterable<PropertyRow>,
  options: ImportOptions,
  { onNote, onProgress }: ImportListener,
): Promise<ImportTally> {
  const known = await loadKnown(database);
  const tally: ImportTally = { read: 0, created: 0, changed: 0, unchanged: 0, bad: 0, withdrawn: 0 };
  const rollCall = createRollCall(options.source);
  let notes: ImportNote[] = [];
  const note = (kind: ImportNote['kind'], line: number, found: RowProblem[]) => {
    notes.push(...found.map((each) => ({ kind, line, ...each })));
  };
  let batch: RowToImport[] = [];
  const flush = async () => {
    for (const { line, outcome, problems, warnings } of await importBatch(database, batch, known, options)) {
      tally[outcome] += 1;
      note('error', line, problems);
      note('warning', line, warnings);
    }
    for (const each of notes.sort((a, b) => a.line - b.line)) onNote(each);
    batch = [];
    notes = [];
    onProgress(tally);
  };

  for await (const row of rows) {
    tally.read += 1;
    const { name, problems } = rollCall.call(row);
    if (name && problems.length === 0) batch.push({ ...name, row });
    else tally.bad += 1;
    note('error', row.line, problems);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  if (options.withdraw) {
    Object.assign(tally, await withdrawMissing(database, rollCall, options.source, options));
  }
  return tally;
}
