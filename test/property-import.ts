import type { Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import { loadRelatedRecords } from '#commands/property/merge/related-records.ts';
import type { Database } from '#database/client.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { type ImportNote, type ImportOptions, importProperties } from '#import/core/import-properties.ts';
import type { PutOptions } from '#import/core/put-options.ts';
import { putProperty } from '#import/core/put-property.ts';
import { findColumn } from '#import/file/columns.ts';
import { readRow } from '#import/file/read-row.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';

/** The cells of a row by column name. */
type Cells = Record<string, unknown>;

export const property = {
  sourceRef: 'A1',
  purpose: 'te koop',
  type: 'huis',
  price: '325.000 €',
  street: 'Veldstraat',
  houseNumber: '12',
  postalCode: '9000',
  city: 'GENT',
  livingAreaM2: '198 m²',
  energyValue: '312',
  'title.nl': 'Huis met tuin',
  rooms: '6',
};

const defaults = {
  source: 'crm',
  isRehearsal: false,
  now: new Date('2026-11-21T09:00:00Z'),
};

/** Imports properties as if from lines 2, 3 … of a file; each test starts without properties. */
export function propertyImport(database: Kysely<Database>) {
  beforeEach(async () => {
    await database.deleteFrom('property').execute();
  });

  async function importRows(properties: Cells[], options: Partial<ImportOptions> = {}) {
    const notes: ImportNote[] = [];
    const tally = await importProperties(
      database,
      changesOf(properties),
      { ...defaults, ...options },
      { onNote: (note) => notes.push(note), onProgress: () => {} },
    );
    return {
      tally,
      notes: notes.map(({ kind, origin, field, reason }) => `${kind} ${origin}, ${field}: ${reason}`),
    };
  }

  return {
    importRows,
    /** Imports a single property as if from line 2 of a file. */
    putProperty: async (cells: Cells, options: Partial<PutOptions> = {}) =>
      putProperty(database, changeOf(cells, 2), {
        ...defaults,
        related: await loadRelatedRecords(database),
        ...options,
      }),
    stored: (sourceRef = 'A1') =>
      database
        .selectFrom('property')
        .selectAll()
        .where('source_ref', '=', sourceRef)
        .executeTakeFirstOrThrow(),
  };
}

async function* changesOf(properties: Cells[]): AsyncGenerator<PropertyChange> {
  yield* properties.map((cells, index) => changeOf(cells, index + 2));
}

function changeOf(cells: Cells, line: number): PropertyChange {
  const columns = Object.entries(cells).map(([name, cell]) => {
    const column = findColumn(name);
    if (!column) throw new Error(`There is no column ${name}`);
    return [column, cell] as const;
  });
  return readRow(`line ${line}`, columns, { words: wordsFor });
}
