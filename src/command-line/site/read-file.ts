import { resolve } from 'node:path';
import { readJson } from '#command-line/file/json.ts';
import { checkReadable } from '#command-line/file/readable.ts';

/**
 * Gives the contents of the file, or undefined if it is no JSON, after telling `err`. Throws WrongUse without a file.
 */
export async function readSiteFile(
  file: string,
  { directory, err }: { directory: string; err: (text: string) => void },
): Promise<{ value: unknown } | undefined> {
  const path = resolve(directory, file);
  await checkReadable(path);
  const json = await readJson(path);
  if (!('problem' in json)) return json;
  err(`${file}, ${json.problem}\n`);
  return undefined;
}
