import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { announceStreets } from '#database/site/announce-streets.ts';
import { removeStreets, streetFolder } from '#streets/street-folder.ts';

export const mapRemove: Command = {
  name: 'map remove',
  summary: 'Removes the file of streets',
  help: `npm run gevel -- map remove

Removes the file of streets from DATA_DIR/map/. Maps are then drawn as the settings say, and properties no longer list
their surroundings. If several machines serve the site, run this on each.

Exit status: 0 done, or there was none; 2 wrong usage.
`,
  async run(args, { out, openSite }) {
    refuseWords(readFlags(args, {}).positionals);
    await using site = await openSite();
    const folder = streetFolder(site.dataDirectory);
    if ((await removeStreets(folder)) === 0) {
      out(`There is no file of streets in ${folder}.\n`);
      return 0;
    }
    await announceStreets(site.database);
    out('The file of streets is removed.\n');
    return 0;
  },
};
