import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { changeSite } from '#commands/site/change-site.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import { settingsDocument } from '#commands/site/settings-document.ts';
import type { SiteDocument } from '#commands/site/site-document.ts';
import { inOneLine } from '#site/site-problem.ts';
import { readChangedBy } from './changed-by.ts';
import { countDifferences, differenceLines } from './difference-lines.ts';
import { readSiteFile } from './read-file.ts';

export const settingsImport = importOf(
  settingsDocument,
  'Begin with the file of "settings export". A setting that is left out goes back to its default; some must be there.',
);

export const pagesImport = importOf(
  pagesDocument,
  `Begin with the file of "pages export". A page is identified by its id: a page that is not in FILE is removed, a page with
an unknown id is new.`,
);

function importOf<Value>(document: SiteDocument<Value>, says: string): Command {
  const { subject } = document;
  return {
    name: `${subject} import`,
    summary: `Shows what a file would change in the ${subject}; writes it with --yes`,
    help: `npm run gevel -- ${subject} import FILE [flags]

Reads the ${subject} of the site from FILE (JSON) and shows the differences from the present ones. They are written only
with --yes, all or nothing, and are on the site at once. ${says}

  --yes        writes the differences
  --by NAME    the author, for the history (your user name on this machine)

Exit status: 0 valid, 1 FILE is not valid (each problem is named with its field), 2 wrong usage.
`,
    async run(args, { out, err, directory, openSite }) {
      const { file, isRehearsal, changedBy } = readArguments(args);
      const json = await readSiteFile(file, { directory, err });
      if (!json) return 1;
      await using site = await openSite();
      const { problems, differences, isWritten } = await changeSite(site.database, document, json.value, {
        changedBy,
        isRehearsal,
        films: site.films,
      });
      if (problems.length > 0) {
        err(`${file} is not valid. Nothing was written:\n${problems.map(inOneLine).join('\n')}\n`);
        return 1;
      }
      out(differenceLines(differences));
      if (differences.length === 0) out(`The ${subject} are already as in ${file}. Nothing was written.\n`);
      else if (isWritten) out(`${countDifferences(differences)} written.\n`);
      else out(`${countDifferences(differences)}. Nothing was written. Add --yes to apply.\n`);
      return 0;
    },
  };
}

function readArguments(args: string[]) {
  const { values, positionals } = readFlags(args, {
    yes: { type: 'boolean', default: false },
    by: { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (!file) throw new WrongUse('Name the file to read.');
  if (more.length > 0)
    throw new WrongUse(`Only one file is read at a time: name one of ${positionals.join(', ')}.`);
  return { file, isRehearsal: !values.yes, changedBy: readChangedBy(values.by) };
}
