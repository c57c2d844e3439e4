import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readMomentToCome, readTextFlag } from '#command-line/reading/read-values.ts';
import { planPublication } from '#commands/property/plan-publication.ts';
import { publishProperty } from '#commands/property/publish-property.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { missingLines } from './missing-lines.ts';
import { getNamedProperty, onlyProperty } from './named-property.ts';

const help = `npm run gevel -- properties publish ID|REFERENCE [flags]

Publishes a draft, or a property that was withdrawn. It refuses what lacks something that the law wants in an
advertisement, and says what, and by which article; and what has changes that wait in the office, since the site would
show what was before.

  --despite REASON  publishes it all the same; the reason is kept, with what was missing. Never for the rent of a home
                    in Belgium that is missing or hidden
  --at MOMENT       publishes it then, such as "2026-11-30 08:00" as clocks in Belgium show it, with the changes
                    that wait in the office by then. Whether the law has all it wants is looked at when the time
                    comes: 'properties planned' tells what was refused

Exit status: 0 it is published or planned, 1 it is not, 2 called wrongly.
`;

export const propertiesPublish: Command = {
  name: 'properties publish',
  summary: 'Publishes a draft that says what the law wants',
  help,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, { despite: { type: 'string' }, at: { type: 'string' } });
    const named = onlyProperty(positionals);
    const despite = readTextFlag('despite', values.despite, 500);
    const at = readMomentToCome('at', values.at, now);
    await using site = await openSite();
    const { id, reference, publication } = await getNamedProperty(site, named);
    const by = { database: site.database, now, actor: 'command' };
    if (at) {
      await planPublication(by, { id, change: 'publish', at, despite });
      out(`${reference} will be published on ${formatDay(at)} at ${formatTime(at)}.\n`);
      return 0;
    }
    const waiting = publication === 'published' ? [] : await listEdits(site.database, id);
    if (waiting.length > 0) {
      const keys = waiting.map(({ key }) => key).join(', ');
      err(`It is not published: changes of ${reference} wait (${keys}).\n`);
      err('Publish it in the office, or by --at, which publishes them too.\n');
      return 1;
    }
    const { outcome, missing } = await publishProperty(by, { id, despite });
    const lacking = missing.filter(({ level }) => level !== 'info');
    if (lacking.length > 0) err(`${reference} lacks:\n${missingLines(lacking)}`);
    switch (outcome) {
      case 'published':
        out(`${reference} is published.\n`);
        return 0;
      case 'was published':
        out(`${reference} was published already.\n`);
        return 0;
      case 'refused':
        err('It is not published. If there is a good reason to do so all the same: --despite REASON.\n');
        return 1;
      case 'never':
        err('It is not published: the rent of a home is never hidden, for no reason.\n');
        return 1;
    }
  },
};
