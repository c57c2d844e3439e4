import { problemSentences } from './problem-sentences.ts';

export type ProblemCode = keyof typeof problemSentences;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type ValuesOf<Code extends ProblemCode> = Record<
  Placeholders<(typeof problemSentences)[Code]>,
  string | number
>;

/** A sentence that says what is wrong. It is stored, and shown on the command line, as it is. */
export function problem<Code extends ProblemCode>(
  code: Code,
  ...[values]: [keyof ValuesOf<Code>] extends [never] ? [] : [values: ValuesOf<Code>]
): string {
  const given: Partial<Record<string, string | number>> = values ?? {};
  return problemSentences[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name] ?? ''));
}

export type ReadProblem = { code: ProblemCode; values: Record<string, string>; why?: ReadProblem };

type Part = { words: string } | { name: string };

const patterns = Object.entries(problemSentences).map(([code, sentence]) => ({
  code: code as ProblemCode,
  parts: sentence
    .split(/(\{\{\w+\}\})/)
    .filter((part) => part !== '')
    .map((part): Part => (part.startsWith('{{') ? { name: part.slice(2, -2) } : { words: part })),
}));

/**
 * Finds the problem and its values in a sentence, so that it can be said in another language. Undefined if the sentence
 * is not one of ours. Sentences of earlier versions are read too, which is why problems are stored as sentences.
 */
export function readProblem(sentence: string): ReadProblem | undefined {
  for (const { code, parts } of patterns) {
    const values = valuesIn(sentence, parts);
    if (!values) continue;
    if (values.why === undefined) return { code, values };
    const why = readProblem(values.why);
    if (why) return { code, values, why };
  }
  return undefined;
}

/** Part by part, not by a pattern, because these sentences hold text that others wrote. */
function valuesIn(sentence: string, parts: readonly Part[]): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  let rest = sentence;
  let name: string | undefined;
  for (const [index, part] of parts.entries()) {
    if ('name' in part) {
      name = part.name;
      continue;
    }
    const isLast = index === parts.length - 1;
    if (isLast && !rest.endsWith(part.words)) return undefined;
    const at = isLast ? rest.length - part.words.length : rest.indexOf(part.words);
    if (at < 0 || (name === undefined) !== (at === 0)) return undefined;
    if (name !== undefined) values[name] = rest.slice(0, at);
    name = undefined;
    rest = rest.slice(at + part.words.length);
  }
  if (name === undefined) return rest === '' ? values : undefined;
  return rest === '' ? undefined : { ...values, [name]: rest };
}
