import type { Command, CommandSurroundings } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import {
  readChoice,
  readPastMoment,
  readTextFlag,
  refuseWords,
  requireNumber,
  requireText,
} from '#command-line/reading/read-values.ts';
import {
  addCommunication,
  communicationKinds,
  communicationStatuses,
  showCommunication,
} from '#commands/property/communications.ts';
import { listCommunications } from '#database/property/communications.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { getNamedProperty, onlyProperty, requiredProperty } from './named-property.ts';

export const communications: Command = {
  name: 'communications',
  summary: 'Lists what was said about a property, with the requests of visitors',
  help: `npm run gevel -- communications ID|REFERENCE

Lists what was said and written about a property, the latest first: number, when, kind, whether its owners read it,
contact, subject. What a request asks stands in the mail to the agent.
`,
  async run(args, { out, err, openSite }) {
    const named = onlyProperty(readFlags(args, {}).positionals);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const rows = await listCommunications(site.database, property.id);
    for (const { id, happened_at, kind, is_public, contact, subject } of rows) {
      const when = `${formatDay(happened_at)} ${formatTime(happened_at)}`;
      const words = [id, when, kind, is_public ? 'public' : 'hidden', contact, subject];
      out(`${words.filter((word) => word !== null).join('  ')}\n`);
    }
    err(`${rows.length} ${rows.length === 1 ? 'communication' : 'communications'}\n`);
    return 0;
  },
};

export const communicationAdd: Command = {
  name: 'communications add',
  summary: 'Writes down what was said about a property, for its owners to read',
  help: `npm run gevel -- communications add --property ID|REFERENCE --kind KIND --subject TEXT [flags]

Writes down a call, a mail, a letter or a note about a property. Requests that visitors send by the site are there by
themselves.

  --kind KIND      phone, mail, letter or note
  --subject TEXT   one line, in the language of the owner
  --contact NAME   with whom; the owner reads it shortened, such as 'A. Peeters'
  --comment TEXT   what more there is to say
  --status STATUS  open (so without it), answered or closed
  --at MOMENT      when it was, such as "2026-11-24 14:00" as clocks in Belgium show it; now without it
  --public         the owners of the property read it; without it the agency alone

Exit status: 0 written down, 1 there is no such property, 2 called wrongly.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      property: { type: 'string' },
      kind: { type: 'string' },
      subject: { type: 'string' },
      contact: { type: 'string' },
      comment: { type: 'string' },
      status: { type: 'string', default: 'open' },
      at: { type: 'string' },
      public: { type: 'boolean', default: false },
    });
    refuseWords(positionals);
    const named = requiredProperty(values.property);
    const communication = {
      kind: readChoice('kind', values.kind, communicationKinds),
      subject: requireText('subject', values.subject, 200),
      contact: readTextFlag('contact', values.contact, 100) ?? null,
      comment: readTextFlag('comment', values.comment, 2000) ?? null,
      status: readChoice('status', values.status, communicationStatuses),
      happened_at: readPastMoment('at', values.at, now),
      is_public: values.public,
    };
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const id = await addCommunication(
      { database: site.database, now, actor: 'command' },
      { ...communication, property_id: property.id },
    );
    const readers = values.public ? 'its owners read it' : 'hidden from its owners';
    out(`Communication ${id} of ${property.reference}: ${readers}\n`);
    return 0;
  },
};

export const communicationPublish: Command = {
  name: 'communications publish',
  summary: 'Shows a communication to the owners of the property',
  help: `npm run gevel -- communications publish ID

Lets the owners of the property read a communication: their portal and their weekly mail. The ids are those of
'communications'.

Exit status: 0 done, 1 there is none, 2 called wrongly.
`,
  run: (args, surroundings) => show(args, true, surroundings),
};

export const communicationHide: Command = {
  name: 'communications hide',
  summary: 'Hides a communication from the owners of the property',
  help: `npm run gevel -- communications hide ID

The owners of the property read it no longer; what was mailed to them stays mailed. The ids are those of 'communications'.

Exit status: 0 done, 1 there is none, 2 called wrongly.
`,
  run: (args, surroundings) => show(args, false, surroundings),
};

async function show(
  args: string[],
  isPublic: boolean,
  { out, err, now, openSite }: CommandSurroundings,
): Promise<number> {
  const id = requireNumber('communication', readFlags(args, {}).positionals);
  await using site = await openSite();
  const by = { database: site.database, now, actor: 'command' };
  if (!(await showCommunication(by, id, isPublic))) {
    err(`There is no communication ${id}.\n`);
    return 1;
  }
  out(`Communication ${id}: ${isPublic ? 'the owners read it' : 'hidden from the owners'}\n`);
  return 0;
}
