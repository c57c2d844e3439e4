import { readFile, stat } from 'node:fs/promises';
import type { Command } from '#command-line/command.ts';
import { storeEach } from '#command-line/file/store-each.ts';
import { filmAddress } from '#domain/media/film-address.ts';
import { heaviestFilm, storeFilm } from '#images/store-film.ts';

const help = `npm run gevel -- films add FILE …

Stores films (MP4 or WebM, 64 MB at most) and prints the address of each. Pages use the address as "video" of a banner,
or of a text with a picture. The same file always gets the same address. A film is kept unchanged: export it small (a
banner needs no sound and no more than 1920 × 1080) and without its location.

Exit status: 0 all are stored, 1 some are not (each is named with the reason), 2 wrong usage.
`;

const refusalWords = {
  tooHeavy: 'is larger than 64 MB',
  wrongKind: 'is not an MP4 or WebM film',
};

export const filmsAdd: Command = {
  name: 'films add',
  summary: 'Stores films for pages, and prints their addresses',
  help,
  run: (args, surroundings) =>
    storeEach(args, surroundings, async ({ films }, path) => {
      const isTooHeavy = (await stat(path)).size > heaviestFilm;
      const stored = isTooHeavy
        ? { refusal: 'tooHeavy' as const }
        : await storeFilm(films, await readFile(path));
      return 'refusal' in stored
        ? { refusedBecause: refusalWords[stored.refusal] }
        : { told: filmAddress(stored) };
    }),
};
