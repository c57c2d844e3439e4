import type { FactGroup, FactRow } from './fact-sheet.ts';
import { type Group, groups } from './field.ts';
import type { FieldWords } from './field-words.ts';
import { type CatalogueField, catalogue } from './fields.ts';

type ComparedValue = Pick<FactRow, 'value' | 'lang'>;

/** One attribute of all properties, in their order; null if a property has no value for it. */
type ComparedRow = {
  key: string;
  label: string;
  values: (ComparedValue | null)[];
  differs: boolean;
};

/** `differs`: at least one of its rows does. */
type ComparedGroup = { key: Group; title: string; rows: ComparedRow[]; differs: boolean };

/** Only the groups and rows for which at least one property has a value, in the order of the catalogue. */
export function compareFacts(
  properties: readonly (readonly FactGroup[])[],
  words: FieldWords,
): ComparedGroup[] {
  const sheets = properties.map((property) => property.flatMap((group) => group.rows));
  return groups
    .map((key) => {
      const rows = catalogue
        .filter((field) => field.group === key)
        .flatMap((field) => compareRows(field, sheets, words));
      return { key, title: words.group(key), rows, differs: rows.some((row) => row.differs) };
    })
    .filter(({ rows }) => rows.length > 0);
}

function compareRows(field: CatalogueField, sheets: readonly FactRow[][], words: FieldWords): ComparedRow[] {
  const { key } = field;
  const found = sheets.map((rows) => rows.find((row) => row.key === key));
  const labels = new Set(found.flatMap((row) => row?.label ?? []));
  if (labels.size === 0) return [];
  // An attribute that has another name in each region, or for sale and for rent, gets its plain name here.
  const label = labels.size === 1 ? ([...labels][0] ?? '') : words.label(key);
  const values = found.map((row, index) =>
    row ? withoutKey(row) : impliedValue(field, sheets[index] ?? [], words),
  );
  return [{ key, label, values, differs: valuesDiffer(values) }];
}

/**
 * A sheet with the surface of the garden leaves out 'Garden: yes'. Beside a property that says it, the garden must
 * not seem to be missing.
 */
function impliedValue(
  field: CatalogueField,
  rows: readonly FactRow[],
  words: FieldWords,
): ComparedValue | null {
  const implying = field.kind === 'boolean' ? field.impliedBy : undefined;
  return rows.some(({ key }) => key === implying) ? { value: words.yes } : null;
}

function withoutKey({ value, lang }: FactRow): ComparedValue {
  return { value, ...(lang && { lang }) };
}

/** True also if one has a value and another has none. */
export function valuesDiffer(values: readonly ({ value: string } | null | undefined)[]): boolean {
  return new Set(values.map((each) => each?.value)).size > 1;
}
