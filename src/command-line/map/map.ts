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
  summary: 'Says which file of streets lies under the maps',
  help: `npm run gevel -- map

Says which file of streets lies under the maps of the site, what it covers, and whether it would be accepted today, with
the properties that are published now.

Exit status: 0 it is well, or there is none; 1 it would be refused (the reason is written); 2 called wrongly.
`,
  async run(args, { out, err, openSite }) {
    refuseWords(readFlags(args, {}).positionals);
    await using site = await openSite();
    const folder = streetFolder(site.dataDirectory);
    const found = await findStreets(folder);
    if (!found) {
      out(`There is no file of streets in ${folder}. See npm run gevel -- map add --help\n`);
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
