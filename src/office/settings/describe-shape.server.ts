import { z } from 'zod';
import { languages } from '#domain/language.ts';

/** The stored value of an empty field. */
type Empty = 'itself' | 'null' | 'absent';

export type Field = { name: string; path: string; empty: Empty; initial?: unknown } & (
  | { kind: 'text'; type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' }
  /** `isCents`: asked in euros. */
  | { kind: 'number'; isCents: boolean; least?: number; most?: number }
  | { kind: 'check' | 'picture' }
  | { kind: 'lines'; mayBeEmpty: boolean }
  /** One text for each language, `richTexts`: with paragraphs, titles and lists. */
  | { kind: 'texts' | 'richTexts' }
  | { kind: 'choice' | 'choices'; values: (string | number)[] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; item: Extract<Field, { kind: 'group' }> }
);

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** The form of a part of the settings, made from its schema. `path`: 'header.logo', without numbers of rows. */
export function describeShape(schema: z.core.$ZodType, path: string): Field {
  const { inner, empty, initial } = unwrap(schema);
  const at = { name: path.split('.').at(-1) ?? '', path, empty, ...(initial !== undefined && { initial }) };
  const { def } = inner as unknown as { def: Def };
  switch (def.type) {
    case 'string':
      if (/pictureId$/i.test(path)) return { ...at, kind: 'picture' };
      return { ...at, kind: 'text', type: typeOf(path, def.format) };
    case 'number':
      return { ...at, kind: 'number', isCents: isCents(path), ...boundsOf(inner) };
    case 'boolean':
      return { ...at, kind: 'check' };
    case 'enum':
      return { ...at, kind: 'choice', values: Object.values(def.entries ?? {}) };
    case 'literal':
      return { ...at, kind: 'choice', values: def.values ?? [] };
    case 'object':
      return describeObject(def.shape ?? {}, at);
    case 'array':
      return describeList(inner, def.element as z.core.$ZodType, at);
    // Either one text or one in each language; or several variants of the same.
    case 'union':
      return describeUnion(
        (def.options ?? []).map((each) => describeShape(each, path)),
        at,
      );
    case 'record':
      if (!isByLanguage(def)) break;
      return { ...at, kind: isOfTexts(def) ? 'texts' : 'richTexts' };
  }
  throw noForm(path);
}

/** Stored amounts are whole cents, and their names say so. */
export function isCents(path: string): boolean {
  return /cents/i.test(path.split('.').at(-1) ?? '');
}

function noForm(path: string): Error {
  return new Error(`No form can ask for '${path}'.`);
}

type At = Pick<Field, 'name' | 'path' | 'empty' | 'initial'>;

type Def = {
  type: string;
  format?: string;
  innerType?: z.core.$ZodType;
  defaultValue?: unknown;
  entries?: Record<string, string | number>;
  values?: (string | number)[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
};

function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; empty: Empty; initial: unknown } {
  let inner = schema;
  let empty: Empty = 'itself';
  let initial: unknown;
  for (;;) {
    const { type, innerType, defaultValue } = (inner as unknown as { def: Def }).def;
    if (!innerType) return { inner, empty, initial };
    if (type === 'optional') empty = 'absent';
    if (type === 'nullable') empty = 'null';
    if (type === 'default') initial = defaultValue;
    inner = innerType;
  }
}

function describeObject(shape: Record<string, z.core.$ZodType>, at: At): Field {
  const names = Object.keys(shape);
  if (languages.every((language) => names.includes(language))) return { ...at, kind: 'texts' };
  return {
    ...at,
    kind: 'group',
    fields: names.map((name) => describeShape(shape[name] as z.core.$ZodType, `${at.path}.${name}`)),
  };
}

function describeList(list: z.core.$ZodType, element: z.core.$ZodType, at: At): Field {
  const item = describeShape(element, at.path);
  if (item.kind === 'group') return { ...at, kind: 'list', item };
  if (item.kind === 'choice') return { ...at, kind: 'choices', values: item.values };
  if (item.kind === 'text') return { ...at, kind: 'lines', mayBeEmpty: z.core.safeParse(list, []).success };
  throw noForm(at.path);
}

function describeUnion(options: Field[], at: At): Field {
  const texts = options.find(({ kind }) => kind === 'texts') ?? options[0];
  if (texts?.kind === 'texts' || texts?.kind === 'text') return { ...texts, ...at };
  throw noForm(at.path);
}

function isByLanguage({ keyType }: Def): boolean {
  const { def } = (keyType ?? {}) as unknown as { def?: Def };
  return def?.type === 'enum' && languages.every((language) => language in (def.entries ?? {}));
}

function isOfTexts({ valueType }: Def): boolean {
  return (valueType as unknown as { def?: Def } | undefined)?.def?.type === 'string';
}

function boundsOf(schema: z.core.$ZodType): { least?: number; most?: number } {
  const { minValue, maxValue } = schema as unknown as { minValue: number | null; maxValue: number | null };
  const isReal = (bound: number | null) => bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return {
    ...(isReal(minValue) && { least: minValue as number }),
    ...(isReal(maxValue) && { most: maxValue as number }),
  };
}

function typeOf(path: string, format: string | undefined): FieldOf<'text'>['type'] {
  if (/^visits\.dayParts\./.test(path)) return 'time';
  if (path.split('.').at(-1) === 'phone') return 'tel';
  return format === 'email' || format === 'url' || format === 'date' ? format : 'text';
}
