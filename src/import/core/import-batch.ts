import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import type { ImportOptions } from './import-properties.ts';
import type { Known } from './known.ts';
import { type Merged, mergeProperty } from './merge-property.ts';
import { arrangePhotos, storePhotos } from './photos.ts';
import type { PropertyRow, RowProblem } from './read-row.ts';
import type { PropertyName } from './roll-call.ts';
import {
  differs,
  findForImport,
  insertProperties,
  touchProperties,
  updateProperties,
} from './write-properties.ts';

export type RowToImport = PropertyName & { row: PropertyRow };

type RowOutcome = {
  line: number;
  outcome: 'created' | 'changed' | 'unchanged' | 'bad';
  problems: RowProblem[];
  warnings: RowProblem[];
};

type Work = RowToImport &
  Merged & {
    existing: Selectable<Property> | undefined;
    id?: number;
    pictureIds?: string[];
    hasNewPhotos?: boolean;
  };

/**
 * Takes rows that have no problems yet, each of another property. Writes them in one transaction per source and gives
 * what became of each. Photographs are stored before: decoding them would keep the rows locked.
 */
export async function importBatch(
  database: Kysely<Database>,
  rows: readonly RowToImport[],
  known: Known,
  options: ImportOptions,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const [source, own] of Map.groupBy(rows, (each) => each.source)) {
    const photos = await storeAll(own, options);
    const works = await database
      .transaction()
      .execute((transaction) => importOfSource(transaction, source, own, photos, known, options));
    outcomes.push(...works.map(outcomeOf));
  }
  return outcomes.sort((a, b) => a.line - b.line);
}

type StoredPhotos = Map<PropertyRow, Awaited<ReturnType<typeof storePhotos>>>;

async function storeAll(rows: readonly RowToImport[], options: ImportOptions): Promise<StoredPhotos> {
  const stored: StoredPhotos = new Map();
  if (!options.photos) return stored;
  for (const { row } of rows) {
    if (row.photos) stored.set(row, await storePhotos(options.photos, row.photos, options.isRehearsal));
  }
  return stored;
}

async function importOfSource(
  transaction: Kysely<Database>,
  source: string,
  rows: readonly RowToImport[],
  photos: StoredPhotos,
  known: Known,
  { isRehearsal, now, today }: ImportOptions,
): Promise<Work[]> {
  const found = await findForImport(
    transaction,
    source,
    rows.map(({ sourceRef }) => sourceRef),
  );
  const existingOf = Map.groupBy(found, ({ source_ref, reference }) => source_ref ?? reference);
  const works: Work[] = rows.map((each) => {
    const [existing, second] = existingOf.get(each.sourceRef) ?? [];
    const merged = mergeProperty(existing, each.row, {
      known,
      source,
      sourceRef: each.sourceRef,
      now,
      today,
    });
    const stored = photos.get(each.row);
    merged.warnings.push(...(stored?.warnings ?? []));
    if (second)
      merged.problems.push({
        field: 'reference',
        reason: `two homes of this source have the reference ${each.sourceRef}`,
      });
    return { ...each, ...merged, existing, id: existing?.id, pictureIds: stored?.pictureIds };
  });
  const good = works.filter(({ problems }) => problems.length === 0);
  if (!isRehearsal) await write(transaction, good);
  await showPhotos(transaction, good, isRehearsal);
  return works;
}

async function write(transaction: Kysely<Database>, works: readonly Work[]): Promise<void> {
  const created = works.filter(({ existing }) => !existing);
  const ids = await insertProperties(
    transaction,
    created.map(({ draft }) => draft),
  );
  for (const [index, work] of created.entries()) work.id = ids[index];
  const changed = works.flatMap(({ existing, draft }) =>
    existing && differs(existing, draft) ? [{ ...draft, id: existing.id }] : [],
  );
  await updateProperties(transaction, changed);
}

async function showPhotos(
  transaction: Kysely<Database>,
  works: readonly Work[],
  isRehearsal: boolean,
): Promise<void> {
  const wanted = new Map<number, string[]>();
  for (const { id, pictureIds } of works) if (id && pictureIds) wanted.set(id, pictureIds);
  const changed = new Set(await arrangePhotos(transaction, wanted, isRehearsal));
  for (const work of works) work.hasNewPhotos = work.id !== undefined && changed.has(work.id);
  const onlyPhotos = works.filter(
    ({ existing, draft, hasNewPhotos }) => existing && hasNewPhotos && !differs(existing, draft),
  );
  if (!isRehearsal)
    await touchProperties(
      transaction,
      onlyPhotos.flatMap(({ id }) => id ?? []),
    );
}

function outcomeOf({ row, existing, draft, problems, warnings, hasNewPhotos }: Work): RowOutcome {
  const isChanged = existing && (hasNewPhotos || differs(existing, draft));
  const outcome = problems.length > 0 ? 'bad' : !existing ? 'created' : isChanged ? 'changed' : 'unchanged';
  return { line: row.line, outcome, problems, warnings: problems.length > 0 ? [] : warnings };
}
