import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { setNature } from '#commands/picture/set-nature.ts';
import { missingPictures } from '#database/picture/pictures.ts';
import { pictureNatures } from '#domain/media/picture-nature.ts';

const help = `npm run gevel -- pictures nature NATURE ID …

Says what pictures show: real, the property as it is; impression, drawn or computed, as new build is before it stands;
staged, real rooms with furniture that is not there; ai_edited, changed or made by artificial intelligence. Wherever
such a picture stands the site says so (AI Act, article 50). An id stands in the address of the picture.

Exit status: 0 it is said, 1 some are not known (each is named), 2 called wrongly.
`;

export const picturesNature: Command = {
  name: 'pictures nature',
  summary: 'Says whether pictures show the property as it is',
  help,
  async run(args, { out, err, openSite }) {
    const { positionals } = readFlags(args, {});
    const [word, ...ids] = positionals;
    const nature = pictureNatures.find((each) => each === word);
    if (!nature || ids.length === 0)
      throw new WrongUse(`Say what they show (${pictureNatures.join(', ')}), and the ids of pictures.`);
    await using site = await openSite();
    const missing = await missingPictures(site.database, ids);
    for (const id of ids.filter((each) => !missing.includes(each))) {
      const isNew = await setNature(site.database, id, nature);
      out(`${id} ${isNew ? 'is now' : 'was already'} ${nature}.\n`);
    }
    for (const id of missing) err(`There is no picture ${id}.\n`);
    return missing.length > 0 ? 1 : 0;
  },
};
