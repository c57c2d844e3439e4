import { writeFile } from 'node:fs/promises';
import { WrongUse } from '#command-line/command.ts';
import type { ImportNote } from '#import/core/import-properties.ts';
import { csvLine } from '#import/file/csv-line.ts';
import { problemColumn } from '#import/file/headers.ts';
import type { RawRow } from '#import/file/property-file.ts';

/**
 * Keeps rows that were not imported as they stood in the file, with the reason, to be corrected and imported again.
 * Besides these it holds only rows whose outcome is not known yet.
 */
export class BadRows {
  readonly #pending = new Map<string, RawRow>();
  readonly #reasons = new Map<string, string[]>();
  readonly #bad: { row: RawRow; reason: string }[] = [];

  keep(origin: string, row: RawRow): void {
    this.#pending.set(origin, row);
  }

  take({ kind, origin, field, reason }: ImportNote): void {
    if (kind === 'error')
      this.#reasons.set(origin, [...(this.#reasons.get(origin) ?? []), `${field}: ${reason}`]);
  }

  /** Call it once every kept row has been written or found bad. */
  settle(): void {
    for (const [origin, reasons] of this.#reasons) {
      const row = this.#pending.get(origin);
      if (row) this.#bad.push({ row, reason: reasons.join('; ') });
    }
    this.#pending.clear();
    this.#reasons.clear();
  }

  /** CSV for a table, JSON for objects: a list if `path` ends in .json, else one object a line. */
  async write(path: string, header: readonly string[] | undefined): Promise<number> {
    await writeFile(path, header ? this.#asCsv(header) : this.#asJson(/\.json$/iu.test(path))).catch(
      (error: unknown) => {
        throw new WrongUse(`${path} cannot be written: ${error instanceof Error ? error.message : error}.`);
      },
    );
    return this.#bad.length;
  }

  #asCsv(header: readonly string[]): string {
    // With a byte order mark, Excel reads it as UTF-8.
    return `\ufeff${csvLine([...header, problemColumn])}${this.#bad
      .map(({ row, reason }) => {
        const cells = Array.isArray(row) ? row.map((cell) => String(cell ?? '')) : [];
        return csvLine([...Array.from(header, (_, column) => cells[column] ?? ''), reason]);
      })
      .join('')}`;
  }

  #asJson(isList: boolean): string {
    const objects = this.#bad.map(({ row, reason }) => JSON.stringify({ ...row, [problemColumn]: reason }));
    return isList ? `[\n${objects.join(',\n')}\n]\n` : objects.map((each) => `${each}\n`).join('');
  }
}
