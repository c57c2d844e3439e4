import { type Command, WrongUse } from '#command-line/command.ts';
import { getNamedProperty } from '#command-line/property/named-property.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readTimeToCome } from '#command-line/reading/read-values.ts';
import { addSlots } from '#commands/appointment/slots.ts';
import { formatDay } from '#domain/time/dates.ts';

export const slotsAdd: Command = {
  name: 'slots add',
  summary: 'Adds a time at which an agent shows a property, for visitors to book',
  help: `npm run gevel -- slots add ID|REFERENCE DAY FROM TO [CAPACITY]

Adds a time at which the agent of a property shows it. Visitors book it on the site at once, as many as CAPACITY says
(1). A property with such times takes no wishes for other ones. DAY is written 2026-11-24, FROM and TO 14:00, as clocks
in Belgium show them.

Exit status: 0 added, 1 it cannot be, 2 called wrongly.
`,
  async run(args, { out, err, now, openSite }) {
    const { positionals } = readFlags(args, {});
    const [named, day, from, to, places = '1', ...more] = positionals;
    if (!named || !day || !from || !to)
      throw new WrongUse('Say which property, the day, from when and until when.');
    if (more.length > 0) throw new WrongUse(`One time is added at once: ${more.join(', ')} are too many.`);
    if (!/^[1-9]\d{0,2}$/.test(places))
      throw new WrongUse(`"${places}" is no number of places from 1 to 999.`);
    const { startsAt, endsAt } = readTimeToCome({ day, from, to }, now);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    if (property.agent_id === null) {
      err(`The property ${property.reference} has no agent who could show it.\n`);
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
      err(`The property ${property.reference} or its agent has something at ${day} ${from} already.\n`);
      return 1;
    }
    out(`${property.reference} is shown on ${formatDay(day)} from ${from} to ${to}, ${places} at once\n`);
    return 0;
  },
};
