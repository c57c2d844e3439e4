import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, NotThere, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { listShownPositions } from '#database/property/shown-positions.ts';
import { announceStreets } from '#database/site/announce-streets.ts';
import { BadArchive } from '#streets/archive.ts';
import { findStreets, replaceStreets, streetFolder } from '#streets/street-folder.ts';
import { unsuitable } from '#streets/unsuitable.ts';
import { streetLines } from './street-lines.ts';

const help = `npm run gevel -- map add FILE

Puts a file of streets (a PMTiles archive in the layers of the Protomaps basemap) under all maps of the site. It is
copied into DATA_DIR/map/ and checked there: its zooms and layers, whether it covers the published properties, and
whether the tiles around them can be read. Then it replaces the previous file in one step, while the site runs. An
unsuitable file is refused, and the previous one stays. If several machines serve the site, run this on each.

docs/operations/map.md says where to get such a file.

Exit status: 0 in use, 1 refused (the reason is shown), 2 wrong usage.
`;

export const mapAdd: Command = {
  name: 'map add',
  summary: 'Checks a file of streets and puts it under all maps',
  help,
  async run(args, { out, err, directory, openSite }) {
    const [file, ...more] = readFlags(args, {}).positionals;
    if (file === undefined || more.length > 0) throw new WrongUse('Name the file to put under the maps.');
    const path = resolve(directory, file);
    await checkReadable(path);
    await using site = await openSite();
    const folder = streetFolder(site.dataDirectory);
    const positions = await listShownPositions(site.database);
    const { size } = await stat(path);
    const problem = await replaceStreets(folder, path, (archive) => unsuitable(archive, positions)).catch(
      (error: unknown) => {
        if (error instanceof BadArchive) return error.message;
        if (isFull(error))
          throw new NotThere(`There is not enough free space in ${folder}: the file needs ${size} bytes.`);
        throw error;
      },
    );
    if (problem) {
      const stays = (await findStreets(folder)) ? ' The previous file of streets stays.' : '';
      err(`${file} ${problem}${stays}\n`);
      return 1;
    }
    await announceStreets(site.database);
    out(`In use now:\n${await streetLines(folder)}`);
    return 0;
  },
};

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
