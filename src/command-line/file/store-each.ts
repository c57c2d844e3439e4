import { resolve } from 'node:path';
import { type CommandSurroundings, type Site, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { checkReadable } from './readable.ts';

/**
 * Stores each file that the arguments name. `store` gives the words to write before the file's name, or why it is
 * refused. All files are checked before the first is stored. Gives the exit status.
 */
export async function storeEach(
  args: string[],
  { out, err, directory, openSite }: CommandSurroundings,
  store: (site: Site, path: string) => Promise<{ told: string } | { refusedBecause: string }>,
): Promise<number> {
  const { positionals: files } = readFlags(args, {});
  if (files.length === 0) throw new WrongUse('Name the files to store.');
  for (const file of files) await checkReadable(resolve(directory, file));
  await using site = await openSite();
  let status = 0;
  for (const file of files) {
    const stored = await store(site, resolve(directory, file));
    if ('refusedBecause' in stored) {
      err(`${file} ${stored.refusedBecause}\n`);
      status = 1;
    } else out(`${stored.told}  ${file}\n`);
  }
  return status;
}
