/** A row of a table as it stands in the file: a text per cell, in a workbook also numbers and yes or no. */
export type TableRecord = {
  /** For people: 'line 12', 'row 12'. */
  origin: string;
  cells: readonly unknown[];
  /** Why its cells cannot be trusted. */
  misfit?: string | undefined;
};

export type OpenedTable = {
  header: readonly string[];
  records: AsyncGenerator<TableRecord>;
  /** True if the last line, now read, has no end: its last cell may be cut off. */
  mayBeCut: () => boolean;
};

/** An object of a file of JSON, or why it cannot be read. */
export type ObjectRecord = { origin: string } & (
  | { object: Record<string, unknown>; problem?: undefined }
  | { problem: string }
);

export type OpenedObjects = { objects: AsyncGenerator<ObjectRecord> };

/** Ends the reading of a file; earlier records have been given already. */
export class BrokenFile extends Error {
  override name = 'BrokenFile';
  readonly origin: string;

  constructor(origin: string, reason: string) {
    super(reason);
    this.origin = origin;
  }
}
