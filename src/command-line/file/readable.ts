import { access, constants, stat } from 'node:fs/promises';
import { WrongUse } from '#command-line/command.ts';

/** Throws WrongUse when the file does not exist, is a folder or may not be read. */
export async function checkReadable(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new WrongUse(`There is no file ${path}.`);
  await access(path, constants.R_OK).catch(() => {
    throw new WrongUse(`This user may not read the file ${path}.`);
  });
}
