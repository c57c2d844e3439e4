import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { setNature } from '#commands/picture/set-nature.ts';
import { missingPictures } from '#database/picture/pictures.ts';
import { pictureNatures } from '#domain/media/picture-nature.ts';

const help = `npm run gevel -- pictures nature NATURE ID …

Sets the nature of pictures: real, the property as it is; impression, drawn or computed, such as a new building before it
is built; staged, real rooms with added furniture; ai_edited, changed or made by artificial intelligence. The site says so
beside each such picture (AI Act, article 50). The address of a picture contains its id.

Exit status: 0 done, 1 some are not known (each is named), 2 wrong usage.
`;

export const picturesNature: Command = {
  name: 'pictures nature',
  summary: 'Marks pictures as real, drawn, staged or edited',
  help,
  async run(args, { out, err, openSite }) {
    const { positionals } = readFlags(args, {});
    const [word, ...ids] = positionals;
    const nature = pictureNatures.find((each) => each === word);
    if (!nature || ids.length === 0)
      throw new WrongUse(`Give the nature (${pictureNatures.join(', ')}) and the ids of the pictures.`);
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
