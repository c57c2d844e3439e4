import { type Command, WrongUse } from '#command-line/command.ts';
import { getNamedProperty } from '#command-line/property/named-property.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readTimeToCome } from '#command-line/reading/read-values.ts';
import { addSlots } from '#commands/appointment/slots.ts';
import { formatDay } from '#domain/time/dates.ts';

export const slotsAdd: Command = {
  name: 'slots add',
  summary: 'Adds a slot: a time to see a property that visitors can book',
  help: `npm run gevel -- slots add ID|REFERENCE DAY FROM TO [CAPACITY]

Adds a slot: a time at which the agent of a property shows it. Visitors can book it on the site at once, CAPACITY of them
at most (1). Visitors cannot ask for other times of a property that has slots. DAY is written 2026-11-24, FROM and TO
14:00, in Belgian time.

Exit status: 0 added, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { positionals } = readFlags(args, {});
    const [named, day, from, to, places = '1', ...more] = positionals;
    if (!named || !day || !from || !to)
      throw new WrongUse('Give the property, the day, the start and the end.');
    if (more.length > 0)
      throw new WrongUse(`Only one slot is added at a time: leave out ${more.join(', ')}.`);
    if (!/^[1-9]\d{0,2}$/.test(places))
      throw new WrongUse(`CAPACITY must be a number from 1 to 999, not "${places}".`);
    const { startsAt, endsAt } = readTimeToCome({ day, from, to }, now);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    if (property.agent_id === null) {
      err(`Property ${property.reference} has no agent to show it.\n`);
      return 1;
    }
    const { clashes } = await addSlots(
      { database: site.database, now, actor: 'command' },
      {
        propertyId: property.id,
        agentId: property.agent_id,
        capacity: Number(places),
        times: [{ startsAt, endsAt }],
      },
    );
    if (clashes.length > 0) {
      err(
        `Property ${property.reference} or its agent already has something planned on ${day} at ${from}.\n`,
      );
      return 1;
    }
    out(
      `${property.reference} can be booked for ${formatDay(day, 'en')} from ${from} to ${to}, places: ${places}\n`,
    );
    return 0;
  },
};
