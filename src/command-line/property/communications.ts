import type { Command, CommandSurroundings } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import {
  readChoice,
  readLanguageFlag,
  readPastMoment,
  readTextFlag,
  refuseWords,
  requireNumber,
  requireText,
} from '#command-line/reading/read-values.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import {
  addCommunication,
  communicationKinds,
  communicationStatuses,
  showCommunication,
} from '#commands/property/communications.ts';
import { listAllCommunications } from '#database/property/communications.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { getNamedProperty, onlyProperty, requiredProperty } from './named-property.ts';

export const communications: Command = {
  name: 'communications',
  summary: 'Lists the communications about a property, with the requests of visitors',
  help: `npm run gevel -- communications ID|REFERENCE

Lists the calls, mails, letters, notes and requests about a property, the latest first: id, time, kind, whether its
owners can read it, contact, subject. The text of a request is in the mail to the agent.
`,
  async run(args, { out, err, openSite }) {
    const named = onlyProperty(readFlags(args, {}).positionals);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const rows = await listAllCommunications(site.database, property.id);
    for (const { id, happened_at, kind, is_public, contact, subject } of rows) {
      const when = `${formatDay(happened_at, 'en')} ${formatTime(happened_at)}`;
      const words = [id, when, kind, is_public ? 'public' : 'hidden', contact, subject];
      out(`${words.filter((word) => word !== null).join('  ')}\n`);
    }
    err(`${rows.length} ${rows.length === 1 ? 'communication' : 'communications'}\n`);
    return 0;
  },
};

export const communicationAdd: Command = {
  name: 'communications add',
  summary: 'Records a communication about a property, for its owners to read',
  help: `npm run gevel -- communications add --property ID|REFERENCE --kind KIND --subject TEXT [flags]

Records a call, a mail, a letter or a note about a property. Requests that visitors send on the site are recorded by
themselves.

  --kind KIND      phone, mail, letter or note
  --subject TEXT   one line, if possible in the language of the owner
  --contact NAME   the other person; the owner reads a short form, such as 'A. Peeters'
  --comment TEXT   anything else
  --language CODE  of the words: nl, fr, de or en (the site's first); the portal tells owners who read another
  --status STATUS  open (the default), answered or closed
  --at MOMENT      its time, such as "2026-11-24 14:00" in Belgian time (now)
  --public         the owners of the property can read it; without it only the agency can

Exit status: 0 recorded, 1 there is no such property, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      property: { type: 'string' },
      kind: { type: 'string' },
      subject: { type: 'string' },
      contact: { type: 'string' },
      comment: { type: 'string' },
      language: { type: 'string' },
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
    const language = readLanguageFlag(values.language);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const id = await addCommunication(
      { database: site.database, now, actor: 'command' },
      {
        ...communication,
        language: language ?? (await getSettings(site)).defaultLanguage,
        property_id: property.id,
      },
    );
    const readers = values.public ? 'its owners can read it' : 'hidden from its owners';
    out(`Communication ${id} of ${property.reference}: ${readers}\n`);
    return 0;
  },
};

export const communicationPublish: Command = {
  name: 'communications publish',
  summary: 'Shows a communication to the owners of the property',
  help: `npm run gevel -- communications publish ID

Shows a communication to the owners of the property, in their portal and their weekly mail. 'communications' lists the
ids.

Exit status: 0 done, 1 there is none, 2 wrong usage.
`,
  run: (args, surroundings) => show(args, true, surroundings),
};

export const communicationHide: Command = {
  name: 'communications hide',
  summary: 'Hides a communication from the owners of the property',
  help: `npm run gevel -- communications hide ID

The owners of the property can no longer read it. Mails that were already sent keep it. 'communications' lists the ids.

Exit status: 0 done, 1 there is none, 2 wrong usage.
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
  out(`Communication ${id}: ${isPublic ? 'the owners can read it' : 'hidden from the owners'}\n`);
  return 0;
}
