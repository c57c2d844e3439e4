import { writeFile } from 'node:fs/promises';
import type { Command } from '#command-line/command.ts';
import { exportPath } from '#command-line/file/export-path.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import { settingsDocument } from '#commands/site/settings-document.ts';
import type { SiteDocument } from '#commands/site/site-document.ts';
import { inOneLine } from '#site/site-problem.ts';

export const settingsExport = exportOf(
  settingsDocument,
  `Writes the settings of the site as JSON to FILE, or to the terminal, with the defaults of those that were never set.
"settings import" reads the file unchanged.`,
);

export const pagesExport = exportOf(
  pagesDocument,
  `Writes the pages of the site with their modules as JSON to FILE, or to the terminal; the default pages if none were set.
"pages import" reads the file unchanged. createdAt and updatedAt are for your information: import ignores them.`,
);

function exportOf<Value>(document: SiteDocument<Value>, does: string): Command {
  const { subject } = document;
  return {
    name: `${subject} export`,
    summary: `Writes the ${subject} to a file for import`,
    help: `npm run gevel -- ${subject} export [FILE]\n\n${does}\n`,
    async run(args, { out, err, directory, openSite }) {
      const { positionals } = readFlags(args, {});
      const path = exportPath(positionals, directory);

      await using site = await openSite();
      const exported = document.complete(await document.find(site.database));
      const json = `${JSON.stringify(exported, null, 2)}\n`;
      if (path) await writeFile(path, json);
      else out(json);
      const { problems = [] } = document.check(exported);
      if (problems.length > 0)
        err(`Correct this before you import it:\n${problems.map(inOneLine).join('\n')}\n`);
      else if (path) err(`The ${subject} are in ${positionals[0]}.\n`);
      return 0;
    },
  };
}
