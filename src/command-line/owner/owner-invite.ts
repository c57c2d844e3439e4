import { type Command, WrongUse } from '#command-line/command.ts';
import { getNamedIds } from '#command-line/property/named-property.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { getSettings, readLanguage } from '#command-line/site/site-settings.ts';
import { inviteOwner } from '#commands/owner/invite-owner.ts';
import { readEmail } from './owner-email.ts';

export const ownerInvite: Command = {
  name: 'owners invite',
  summary: 'Lets an owner follow properties in the portal, and mails an invitation',
  help: `npm run gevel -- owners invite --email ADDRESS --name NAME [--language CODE] [--property ID|REFERENCE …]

Links the properties to the owner with this address. Whoever is not known yet is added; whoever has no password yet gets a
mail with a link to choose one, which works once and for seven days. Called again, it sends another.

  --email ADDRESS    with which the owner logs in
  --name NAME        as mails and the portal call the owner
  --language CODE    of mails and of the portal (the site's first); one who is known keeps theirs
  --property PROPERTY    number or reference; may be given several times

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
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
    if (!name) throw new WrongUse('Say what the owner is called: --name "Lies Maes".');
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
        ? `${email} is invited by mail and sees ${properties}\n`
        : outcome === 'linked'
          ? `${email} has a log-in already and sees ${properties} more\n`
          : `${email} is disabled and not invited: owners enable opens the log-in again\n`,
    );
    return 0;
  },
};
