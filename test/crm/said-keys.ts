import type { MappedRecord } from '#import/crm/mapped-record.ts';

/** The attributes of which at least one of these homes says something. */
export function saidKeys(...homes: readonly MappedRecord[]): ReadonlySet<string> {
  return new Set(
    homes.flatMap(({ change }) => [
      ...Object.entries(change.values).flatMap(([key, value]) => (value === null ? [] : [key])),
      ...Object.entries(change.texts).flatMap(([key, texts]) =>
        Object.values(texts ?? {}).some(Boolean) ? [key] : [],
      ),
    ]),
  );
}
