import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { listShownPositions } from '#database/property/shown-positions.ts';
import { BadArchive, openArchive } from '#streets/archive.ts';
import { findStreets, streetFolder } from '#streets/street-folder.ts';
import { unsuitable } from '#streets/unsuitable.ts';
import { streetLines } from './street-lines.ts';

export const map: Command = {
  name: 'map',
  summary: 'Shows the file of streets under the maps',
  help: `npm run gevel -- map

Shows the file of streets under the maps of the site, the area that it covers, and whether it would be accepted today,
with the properties published now.

Exit status: 0 fine, or there is none; 1 it would be refused (the reason is shown); 2 wrong usage.
`,
  async run(args, { out, err, openSite }) {
    refuseWords(readFlags(args, {}).positionals);
    await using site = await openSite();
    const folder = streetFolder(site.dataDirectory);
    const found = await findStreets(folder);
    if (!found) {
      out(`There is no file of streets in ${folder}. To add one, see npm run gevel -- map add --help\n`);
      return 0;
    }
    try {
      out(await streetLines(folder));
      const problem = await unsuitable(
        await openArchive(found.path),
        await listShownPositions(site.database),
      );
      if (problem) err(`It ${problem}\n`);
      return problem ? 1 : 0;
    } catch (error) {
      if (!(error instanceof BadArchive)) throw error;
      err(`${found.path} ${error.message}\n`);
      return 1;
    }
  },
};
