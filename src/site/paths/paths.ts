import { isLanguage, type Language, languages } from '#domain/language.ts';
import type { PathEntry } from './path-table/path-entry.ts';
import { type PathName, pathTable } from './path-table.ts';

export type { PathName } from './path-table.ts';

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters that an address needs: none, or a text for each segment that begins with a colon. */
type PathParams<Name extends PathName> = Record<NamesIn<(typeof pathTable)[Name]['nl']>, string | number>;

type ParamsOf<Name extends PathName> = [NamesIn<(typeof pathTable)[Name]['nl']>] extends [never]
  ? [params?: Record<string, never>]
  : [params: PathParams<Name>];

export const pathNames = Object.keys(pathTable) as PathName[];

export function pathEntry(name: PathName): PathEntry {
  return pathTable[name];
}

/** Each parameter is escaped. Throws when one is missing. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The address ${pattern} needs '${name}'`);
    return encodeURIComponent(String(value));
  });
}

/** `params` are in that language already. The path ends with a slash. */
export function href<Name extends PathName>(
  language: Language,
  name: Name,
  ...params: ParamsOf<Name>
): string {
  return fillPath(pathTable[name][language], params[0]);
}

/** A function gives the parameters per language if they are translated, such as city and type. */
export function alternates<Name extends PathName>(
  name: Name,
  params: PathParams<Name> | ((language: Language) => PathParams<Name>),
): Record<Language, string> {
  const inLanguage = (language: Language) =>
    fillPath(pathTable[name][language], typeof params === 'function' ? params(language) : params);
  return { nl: inLanguage('nl'), fr: inLanguage('fr'), de: inLanguage('de'), en: inLanguage('en') };
}

/** `query`: '?…' or ''. */
export function alternatesWithQuery(name: PathName, query: string): Record<Language, string> {
  const { nl, fr, de, en } = pathTable[name];
  return { nl: nl + query, fr: fr + query, de: de + query, en: en + query };
}

export type PathMatch = {
  name: PathName;
  /** undefined: the language-neutral path. */
  language: Language | undefined;
  params: Record<string, string>;
};

type Pattern = { segments: string[]; name: PathName; language: Language | undefined };

const patternsByLength = new Map<number, Pattern[]>();
for (const name of pathNames) {
  for (const language of [undefined, ...languages]) {
    const segments = segmentsOf(language ? pathTable[name][language] : pathTable[name].original);
    const patterns = patternsByLength.get(segments.length) ?? [];
    patterns.push({ segments, name, language });
    patternsByLength.set(segments.length, patterns);
  }
}
// Fixed words before parameters: /testimonials/ is never taken for a city.
for (const patterns of patternsByLength.values()) {
  const parameters = (pattern: Pattern) =>
    pattern.segments.filter((segment) => segment.startsWith(':')).length;
  patterns.sort((a, b) => parameters(a) - parameters(b));
}

/** The final slash may be missing. */
export function matchPath(path: string): PathMatch | undefined {
  const segments = segmentsOf(path);
  for (const pattern of patternsByLength.get(segments.length) ?? []) {
    const params = paramsWhenMatching(pattern.segments, segments);
    if (params) return { name: pattern.name, language: pattern.language, params };
  }
  return undefined;
}

/**
 * The address of the same page in another language, for links and for the language switch: the exact entry; else,
 * if a segment is that of 'for sale' or 'for rent' in any language, that list; else '/'. Never used to answer a
 * request: a page that does not exist is a 404.
 */
export function translatePath(path: string, language: Language): string {
  const match = matchPath(path);
  if (match && Object.keys(match.params).length === 0) return pathTable[match.name][language];
  const segments = segmentsOf(path);
  for (const name of ['forSale', 'forRent'] as const) {
    const words = [pathTable[name].original, ...languages.map((each) => pathTable[name][each])].map(
      lastSegment,
    );
    if (segments.some((segment) => words.includes(segment))) return pathTable[name][language];
  }
  return '/';
}

/** The language that the first segment names. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/', 2)[1];
  return isLanguage(first) ? first : undefined;
}

function paramsWhenMatching(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const found = segments[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = found;
    else if (expected !== found) return undefined;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function lastSegment(path: string): string {
  return segmentsOf(path).at(-1) ?? '';
}
