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
  summary: 'Shows or changes our account at a portal to which properties are sent',
  help: `npm run gevel -- portals account --portal NAME [--set KEY=VALUE …]

  --set KEY=VALUE   one setting; can be repeated. Leave secrets out: the command asks for them

immoweb: listingAddress, tokenAddress, clientId, clientSecret. immotop: listingAddress, user, password, sourceCode,
agencyName, agencyEmail, typeNumbers. Without --set it shows the settings; secrets are named but not shown. Sending
begins once there is an account.

Exit status: 0 done, 1 not possible, 2 wrong usage.
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
    out(`Properties are sent to ${name} with this account\n`);
    return 0;
  },
};
