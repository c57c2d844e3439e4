import { isNestedTooDeep, mostLevels } from '#domain/reading/nesting.ts';

/** The object on the line, or why it cannot be read; `origin` if the line does not identify it. */
export type JsonRecord = { line: number; origin?: string } & Parsed;

type Parsed = { object: Record<string, unknown>; problem?: undefined } | { problem: string };

export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  let line = 0;
  for await (const content of lines(text)) {
    line += 1;
    if (content.trim() !== '') yield { line, ...parseLine(content, 'this line') };
  }
}

/** `what`: the subject of a problem's sentence. */
export function parseLine(content: string, what: string): Parsed {
  try {
    const value: unknown = JSON.parse(content);
    if (isNestedTooDeep(value))
      return { problem: `${what} has lists and objects nested more than ${mostLevels} levels deep` };
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { object: { ...value } };
    return { problem: `${what} is not an object such as {"reference": "A1"}` };
  } catch (error) {
    return { problem: `${what} is not JSON: ${error instanceof Error ? error.message : error}` };
  }
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest;
}
