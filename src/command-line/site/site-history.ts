import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import { settingsDocument } from '#commands/site/settings-document.ts';
import type { SiteDocument } from '#commands/site/site-document.ts';
import { findSiteChange, listSiteChanges, type SiteChange } from '#database/site/site-changes.ts';
import { countDifferences, differenceLines } from './difference-lines.ts';

const newest = 20;

/** In the agency's time zone; Swedish writes 'YYYY-MM-DD HH:MM'. */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

export const settingsHistory = historyOf(settingsDocument);
export const pagesHistory = historyOf(pagesDocument);

function historyOf<Value>(document: SiteDocument<Value>): Command {
  const { subject } = document;
  const differences = ({ before, after }: SiteChange) =>
    document.differences(document.complete(before), document.complete(after));
  const line = (change: SiteChange) =>
    `${change.id}  ${localTime.format(change.changedAt)}  ${change.changedBy}  ${countDifferences(differences(change))}\n`;
  return {
    name: `${subject} history`,
    summary: `Lists who changed the ${subject}, and when`,
    help: `npm run gevel -- ${subject} history [NUMBER]

Lists the newest ${newest} changes of the ${subject}: number, time, author and number of differences. With the NUMBER of a change it
lists the differences.
`,
    async run(args, { out, openSite }) {
      const number = readNumber(readFlags(args, {}).positionals);
      await using site = await openSite();
      if (number === undefined) {
        const changes = await listSiteChanges(site.database, subject, newest);
        out(changes.length > 0 ? changes.map(line).join('') : `The ${subject} were never changed.\n`);
        return 0;
      }
      const change = await findSiteChange(site.database, subject, number);
      if (!change) throw new WrongUse(`There is no change ${number} of the ${subject}.`);
      out(line(change) + differenceLines(differences(change)));
      return 0;
    },
  };
}

function readNumber([text, ...more]: string[]): number | undefined {
  if (text === undefined) return undefined;
  if (more.length > 0 || !/^\d{1,9}$/u.test(text))
    throw new WrongUse('Give the number of one change, or none for the list.');
  return Number(text);
}
