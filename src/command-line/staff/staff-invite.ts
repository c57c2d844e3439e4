import { type Command, NotThere, WrongUse } from '#command-line/command.ts';
import { readEmail } from '#command-line/owner/owner-email.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import { inviteStaff } from '#commands/staff/invite-staff.ts';
import { isLanguage, languages } from '#domain/language.ts';
import { isRole, type Role, roles } from '#domain/staff/rights.ts';

export const staffInvite: Command = {
  name: 'staff invite',
  summary: 'Gives a person of the agency a log-in to the office',
  help: `npm run gevel -- staff invite NAME EMAIL --role ROLE [--language CODE]

Mails a link to choose a password, and prints it: it works once and for seven days. Run it again to send another; the
earlier one then no longer works. It also opens an ended account again.

  --role ROLE        ${roles.join(', ')}
  --language CODE    of the office and of its mails (the site's first)

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      role: { type: 'string' },
      language: { type: 'string' },
    });
    const [name = '', typed, ...more] = positionals;
    if (!name.trim() || more.length > 0)
      throw new WrongUse('Give a name and an e-mail address: staff invite "Lies Maes" lies@agency.be');
    const email = readEmail(typed);
    const role = readRole(values.role);
    await using site = await openSite();
    const { database, pictures, officeUrl } = site;
    if (!officeUrl) throw new NotThere('There is no office yet: set OFFICE_URL.');
    const language = values.language ?? (await getSettings(site)).defaultLanguage;
    if (!isLanguage(language)) throw new WrongUse(`The office is in ${languages.join(', ')}.`);
    const invited = await inviteStaff(
      { database, now, actor: 'command', jobs: pictures.jobs, officeUrl },
      { name: name.trim().slice(0, 100), email, role, language },
    );
    if (invited.outcome === 'taken') {
      out(`${email} already has an account with a password\n`);
      return 1;
    }
    out(`${email} was invited by mail, and can choose a password at\n${invited.link}\n`);
    return 0;
  },
};

export function readRole(given: string | undefined): Role {
  if (given === undefined || !isRole(given)) throw new WrongUse(`Give the role: --role ${roles.join('|')}.`);
  return given;
}
