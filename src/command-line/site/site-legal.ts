import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { writeLegalArticles } from '#commands/site/write-legal-articles.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import { getSettings } from './site-settings.ts';

const help = `npm run gevel -- site legal [flags]

Writes the pages on privacy, cookies, the disclaimer and accessibility anew, in four languages, from the particulars in
the settings. Use it after the particulars have changed, or if the site lacks these pages. Their present text is lost.

  --yes  writes them

Exit status: 0 done, 1 the settings lack required particulars (each is named), 2 wrong usage.
`;

export const siteLegal: Command = {
  name: 'site legal',
  summary: 'Writes privacy, cookie policy, disclaimer and accessibility from the particulars',
  help,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, { yes: { type: 'boolean', default: false } });
    refuseWords(positionals);
    await using site = await openSite();
    const settings = await getSettings(site);
    const by = { database: site.database, now, actor: 'command' };
    const lacking = await writeLegalArticles(by, settings, { isRehearsal: !values.yes });
    for (const { field, law } of lacking) err(`${field} is empty (${law})\n`);
    if (lacking.length > 0) return 1;
    for (const { field, problem } of particularProblems(settings.agency)) err(`${field} ${problem}\n`);
    out(values.yes ? 'Written.\n' : 'Nothing was written. Add --yes to write them.\n');
    return 0;
  },
};
