import { readFile } from 'node:fs/promises';
import type { Command } from '#command-line/command.ts';
import { storeEach } from '#command-line/file/store-each.ts';
import { refusalWords } from '#images/refusal-words.ts';
import { storePicture } from '#images/store-picture.ts';

const help = `npm run gevel -- pictures add FILE …

Stores pictures (JPEG, PNG or WebP) and prints the id of each. Settings and pages use the id. The same file always gets
the same id.

Exit status: 0 all are stored, 1 some are not (each is named with the reason), 2 wrong usage.
`;

export const picturesAdd: Command = {
  name: 'pictures add',
  summary: 'Stores pictures for settings and pages, and prints their ids',
  help,
  run: (args, surroundings) =>
    storeEach(args, surroundings, async ({ pictures }, path) => {
      const bytes = await readFile(path);
      const stored = await storePicture(pictures, bytes);
      return 'refusal' in stored
        ? { refusedBecause: refusalWords(stored.refusal, bytes) }
        : { told: `${stored.id}  ${stored.width} × ${stored.height}` };
    }),
};
