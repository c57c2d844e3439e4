import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { lackingParticulars } from '#site/settings/lacking-particulars.ts';
import { ownRules } from '#site/settings/own-rules.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import { getSettings } from './site-settings.ts';

export const settingsCheck: Command = {
  name: 'settings check',
  summary: 'Lists the legal particulars of the agency that are still empty',
  help: `npm run gevel -- settings check

Lists each particular that the law requires on the site of an agency and that the settings leave empty, with the law. Also
lists each number that was mistyped, judged by its check digits. The site works without them; fill them in with 'settings
export' and 'settings import'. Also names each list of legal rules that is your own. Leave such a list out of the file of
an import, and the site uses the list of the program.

Exit status: 0 nothing is missing, 1 something is, 2 wrong usage.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const settings = await getSettings(site);
    const lacking = lackingParticulars(settings);
    for (const { field, law } of lacking) out(`${field} is empty (${law})\n`);
    const mistyped = particularProblems(settings.agency);
    for (const { field, problem } of mistyped) out(`${field} ${problem}\n`);
    for (const list of ownRules(settings))
      err(`${list} has rules of your own: corrections in a new version of the program do not change them.\n`);
    const count = lacking.length + mistyped.length;
    err(count > 0 ? `${count} to fill in.\n` : 'Nothing is missing.\n');
    return count > 0 ? 1 : 0;
  },
};
