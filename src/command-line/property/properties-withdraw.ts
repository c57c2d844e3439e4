import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readMomentToCome } from '#command-line/reading/read-values.ts';
import { planPublication } from '#commands/property/plan-publication.ts';
import { withdrawProperty } from '#commands/property/withdraw-property.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { getNamedProperty, onlyProperty } from './named-property.ts';

export const propertiesWithdraw: Command = {
  name: 'properties withdraw',
  summary: 'Takes a published property off the site',
  help: `npm run gevel -- properties withdraw ID|REFERENCE [flags]

Takes a published property off the site. Its page then says that it is gone, and shows similar ones. 'properties publish'
brings it back.

  --at MOMENT  withdraws it at that time, such as "2026-12-24 18:00" in Belgian time

Exit status: 0 withdrawn or planned, 1 it was not published, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, { at: { type: 'string' } });
    const named = onlyProperty(positionals);
    const at = readMomentToCome('at', values.at, now);
    await using site = await openSite();
    const { id, reference } = await getNamedProperty(site, named);
    const by = { database: site.database, now, actor: 'command' };
    if (at) {
      await planPublication(by, { id, change: 'withdraw', at });
      out(`${reference} will be withdrawn on ${formatDay(at, 'en')} at ${formatTime(at)}.\n`);
      return 0;
    }
    if ((await withdrawProperty(by, id)) === 'was not published') {
      err(`${reference} was not published.\n`);
      return 1;
    }
    out(`${reference} is withdrawn.\n`);
    return 0;
  },
};
