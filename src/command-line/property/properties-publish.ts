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

Publishes a draft, or a property that was withdrawn. It refuses a property that lacks something the law requires in an
advertisement, and names the missing facts and the articles. It also refuses a property whose changes wait in the office,
because the site would show the older values.

  --despite REASON  publishes it anyway; the reason is kept, with the missing facts. The rent of a home in Belgium can
                    never be missing or hidden
  --at MOMENT       publishes it at that time, such as "2026-11-30 08:00" in Belgian time, with the changes that wait in
                    the office by then. The legal check runs at that time: 'properties planned' lists the refused ones

Exit status: 0 published or planned, 1 not published, 2 wrong usage.
`;

export const propertiesPublish: Command = {
  name: 'properties publish',
  summary: 'Publishes a draft, if it has all facts that the law requires',
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
      out(`${reference} will be published on ${formatDay(at, 'en')} at ${formatTime(at)}.\n`);
      return 0;
    }
    const waiting = publication === 'published' ? [] : await listEdits(site.database, id);
    if (waiting.length > 0) {
      const keys = waiting.map(({ key }) => key).join(', ');
      err(`It was not published: changes of ${reference} wait in the office (${keys}).\n`);
      err('Publish it in the office, or with --at, which publishes the changes too.\n');
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
        out(`${reference} was already published.\n`);
        return 0;
      case 'refused':
        err('It was not published. If there is a good reason to publish it anyway, add --despite REASON.\n');
        return 1;
      case 'never':
        err('It was not published: the rent of a home must be shown, --despite does not change that.\n');
        return 1;
    }
  },
};
