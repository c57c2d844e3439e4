import type { SaidEncoding } from './encoding/said-encoding.ts';
import type { Sample } from './guess-mapping.ts';
import { openRecords } from './open-records.ts';

/** Enough to meet most words of a file, and read at once. */
const mostRows = 500;

/** The first rows of a file by their headings, or why none can be read. */
export async function sampleFile(
  path: string,
  encoding?: SaidEncoding,
): Promise<Sample | { problems: string[] }> {
  const opened = await openRecords(path, encoding);
  if ('problems' in opened) return opened;
  const sample = new Map<string, string[]>();
  const add = (heading: string, cell: unknown) => {
    const values = sample.get(heading.trim()) ?? [];
    sample.set(heading.trim(), values);
    if (cell === null || cell === undefined) return;
    values.push(...(Array.isArray(cell) ? cell : [cell]).map((each) => String(each).trim()).filter(Boolean));
  };
  if ('header' in opened) for (const heading of opened.header) add(heading, undefined);
  let rows = 0;
  const records = 'header' in opened ? opened.records : opened.objects;
  try {
    for await (const record of records) {
      if ('cells' in record && 'header' in opened)
        for (const [index, heading] of opened.header.entries()) add(heading, record.cells[index]);
      if ('object' in record)
        for (const [name, cell] of Object.entries(record.object)) if (name !== 'details') add(name, cell);
      rows += 1;
      if (rows === mostRows) break;
    }
  } catch {
    // The import reports damage behind these rows, with its line.
  }
  return sample;
}
