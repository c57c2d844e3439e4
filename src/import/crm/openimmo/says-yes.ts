import { readYesNo } from '#domain/reading/yes-no.ts';
import type { RecordReader } from '#import/crm/record-reader.ts';

/** 'true', '1' or 'ja'; no for what is not said. */
export function saysYes(record: RecordReader, path: string): boolean {
  const reading = readYesNo(record.text(path) ?? '');
  return reading.problem === undefined && reading.value === true;
}
