import { isNestedTooDeep, mostLevels } from '#domain/reading/nesting.ts';
import { detectEncoding, readText, wrongByte } from '#import/file/encoding/read-text.ts';

/** `problem` says where and why the file is not JSON, or why it cannot be read. */
export async function readJson(path: string): Promise<{ value: unknown } | { problem: string }> {
  const encoding = await detectEncoding(path);
  const [brokenLine] = encoding.brokenLines;
  if (brokenLine !== undefined) return { problem: `line ${brokenLine}: ${wrongByte}` };
  let text = '';
  for await (const piece of readText(path, encoding)) text += piece;
  const message = reasonAgainst(text);
  if (message === undefined) {
    const value: unknown = JSON.parse(text);
    return isNestedTooDeep(value)
      ? { problem: `lists and objects are nested more than ${mostLevels} levels deep` }
      : { value };
  }
  // The rest of the message quotes the text around the error, over several lines.
  const [reason = ''] = message.split(/, (?:\.\.\.)?"| in JSON at | at position /u);
  return {
    problem: `line ${lineOfProblem(text, message)}: this is not JSON: ${reason.replace("'\n'", 'end of line')}`,
  };
}

function reasonAgainst(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

/**
 * The engine names the line of some problems only. For the others this finds the first line after which the text cannot
 * be valid JSON.
 */
function lineOfProblem(text: string, message: string): number {
  const named = /\(line (\d+) column/u.exec(message)?.[1];
  if (named) return Number(named);
  const lines = text.split('\n');
  let [first, last] = [1, lines.length];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (canGoOn(`${lines.slice(0, middle).join('\n')}\n`)) first = middle + 1;
    else last = middle;
  }
  return first;
}

function canGoOn(beginning: string): boolean {
  const message = reasonAgainst(beginning);
  if (message === undefined || message === 'Unexpected end of JSON input') return true;
  return message.includes(`at position ${beginning.length} `);
}
