import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import {
  readLanguageFlag,
  readTextFlag,
  readTimeToCome,
  requireNumber,
} from '#command-line/reading/read-values.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import { addOpenDay, removeOpenDay } from '#commands/property/open-days.ts';
import { listStoredOpenDays } from '#database/property/open-days.ts';
import { openDayBounds } from '#domain/property/open-day.ts';
import { dayOf, formatDay, formatTime } from '#domain/time/dates.ts';
import { getNamedProperty, onlyProperty } from './named-property.ts';

export const openDays: Command = {
  name: 'open-days',
  summary: 'Lists the open days of a property',
  help: `npm run gevel -- open-days ID|REFERENCE

Lists the open days of a property that are not over: id, day, hours, notes.
`,
  async run(args, { out, err, openSite }) {
    const named = onlyProperty(readFlags(args, {}).positionals);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const rows = await listStoredOpenDays(site.database, [property.id]);
    for (const { id, starts_at, ends_at, note } of rows) {
      const notes = Object.entries(note).map(([language, text]) => `  ${language}=${text}`);
      out(
        `${id}  ${formatDay(dayOf(starts_at), 'en')} ${formatTime(starts_at)}-${formatTime(ends_at)}${notes.join('')}\n`,
      );
    }
    err(`${rows.length} open ${rows.length === 1 ? 'day' : 'days'}\n`);
    return 0;
  },
};

export const openDaysAdd: Command = {
  name: 'open-days add',
  summary: 'Adds an open day: a time at which anybody may come and look',
  help: `npm run gevel -- open-days add ID|REFERENCE DAY FROM TO [--note TEXT] [--language CODE]

Adds an open day: a time at which anybody may look at a property without an appointment. The site shows it until TO, and
then forgets it. DAY is written 2027-01-16, FROM and TO 14:00, in Belgian time. A second call for the same start replaces
the end and the note. The site tells nobody of it while the property is a draft, withdrawn, sold or let.

  --note TEXT       what a visitor has to know, such as where to park; at most ${openDayBounds.noteLength} characters
  --language CODE   of the note: nl, fr, de or en (the site's first)

Exit status: 0 added, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      note: { type: 'string' },
      language: { type: 'string' },
    });
    const [named, day, from, to, ...more] = positionals;
    if (!named || !day || !from || !to)
      throw new WrongUse('Give the property, the day, the start and the end.');
    if (more.length > 0)
      throw new WrongUse(`Only one open day is added at a time: leave out ${more.join(', ')}.`);
    const text = readTextFlag('note', values.note, openDayBounds.noteLength);
    const given = readLanguageFlag(values.language);
    if (given && !text) throw new WrongUse('--language says in what language --note is written: give it.');
    const time = readTimeToCome({ day, from, to }, now);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const language = given ?? (await getSettings(site)).defaultLanguage;
    const note = text ? { [language]: text } : {};
    const by = { database: site.database, now, actor: 'command' };
    const added = await addOpenDay(by, { propertyId: property.id, day: { ...time, note } });
    if ('id' in added) {
      out(`${property.reference} on ${formatDay(day, 'en')} from ${from} to ${to}: ${added.outcome}\n`);
      return 0;
    }
    err(`${property.reference}: ${refusals[added.outcome]}\n`);
    return 1;
  },
};

export const openDaysRemove: Command = {
  name: 'open-days remove',
  summary: 'Removes an open day',
  help: `npm run gevel -- open-days remove ID|REFERENCE DAY-ID

'open-days' lists the ids.

Exit status: 0 removed, 1 there is no such open day, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const [named = '', ...ids] = readFlags(args, {}).positionals;
    if (!named) throw new WrongUse('Give the property and the id of the open day.');
    const id = requireNumber('open day', ids);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const by = { database: site.database, now, actor: 'command' };
    if (!(await removeOpenDay(by, { propertyId: property.id, id }))) {
      err(`${property.reference} has no open day ${id}.\n`);
      return 1;
    }
    out(`${property.reference}, open day ${id}: removed\n`);
    return 0;
  },
};

const refusals = {
  unknown: 'it is no longer there.',
  over: 'that time is over.',
  'no time': 'the end is not later than the start.',
  'not one day': 'it ends on another day.',
  'too long': `an open day is at most ${openDayBounds.hours} hours long.`,
  'long note': `a note has at most ${openDayBounds.noteLength} characters.`,
  'separator in note': 'a note is one line, without | or ;.',
  'too many': `a property has at most ${openDayBounds.days} open days.`,
};
