import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { lackingParticulars } from '#site/settings/lacking-particulars.ts';
import { ownRules } from '#site/settings/own-rules.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import { getSettings } from './site-settings.ts';

export const settingsCheck: Command = {
  name: 'settings check',
  summary: 'Names the legal particulars of the agency that are still empty',
  help: `npm run gevel -- settings check

Names each particular that the law wants on the site of an agency and that the settings leave empty, with the law, and
each number whose check digits say that it was mistyped. The site works without; fill them in by 'settings export' and 'settings import'. Names each list of rules of the law that is
your own, too: a list that is left out of the file of an import follows the program.

Exit status: 0 nothing lacks, 1 something does, 2 called wrongly.
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
      err(
        `${list} holds rules of your own: what a new version of the program corrects does not reach them.\n`,
      );
    const count = lacking.length + mistyped.length;
    err(count > 0 ? `${count} to fill in.\n` : 'Nothing lacks.\n');
    return count > 0 ? 1 : 0;
  },
};
