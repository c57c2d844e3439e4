import { languages } from '#domain/language.ts';
import { readEuros } from '#domain/reading/money.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import { readMarked, writeMarked } from '#site/articles/marked-text.ts';
import type { Field, FieldOf } from './describe-shape.server.ts';

/** The values of a form, by the names of its fields. */
export type Typed = Record<string, string[]>;

/** A value as its form shows it. `at`: its name in the form, with the numbers of rows: 'topBar.left.0.label'. */
export function fillField(field: Field, at: string, value: unknown): Typed {
  switch (field.kind) {
    case 'check':
      return (value ?? field.initial) === true ? { [at]: ['yes'] } : {};
    case 'choices':
      return { [at]: ((value ?? []) as unknown[]).map(String) };
    case 'lines':
      return { [at]: [((value ?? []) as string[]).join('\n')] };
    case 'number':
      return { [at]: [writeNumber(value ?? field.initial, field.isCents)] };
    case 'richTexts':
      return Object.assign(
        {},
        ...languages.map((language) => fillRich(`${at}.${language}`, part(value, language))),
      );
    case 'texts':
      return Object.fromEntries(
        languages.map((language) => [`${at}.${language}`, [textIn(value, language)]]),
      );
    case 'group':
      return Object.assign(
        {},
        ...field.fields.map((each) => fillField(each, `${at}.${each.name}`, part(value, each.name))),
      );
    case 'list': {
      const rows = (value ?? []) as unknown[];
      return Object.assign(
        { [`${at}#`]: [String(rows.length)] },
        ...rows.map((row, index) => ({
          [`${at}.${index}~`]: [String(index)],
          ...fillField(field.item, `${at}.${index}`, row),
        })),
      );
    }
    default:
      return { [at]: [writeValue(value ?? field.initial)] };
  }
}

/** The value of a field as it was typed. An untouched field keeps its `stored` value, to the last character. */
export function readField(field: Field, at: string, typed: Typed, stored: unknown): unknown {
  if (field.kind === 'group') return readGroup(field, at, typed, stored);
  if (field.kind === 'list')
    return Array.from({ length: rowCount(typed, at) }, (_, index) => {
      const was = typed[`${at}.${index}~`]?.at(-1) || 'new';
      return readField(field.item, `${at}.${index}`, typed, part(stored, was));
    });
  if (stored !== undefined && isUntouched(field, at, typed, stored)) return stored;
  const text = (typed[at]?.at(-1) ?? '').replaceAll('\r\n', '\n').trim();
  switch (field.kind) {
    case 'check':
      return text === 'yes' || (field.empty === 'absent' ? undefined : false);
    case 'choices':
      return readChoices(field.values, typed[at] ?? [], stored, field.empty);
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'texts':
      return readTexts(at, typed, field.empty);
    case 'richTexts':
      return readRichTexts(at, typed, stored);
    case 'choice':
      return field.values.find((value) => String(value) === text) ?? nothing(field.empty);
    case 'number':
      return text === '' ? nothing(field.empty) : readNumber(text, field.isCents);
    default: {
      const line = field.kind === 'text' && isPasted(field.type) ? typedLine(text) : text;
      return line === '' && field.empty !== 'itself' ? nothing(field.empty) : line;
    }
  }
}

/** Often pasted from a contacts program or a web page, with invisible marks and dashes that no number has. */
function isPasted(type: FieldOf<'text'>['type']): boolean {
  return type === 'email' || type === 'tel';
}

/** How many rows a list has in the form. */
export function rowCount(typed: Typed, at: string): number {
  const count = typed[`${at}#`]?.at(-1) ?? '';
  return /^\d{1,3}$/.test(count) ? Math.min(Number(count), 200) : 0;
}

type Group = Extract<Field, { kind: 'group' }>;

function readGroup(group: Group, at: string, typed: Typed, stored: unknown): unknown {
  if (group.empty !== 'itself') {
    const own = Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith(`${at}.`)));
    if (stored !== undefined && isShown(own, fillField(group, at, stored))) return stored;
    if (isShown(own, {}) || isShown(own, fillField(group, at, undefined))) return nothing(group.empty);
  }
  // Keeps values that no form shows.
  const values = { ...(stored as object | undefined) } as Record<string, unknown>;
  for (const field of group.fields) {
    const value = readField(field, `${at}.${field.name}`, typed, part(stored, field.name));
    if (value === undefined) delete values[field.name];
    else values[field.name] = value;
  }
  return values;
}

function isUntouched(field: Field, at: string, typed: Typed, stored: unknown): boolean {
  const shown = fillField(field, at, stored);
  return Object.entries({ [at]: [], ...shown }).every(([name, values]) => same(values, typed[name] ?? []));
}

/** True if the form holds just these values; empty fields do not count. */
function isShown(typed: Typed, shown: Typed): boolean {
  const names = [...new Set([...Object.keys(typed), ...Object.keys(shown)])];
  const filled = (values: string[] = []) => values.filter(Boolean);
  return names.every((name) => same(filled(shown[name]), filled(typed[name])));
}

function same(shown: string[], typed: string[]): boolean {
  const plain = (values: string[]) => values.map((value) => value.replaceAll('\r\n', '\n')).toSorted();
  return JSON.stringify(plain(shown)) === JSON.stringify(plain(typed));
}

/** Choices that were chosen before keep their order. */
function readChoices(values: (string | number)[], typed: string[], stored: unknown, empty: Field['empty']) {
  const chosen = values.filter((value) => typed.includes(String(value)));
  const before = ((stored ?? []) as (string | number)[]).filter((value) => chosen.includes(value));
  const all = [...before, ...chosen.filter((value) => !before.includes(value))];
  return all.length === 0 && empty === 'absent' ? undefined : all;
}

function readTexts(at: string, typed: Typed, empty: Field['empty']): unknown {
  const texts = languages.flatMap((language) => {
    const text = (typed[`${at}.${language}`]?.at(-1) ?? '').replaceAll('\r\n', '\n').trim();
    return text ? [[language, text] as const] : [];
  });
  return texts.length === 0 && empty === 'absent' ? undefined : Object.fromEntries(texts);
}

/** Accepts '2,5' and '2.5', and amounts in all usual notations; other text stays text, which the schema refuses. */
function readNumber(text: string, isCents: boolean): number | string {
  if (isCents) {
    const read = readEuros(text);
    return read.problem === undefined ? (read.value ?? text) : text;
  }
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

/** An empty language gets no text. A text that cannot be typed stays as it is, as does an untouched one. */
function readRichTexts(at: string, typed: Typed, stored: unknown): unknown {
  const texts = languages.flatMap((language) => {
    const name = `${at}.${language}`;
    const before = part(stored, language);
    const isKept = before !== undefined && isShown(rich(name, typed), fillRich(name, before));
    const text = isKept ? before : readMarked(typed[name]?.at(-1) ?? '');
    return text ? [[language, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

function rich(name: string, typed: Typed): Typed {
  return Object.fromEntries(
    [name, `${name}.locked`].flatMap((each) => (typed[each] ? [[each, typed[each]] as const] : [])),
  );
}

function fillRich(name: string, value: unknown): Typed {
  const marked = writeMarked(value);
  return marked === undefined ? { [`${name}.locked`]: ['yes'] } : { [name]: [marked] };
}

function nothing(empty: Field['empty']): null | undefined {
  return empty === 'null' ? null : undefined;
}

function textIn(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  return String(part(value, language) ?? '');
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function writeNumber(value: unknown, isCents: boolean): string {
  return writeValue(isCents && typeof value === 'number' ? value / 100 : value);
}

function writeValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}
