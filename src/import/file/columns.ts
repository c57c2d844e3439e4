import { isLanguage, type Language } from '#domain/language.ts';
import type { Field } from '#domain/property/field.ts';
import { catalogue, type FieldKey } from '#domain/property/fields.ts';
import { typingDistance } from '#domain/text/typing-distance.ts';

/** Columns of a file besides the catalogue's, for values that the table stores as ids and times. */
const extraColumns = [
  'publishedAt',
  'agentEmail',
  'projectReference',
  'photos',
  'photoNatures',
  'openDays',
  'streetAndNumber',
] as const;

type ExtraColumn = (typeof extraColumns)[number];

/**
 * What a column of a file contains: one of the extra ones, or an attribute. A text in several languages has a column
 * for each ('title.nl'); money is in euros ('price'), or in cents in a column with Cents in its name.
 */
export type Column = {
  name: string;
  /** The heading in the file, if it is another word. */
  heading?: string;
  /** The meanings of this file's own values, by their plain word. */
  words?: ReadonlyMap<string, string>;
} & (
  | { extra: ExtraColumn; field?: undefined }
  | { field: Field & { key: FieldKey }; language?: Language; inEuros?: true; extra?: undefined }
);

const languageEnding = /[._](nl|fr|de|en)$/iu;

const columnOfName = new Map<string, Column>();
for (const extra of extraColumns) add({ name: extra, extra });
for (const field of catalogue) {
  add({ name: field.key, field });
  if (field.kind === 'money') add({ name: field.key.replace(/Cents$/u, ''), field, inEuros: true });
}

/** Names without the endings for languages. */
export const columnNames: readonly string[] = [...columnOfName.values()].map(({ name }) => name);

/** In any spelling: 'livingAreaM2', 'Living_area_m2', 'title_nl', 'title.nl'. */
export function findColumn(name: string): Column | undefined {
  const whole = columnOfName.get(plain(name));
  if (whole) return whole;
  const language = languageEnding.exec(name.trim())?.[1]?.toLowerCase();
  const base = columnOfName.get(plain(name.trim().replace(languageEnding, '')));
  if (!isLanguage(language) || base?.field?.kind !== 'texts') return undefined;
  return { name: `${base.name}.${language}`, field: base.field, language };
}

/** The most similar name of a column, undefined when none is near. */
export function nearestColumn(name: string): string | undefined {
  const wanted = plain(name);
  const [nearest] = columnNames
    .flatMap((candidate) => {
      const most = Math.ceil(Math.min(wanted.length, candidate.length) / 3);
      const distance = typingDistance(wanted, plain(candidate), most);
      return distance === undefined ? [] : [{ candidate, distance }];
    })
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate;
}

function add(column: Column): void {
  const name = plain(column.name);
  if (columnOfName.has(name)) throw new Error(`Two columns have the name '${column.name}'`);
  columnOfName.set(name, column);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/gu, '');
}
