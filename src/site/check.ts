import type { z } from 'zod';
import { unstorableTexts } from '#domain/text/unstorable-text.ts';
import { pathTo } from './difference.ts';
import { ruleOf, type SiteProblem } from './site-problem.ts';

export type Checked<Value> =
  | { value: Value; problems?: undefined }
  | { value?: undefined; problems: SiteProblem[] };

/** The paths of problems begin with `root`. */
export function check<Value>(schema: z.ZodType<Value>, written: unknown, root = ''): Checked<Value> {
  const { success, data, error } = readInWords(schema, written);
  if (!success) return { problems: error.issues.flatMap((issue) => problemsIn(issue, root)) };
  const unkept = unstorableTexts(written);
  return unkept.length === 0
    ? { value: data }
    : {
        problems: unkept.map((at) => ({
          path: at.reduce(pathTo, root),
          reason: 'has a character that cannot be stored: write it again',
        })),
      };
}

export function readInWords<Value>(schema: z.ZodType<Value>, written: unknown) {
  return schema.safeParse(written, { error: inWords });
}

export function problemsIn(issue: z.core.$ZodIssue, root: string): SiteProblem[] {
  const path = issue.path.reduce<string>(pathTo, root);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pathTo(path, key), reason: 'there is no such field' }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return likeliest(issue.errors).flatMap((each) => problemsIn(each, path));
  }
  return [{ path, reason: issue.message, code: ruleOf(issue) }];
}

/** If a value may have several forms, the one of the same kind was meant. */
function likeliest(forms: z.core.$ZodIssue[][]): z.core.$ZodIssue[] {
  const isOfKind = (issues: z.core.$ZodIssue[]) =>
    !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return forms.find(isOfKind) ?? forms[0] ?? [];
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'an object { … }',
  record: 'an object { … }',
};

const formats: Record<string, string> = {
  email: 'is no e-mail address',
  url: 'is no address such as https://www.agency.be',
  date: 'is no day such as 2026-12-31',
};

/** Words for problems that the schema does not word itself; undefined: the library's own words. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] && `must be ${kinds[issue.expected]}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options) : undefined;
    case 'invalid_format':
      return formats[issue.format];
    case 'too_big':
      return `must ${measureOf(issue.origin)} ${issue.maximum} at most`;
    case 'too_small':
      return issue.inclusive
        ? `must ${measureOf(issue.origin)} ${issue.minimum} at least`
        : `must be more than ${issue.minimum}`;
    default:
      return undefined;
  }
}

function oneOf(values: readonly unknown[]): string {
  const written = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  return values.length === 1 ? `must be ${written[0]}` : `must be one of ${written.join(', ')}`;
}

function measureOf(origin: string): string {
  if (origin === 'string') return 'have a length of';
  return origin === 'array' ? 'have a number of entries of' : 'be';
}
