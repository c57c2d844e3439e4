import { type Command, WrongUse } from '#command-line/command.ts';
import { getNamedIds } from '#command-line/property/named-property.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { getSettings, readLanguage } from '#command-line/site/site-settings.ts';
import { inviteOwner } from '#commands/owner/invite-owner.ts';
import { readEmail } from './owner-email.ts';

export const ownerInvite: Command = {
  name: 'owners invite',
  summary: 'Invites an owner to follow properties in the portal',
  help: `npm run gevel -- owners invite --email ADDRESS --name NAME [--language CODE] [--property ID|REFERENCE …]

Links the properties to the owner with this address. A new owner is added. An owner without a password gets a mail with a
link to choose one; it works once and for seven days. Run it again to send another.

  --email ADDRESS    the address with which the owner logs in
  --name NAME        the name in mails and in the portal
  --language CODE    of mails and of the portal (the site's first); an owner who is already there keeps theirs
  --property PROPERTY    number or reference; may be given several times

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      email: { type: 'string' },
      name: { type: 'string' },
      language: { type: 'string' },
      property: { type: 'string', multiple: true, default: [] },
    });
    refuseWords(positionals);
    const email = readEmail(values.email);
    const name = values.name
      ?.replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 120);
    if (!name) throw new WrongUse('Give the name of the owner: --name "Lies Maes".');
    await using site = await openSite();
    const { database, pictures } = site;
    const language = readLanguage(await getSettings(site), values.language);
    const propertyIds = await getNamedIds(site, values.property);
    const outcome = await inviteOwner(
      { database, jobs: pictures.jobs, now, actor: 'command' },
      { email, name, language, propertyIds },
    );
    const properties = `${propertyIds.length} ${propertyIds.length === 1 ? 'property' : 'properties'}`;
    out(
      outcome === 'invited'
        ? `${email} was invited by mail and sees ${properties}\n`
        : outcome === 'linked'
          ? `${email} already has a log-in and now sees ${properties} more\n`
          : `${email} is disabled and was not invited: run owners enable first\n`,
    );
    return 0;
  },
};
