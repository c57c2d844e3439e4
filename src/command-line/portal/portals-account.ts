import { type Command, NotThere } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords, requireText } from '#command-line/reading/read-values.ts';
import { askSecrets, readSettings, sealed } from '#command-line/reading/system-settings.ts';
import { changeAccount } from '#commands/portal/change-account.ts';
import { boundToPortal, openAccount } from '#commands/portal/open-account.ts';
import { findAccount } from '#database/portal/portals.ts';
import { findPortalAccount } from '#domain/portal/portal-accounts.ts';
import { getPortal } from './portals.ts';

export const portalsAccount: Command = {
  name: 'portals account',
  summary: 'Shows or changes the account by which a portal is sent our properties',
  help: `npm run gevel -- portals account --portal NAME [--set KEY=VALUE …]

  --set KEY=VALUE   one setting; can be repeated. What is secret is better asked for: leave it out and type it

immoweb: listingAddress, tokenAddress, clientId, clientSecret. immotop: listingAddress, user, password, sourceCode,
agencyName, agencyEmail, typeNumbers. Without --set it shows them; what is secret is named and not shown. Sending begins with the first account.

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`,
  async run(args, { out, now, ask, openSite }) {
    const { values, positionals } = readFlags(args, {
      portal: { type: 'string' },
      set: { type: 'string', multiple: true },
    });
    refuseWords(positionals);
    const named = requireText('portal', values.portal, 100);
    const set = readSettings(values.set);
    await using site = await openSite();
    const { id, name, feed } = await getPortal(site, named);
    const account = findPortalAccount(feed);
    if (!account) throw new NotThere(`${name} fetches our properties by itself, without an account.`);
    const before = await findAccount(site.database, id);
    if (!values.set) {
      if (!before) throw new NotThere(`${name} has no account yet: nothing is sent.`);
      for (const [key, value] of Object.entries(Object(before.settings))) out(`${key}=${value}\n`);
      for (const key of account.secrets) out(`${key} is set\n`);
      return 0;
    }
    const known = before && openAccount(account, before, site.importKey);
    const given = await askSecrets(account, { ...Object(known ?? before?.settings), ...set }, ask);
    const { settings, secrets } = sealed(account, given, {
      importKey: site.importKey,
      boundTo: boundToPortal(id),
    });
    if (secrets)
      await changeAccount({ database: site.database, now, actor: 'command' }, id, { settings, secrets });
    out(`${name} is sent to by this account\n`);
    return 0;
  },
};
