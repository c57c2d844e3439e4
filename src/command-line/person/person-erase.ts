import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { type Erasure, erasePerson, isNothing, planErasure } from '#commands/person/erase-person.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { openPerson, readAddress } from './person-address.ts';

export const personErase: Command = {
  name: 'people erase',
  summary: 'Shows what is stored for an e-mail address; erases it with --yes',
  help: `npm run gevel -- people erase E-MAIL|PHONE [--yes]

Shows how much of each kind is stored for an e-mail address. With --yes it is erased, all or nothing. 'people export'
shows the data itself. A visitor who left only a phone number is found by that number. Appointments to come are
cancelled: their places are free again, and the agent is told without the name. Past appointments stay in the figures of
their property, without the person. If others have written the address, such as that of a friend, it is removed from
their text. Erasing cannot be undone. The log notes that it was done, without the address.

Exit status: 0 erased or shown, 1 nothing is stored, or the address is the agency's, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, { yes: { type: 'boolean', default: false } });
    const email = readAddress(positionals);
    await using site = await openSite();
    const { settings, refusal } = await openPerson(site, email);
    if (refusal) {
      err(refusal);
      return 1;
    }
    const { database, publicUrl, officeUrl, pictures } = site;
    const surroundings = { database, publicUrl, officeUrl, settings, jobs: pictures.jobs, now };
    const erasure = await (values.yes ? erasePerson : planErasure)(surroundings, email);
    if (isNothing(erasure)) {
      err(`Nothing is stored for ${email}.\n`);
      return 1;
    }
    out(linesOf(erasure).join(''));
    out(values.yes ? 'Erased.\n' : 'Nothing was erased. Add --yes to erase it.\n');
    return 0;
  },
};

function linesOf({ deleted, nameless, cancelled, mentions }: Erasure): string[] {
  const lines = deleted.map(
    ({ words: [one, several], count }) => `${count} ${count === 1 ? one : several}\n`,
  );
  for (const { id, reference, startsAt, agent } of cancelled) {
    const when = startsAt
      ? `on ${formatDay(startsAt, 'en')} at ${formatTime(startsAt)}`
      : 'without a time yet';
    lines.push(`appointment ${id} to ${reference} ${when}${agent ? ` with ${agent}` : ''}: cancelled\n`);
  }
  if (nameless > 0)
    lines.push(
      `${nameless} past or cancelled ${nameless === 1 ? 'visit' : 'visits'}: kept without the person\n`,
    );
  if (mentions > 0)
    lines.push(
      `${mentions} ${mentions === 1 ? 'text' : 'texts'} of others with the address: the address is removed\n`,
    );
  return lines;
}
