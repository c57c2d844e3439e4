import { resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { readRedirectFile } from '#command-line/file/redirect-file.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { importRedirects, redirectFaultLine } from '#commands/site/import-redirects.ts';
import { countDifferences, differenceLines } from './difference-lines.ts';

const help = `npm run gevel -- redirects import FILE [flags]

Reads redirects from FILE (CSV; its first line names the columns from and to) and shows the differences from the redirects
of the site. They are written only with --yes, all or none, and work at once.

  from   a path of this site without a query: /old/page.html. With or without a slash at its end; capitals count.
         The address of a page that the site has cannot be redirected.
  to     a page of this site (/nl/te-koop/?type=house), or an address elsewhere that begins with https://.
         If that is an old address too, its own target is used. Empty: the redirect is removed.

Redirects that are not in FILE stay. A redirect keeps the query of the old address.

  --yes   writes the differences

Exit status: 0 valid, 1 FILE is not valid (each problem is named with its line), 2 wrong usage.
`;

export const redirectsImport: Command = {
  name: 'redirects import',
  summary: 'Shows what a file would change in the redirects; writes it with --yes',
  help,
  async run(args, { out, err, directory, openSite }) {
    const { values, positionals } = readFlags(args, { yes: { type: 'boolean', default: false } });
    const [file, ...more] = positionals;
    if (!file) throw new WrongUse('Name the file to read.');
    if (more.length > 0)
      throw new WrongUse(`Only one file is read at a time: name one of ${positionals.join(', ')}.`);
    const path = resolve(directory, file);
    await checkReadable(path);
    const { lines, problem } = await readRedirectFile(path);
    if (problem) {
      err(`${file}: ${problem}\n`);
      return 1;
    }
    await using site = await openSite();
    const { faults, differences, isWritten } = await importRedirects(site.database, lines, {
      publicUrl: site.publicUrl,
      isRehearsal: !values.yes,
    });
    if (faults.length > 0) {
      err(`${file} is not valid. Nothing was written:\n${faults.map(redirectFaultLine).join('\n')}\n`);
      return 1;
    }
    out(differenceLines(differences));
    if (differences.length === 0) out(`The redirects are already as in ${file}. Nothing was written.\n`);
    else if (isWritten) out(`${countDifferences(differences)} written.\n`);
    else out(`${countDifferences(differences)}. Nothing was written. Add --yes to apply.\n`);
    return 0;
  },
};
