import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { WrongUse } from '#command-line/command.ts';
import type { DecimalSign } from '#domain/reading/number.ts';
import { plainWord } from '#domain/reading/word.ts';
import { type SaidEncoding, saidEncodings } from '#import/file/encoding/said-encoding.ts';
import type { ValueMap } from '#import/file/value-words.ts';

const schema = z.strictObject({
  /** Keys by the headings of the file. */
  columns: z.record(z.string(), z.string()).default({}),
  /** Tokens by heading and value. */
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Values for every row. */
  set: z.record(z.string(), z.string()).default({}),
  country: z.enum(['BE', 'LU']).optional(),
  decimal: z.enum([',', '.']).optional(),
  /** The encoding of the letters, if the bytes of the file do not show it. */
  encoding: z.enum(saidEncodings).optional(),
  ignoreUnknown: z.boolean().default(false),
  leaveOutUnreadable: z.boolean().default(false),
});

/** How to read the files of one program: the contents of a mapping file. */
export type Mapping = z.output<typeof schema>;

type MappingFlags = {
  map?: string[];
  value?: string[];
  set?: string[];
  country?: string;
  decimal?: string;
  encoding?: string;
  'ignore-unknown': boolean;
  'leave-out-unreadable': boolean;
};

export const emptyMapping: Mapping = schema.parse({});

/** Undefined if it is not valid. */
export function mappingIn(value: unknown): Mapping | undefined {
  return schema.safeParse(value).data;
}

/** A mapping, completed or overruled by the flags. Throws WrongUse. */
export function overrule(kept: Mapping, flags: MappingFlags): Mapping {
  const values = structuredClone(kept.values);
  for (const [column, value, token] of (flags.value ?? []).map(readValueFlag))
    values[column] = { ...values[column], [value]: token };
  return {
    columns: {
      ...kept.columns,
      ...Object.fromEntries((flags.map ?? []).map((each) => readPair('map', each, 'COLUMN=KEY'))),
    },
    values,
    set: {
      ...kept.set,
      ...Object.fromEntries((flags.set ?? []).map((each) => readPair('set', each, 'KEY=VALUE'))),
    },
    country: flags.country === undefined ? kept.country : readCountry(flags.country),
    decimal: flags.decimal === undefined ? kept.decimal : readDecimalSign(flags.decimal),
    encoding: flags.encoding === undefined ? kept.encoding : readEncoding(flags.encoding),
    ignoreUnknown: flags['ignore-unknown'] || kept.ignoreUnknown,
    leaveOutUnreadable: flags['leave-out-unreadable'] || kept.leaveOutUnreadable,
  };
}

/** The contents of a mapping file. Throws WrongUse. */
export async function readMappingFile(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new WrongUse(`There is no mapping file ${path}.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new WrongUse(`${path} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new WrongUse(
    `${path} is not a valid mapping: ${issue?.path.join('.') || 'at its top'}: ${issue?.message}.`,
  );
}

/** Writes a mapping file that --mapping reads and a person can change. */
export async function saveMapping(path: string, mapping: Mapping): Promise<void> {
  await writeFile(path, `${JSON.stringify(mapping, null, 2)}\n`).catch((error: unknown) => {
    throw new WrongUse(`${path} cannot be written: ${error instanceof Error ? error.message : error}.`);
  });
}

export function valueMapOf({ values }: Mapping): ValueMap {
  return new Map(
    Object.entries(values).map(([column, words]) => [
      column,
      new Map(Object.entries(words).map(([value, token]) => [plainWord(value), token])),
    ]),
  );
}

function readPair(flag: string, text: string, form: string): [string, string] {
  const at = flag === 'set' ? text.indexOf('=') : text.lastIndexOf('=');
  const [column, key] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || !column || !key) throw new WrongUse(`--${flag} must be ${form}, not "${text}".`);
  return [column, key];
}

/** An empty token ignores the value. */
function readValueFlag(text: string): [column: string, value: string, token: string] {
  const [, column = '', value = '', token = ''] = /^(.+?):(.+)=(.*)$/su.exec(text) ?? [];
  if (!column.trim() || !value.trim())
    throw new WrongUse(`--value must be COLUMN:VALUE=TOKEN, not "${text}".`);
  return [column.trim(), value.trim(), token.trim()];
}

function readCountry(text: string): 'BE' | 'LU' {
  if (text === 'BE' || text === 'LU') return text;
  throw new WrongUse(`--country must be BE or LU, not "${text}".`);
}

function readEncoding(text: string): SaidEncoding {
  const known = saidEncodings.find((each) => each === text.toLowerCase());
  if (known) return known;
  throw new WrongUse(`--encoding must be one of ${saidEncodings.join(', ')}, not "${text}".`);
}

function readDecimalSign(text: string): DecimalSign {
  if (text === ',' || text === '.') return text;
  throw new WrongUse(`--decimal must be "," or ".", not "${text}".`);
}
