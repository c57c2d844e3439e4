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
copied into DATA_DIR/map/, checked there (zooms, layers, whether it covers the published properties and whether its tiles
can be read around them) and then takes the place of the last one in one step, while the site runs. A file that will not do
is refused, and the last one stays. Where several machines serve the site, call it on each.

docs/operations/map.md says where to get such a file.

Exit status: 0 it is in use, 1 it is refused (the reason is written), 2 called wrongly.
`;

export const mapAdd: Command = {
  name: 'map add',
  summary: 'Checks a file of streets and puts it under all maps',
  help,
  async run(args, { out, err, directory, openSite }) {
    const [file, ...more] = readFlags(args, {}).positionals;
    if (file === undefined || more.length > 0) throw new WrongUse('Say which file to put under the maps.');
    const path = resolve(directory, file);
    await checkReadable(path);
    await using site = await openSite();
    const folder = streetFolder(site.dataDirectory);
    const positions = await listShownPositions(site.database);
    const { size } = await stat(path);
    const problem = await replaceStreets(folder, path, (archive) => unsuitable(archive, positions)).catch(
      (error: unknown) => {
        if (error instanceof BadArchive) return error.message;
        if (isFull(error)) throw new NotThere(`There is no room for ${size} bytes in ${folder}.`);
        throw error;
      },
    );
    if (problem) {
      const stays = (await findStreets(folder)) ? ' The last file of streets stays.' : '';
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
