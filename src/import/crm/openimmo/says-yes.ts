import { readYesNo } from '#domain/reading/yes-no.ts';
import type { RecordReader } from '#import/crm/record-reader.ts';

/** True for 'true', '1' or 'ja'; false if nothing is said. */
export function saysYes(record: RecordReader, path: string): boolean {
  const reading = readYesNo(record.text(path) ?? '');
  return reading.problem === undefined && reading.value === true;
}
