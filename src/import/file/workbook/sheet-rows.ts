import { BrokenFile } from '#import/file/source-records.ts';
import { streamXml } from '#import/xml/stream-xml.ts';
import { type CellMeanings, cellValue } from './cell-value.ts';

/** `row` as Excel counts, from 1; its cells from column A on, empty ones as ''. */
export type SheetRow = { row: number; cells: unknown[] };

const mostColumns = 16_384;
/** Excel takes 32,767 characters. */
const mostCharacters = 100_000;

/** The rows of a sheet that have a cell, as they are read. */
export async function* readSheetRows(
  chunks: AsyncIterable<Uint8Array>,
  meanings: CellMeanings,
): AsyncGenerator<SheetRow> {
  const reader = new SheetReader(meanings);
  for await (const _ of streamXml(chunks, reader)) {
    yield* reader.taken();
    if (reader.tooLong) throw new BrokenFile(`row ${reader.row}`, 'a cell has more text than Excel allows');
  }
}

class SheetReader {
  row = 0;
  tooLong = false;
  readonly #meanings: CellMeanings;
  #rows: SheetRow[] = [];
  #cells: unknown[] = [];
  #column = 0;
  #cell = { kind: 'n', style: 0, text: '' };
  #isValue = false;
  #isReading = false;

  constructor(meanings: CellMeanings) {
    this.#meanings = meanings;
  }

  taken(): SheetRow[] {
    return this.#rows.splice(0);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.row = Number(attributes.r) || this.row + 1;
      this.#cells = [];
      this.#column = 0;
    } else if (name === 'c') {
      this.#column = columnNumber(attributes.r) ?? this.#column + 1;
      this.#cell = { kind: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
    } else if (name === 'rPh') this.#isReading = true;
    this.#isValue = name === 'v' || (name === 't' && !this.#isReading);
  }

  text(part: string): void {
    if (!this.#isValue) return;
    this.#cell.text += part;
    if (this.#cell.text.length > mostCharacters) this.tooLong = true;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === 'rPh') this.#isReading = false;
    if (name === 'c' && this.#column <= mostColumns) {
      while (this.#cells.length < this.#column - 1) this.#cells.push('');
      this.#cells[this.#column - 1] = cellValue(this.#cell, this.#meanings);
    }
    if (name === 'row' && this.#cells.length > 0) this.#rows.push({ row: this.row, cells: this.#cells });
  }
}

/** 'C12' stands in column 3. */
export function columnNumber(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/iu.exec(address ?? '')?.[0].toUpperCase();
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
