import type { Mapping, ValueTable } from '#import/crm/mapping.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { numberInXml } from '#import/xml/xml-number.ts';

/** A word of a closed list; UNDEFINED says nothing. */
export function wordAt(record: RecordReader, path: string): string | undefined {
  const text = record.text(path);
  return text === 'UNDEFINED' ? undefined : text;
}

/** -1 says nothing. */
export function numberAt(record: RecordReader, path: string): number | string | undefined {
  const number = numberInXml(record.text(path));
  return number === -1 ? undefined : number;
}

/** The words of a list such as `<GlazingTypes><GlazingType>DOUBLE</GlazingType></GlazingTypes>`. */
export function wordsIn(record: RecordReader, path: string): string[] {
  return record.list(path).flatMap((row) => wordAt(new RecordReader(row), '#text') ?? []);
}

/** What the words of a list mean, each once. */
export function meaningsIn(
  mapping: Mapping,
  list: string,
  words: readonly string[],
  table: ValueTable,
): (string | number)[] {
  return [...new Set(words.flatMap((word) => mapping.meaning(list, word, table) ?? []))];
}
