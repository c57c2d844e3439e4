import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords, requireText } from '#command-line/reading/read-values.ts';
import { initSite } from '#commands/site/init-site.ts';
import { lackingParticulars } from '#site/settings/lacking-particulars.ts';
import { readChangedBy } from './changed-by.ts';
import { readSiteFile } from './read-file.ts';

const help = `npm run gevel -- site init --from FILE [flags]

Fills an empty site (DEMO=0) with your agency from FILE (JSON): its settings, offices and team. The pages on privacy,
cookies, the disclaimer and accessibility are written from its particulars, in four languages, and so are the pages about
selling, letting and the agency. docs/operations/settings.md has an example. Without --yes it lists the problems of FILE
and writes nothing; with --yes it writes all, or nothing.

  --yes        writes it
  --by NAME    the author, for the history (your user name on this machine)

Exit status: 0 valid, 1 FILE is not valid (each problem is named with its field) or the site is not empty, 2 wrong usage.
`;

export const siteInit: Command = {
  name: 'site init',
  summary: 'Fills an empty site with an agency, from one file',
  help,
  async run(args, { out, err, directory, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      from: { type: 'string' },
      yes: { type: 'boolean', default: false },
      by: { type: 'string' },
    });
    refuseWords(positionals);
    const file = requireText('from', values.from, 4096);
    const options = { isRehearsal: !values.yes, changedBy: readChangedBy(values.by), now };
    const json = await readSiteFile(file, { directory, err });
    if (!json) return 1;
    await using site = await openSite();
    const result = await initSite(site.database, json.value, { ...options, films: site.films });
    if (result.problems) {
      err(`Nothing was written:\n${result.problems.join('\n')}\n`);
      return 1;
    }
    const { agency, settings } = result;
    for (const { field, law } of lackingParticulars(settings))
      err(`settings.${field} is empty (${law}): fill it in before the site goes public.\n`);
    const unsaid = Object.entries(settings.promises).filter(([, promised]) => promised === null);
    if (unsaid.length > 0)
      err(
        `settings.promises: ${unsaid.map(([name]) => name).join(', ')}: not set, so the site does not promise them.\n`,
      );
    const what = `${settings.agency.name}: offices ${agency.offices.length}, team ${agency.team.length}`;
    out(values.yes ? `${what}. Written.\n` : `${what}. Nothing was written. Add --yes to write it.\n`);
    return 0;
  },
};
