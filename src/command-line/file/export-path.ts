import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { WrongUse } from '#command-line/command.ts';

/** The path given to a command that writes one file, undefined without one. Throws WrongUse. */
export function exportPath(words: readonly string[], directory: string): string | undefined {
  const [file, ...more] = words;
  if (more.length > 0) throw new WrongUse(`Only one file is written: name one of ${words.join(', ')}.`);
  const path = file && resolve(directory, file);
  if (path && !existsSync(dirname(path))) throw new WrongUse(`There is no folder ${dirname(path)}.`);
  return path;
}
