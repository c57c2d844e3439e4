import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refusalWords } from '#images/refusal-words.ts';
import { storePicture } from '#images/store-picture.ts';

const help = `npm run gevel -- pictures add FILE …

Stores pictures (JPEG, PNG or WebP) and writes the id of each, by which settings and pages name it. The same file
again has the same id.

Exit status: 0 all are stored, 1 some are not (each is named with the reason), 2 called wrongly.
`;

export const picturesAdd: Command = {
  name: 'pictures add',
  summary: 'Stores pictures for settings and pages, and writes their ids',
  help,
  async run(args, { out, err, directory, openSite }) {
    const { positionals: files } = readFlags(args, {});
    if (files.length === 0) throw new WrongUse('Say which files to store.');
    for (const file of files) await checkReadable(resolve(directory, file));
    await using site = await openSite();
    let status = 0;
    for (const file of files) {
      const stored = await storePicture(site.pictures, await readFile(resolve(directory, file)));
      if ('refusal' in stored) {
        err(`${file} ${refusalWords[stored.refusal]}\n`);
        status = 1;
      } else out(`${stored.id}  ${stored.width} × ${stored.height}  ${file}\n`);
    }
    return status;
  },
};
