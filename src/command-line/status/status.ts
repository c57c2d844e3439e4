import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { listTroubledSources } from '#database/import/troubles.ts';
import { readSiteFacts } from '#server/metrics/site-facts.ts';
import { listToDo } from '#server/metrics/to-do.ts';
import { readStoredSite } from '#server/metrics/unfit-data.ts';
import { siteStatus } from './site-status.ts';
import { statusText } from './status-text.ts';

export const status: Command = {
  name: 'status',
  summary: 'Shows the state of the site, and what needs attention',
  help: `npm run gevel -- status [--json]

Shows the state of the site: the waiting mails, the last run of each job and its result, the free disk space, and the
figures of a serving process from /metrics. If several processes serve, the figures are of one of them. It also lists
sources of properties that are in trouble, and the open tasks: mail, backups, legal particulars. --json prints the same
for a program.

Exit status: 0 nothing needs attention, 1 something does, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { json: { type: 'boolean', default: false } });
    refuseWords(positionals);
    await using site = await openSite();
    const { database, dataDirectory } = site;
    const facts = await readSiteFacts({ database, dataDirectory, now: () => now });
    const { settings } = await readStoredSite(database);
    const mailsWaiting = facts.mails.waiting;
    const toDo = await listToDo({ database, environment: site.environment, settings, mailsWaiting });
    const sources = await listTroubledSources(database, now);
    const found = siteStatus(facts, await site.readMetrics(), { now, sources, toDo });
    out(values.json ? `${JSON.stringify(found, undefined, 2)}\n` : statusText(found, now));
    return found.attention.length > 0 ? 1 : 0;
  },
};
