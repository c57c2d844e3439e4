import { type Command, NotThere, type Site } from '#command-line/command.ts';
import { getNamedProperty, requiredProperty } from '#command-line/property/named-property.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readChoice, refuseWords, requireText } from '#command-line/reading/read-values.ts';
import {
  addPortal,
  endPortal,
  keepOffPortal,
  pausePortal,
  renewPortal,
} from '#commands/portal/change-portals.ts';
import { listPortalListings, listPortals, type PortalState } from '#database/portal/portals.ts';
import { formatDay } from '#domain/time/dates.ts';
import { feedPath } from '#links/feed-link.ts';
import { isFetched } from '#outgoing/feeds/feeds.ts';

const formats = ['kyero', 'full', 'immoweb', 'immotop'] as const;

const statuses = `Exit status: 0 done, 1 not possible, 2 wrong usage.
`;

export const portals: Command = {
  name: 'portals',
  summary: 'Lists the portals, or the properties on one of them',
  help: `npm run gevel -- portals [--portal NAME]

Lists each portal with its format, its last visit or sending, the number of properties online and refused, and its secret
address. With --portal it lists each property, with the day since when it is there or the reason why it is not.
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, { portal: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    if (values.portal !== undefined) {
      const portal = await getPortal(site, values.portal);
      for (const { id, reference, state, reason, since, isKeptOff } of await listPortalListings(
        site.database,
        portal.id,
      )) {
        const was =
          state && since && `${state}${reason ? `: ${reason}` : ''}, since ${formatDay(since, 'en')}`;
        const next = isKeptOff && reason !== 'excluded' && 'kept off from now on';
        out(`${reference} (${id})  ${[was, next].filter(Boolean).join(', ')}\n`);
      }
      return 0;
    }
    for (const portal of await listPortals(site.database)) {
      out(`${portal.name}  ${portal.feed}  ${stateOf(portal)}`);
      out(`  ${portal.online} online  ${portal.refused} not given\n${await addresses(site, portal)}`);
    }
    return 0;
  },
};

export const portalsAdd: Command = {
  name: 'portals add',
  summary: 'Adds a portal, which fetches our properties at a secret address or is sent each',
  help: `npm run gevel -- portals add --portal NAME --format ${formats.join('|')}

  --portal NAME    the name that owners read, such as 'Immoportaal'
  --format FORMAT  kyero: Kyero version 3, which foreign portals read; full: all public data, as XML and JSON;
                   immoweb, immotop: each property is sent, once there is an account (portals account)

${statuses}`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      portal: { type: 'string' },
      format: { type: 'string' },
    });
    refuseWords(positionals);
    const name = requireText('portal', values.portal, 100);
    const feed = readChoice('format', values.format, formats);
    await using site = await openSite();
    const key = await addPortal({ database: site.database, now, actor: 'command' }, { name, feed });
    if (!key) {
      err(`There is already a portal "${name}".\n`);
      return 1;
    }
    out(await addresses(site, { key, feed }));
    return 0;
  },
};

export const portalsEnd: Command = {
  name: 'portals end',
  summary: 'Ends a portal: it gets no more properties',
  help: `npm run gevel -- portals end --portal NAME

Owners then read that their property is no longer on it. If the portal is added again, it gets a new address. If
properties are sent to the portal, all of them are taken off first; a second call ends it at once, and its properties
stay there.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { portal: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { name } = await getPortal(site, requireText('portal', values.portal, 100));
    const ended = await endPortal({ database: site.database, now, actor: 'command' }, name);
    out(ended === 'ending' ? `${name} ends once all properties are taken off.\n` : `${name} was ended.\n`);
    return 0;
  },
};

export const portalsPause: Command = {
  name: 'portals pause',
  summary: 'Pauses a portal, or resumes it',
  help: `npm run gevel -- portals pause --portal NAME [--off]

The properties on the portal stay there as they are. --off ends the pause.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { portal: { type: 'string' }, off: { type: 'boolean' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { name } = await getPortal(site, requireText('portal', values.portal, 100));
    const by = { database: site.database, now, actor: 'command' };
    const changed = await pausePortal(by, name, !values.off);
    out(`${name}: ${values.off ? 'goes on' : 'paused'}${changed ? '' : ', as before'}\n`);
    return 0;
  },
};

export const portalsRenew: Command = {
  name: 'portals renew',
  summary: 'Gives a portal a new secret address',
  help: `npm run gevel -- portals renew --portal NAME

The old address stops working at once. Give the portal the new one.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { portal: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { name, feed } = await getPortal(site, requireText('portal', values.portal, 100));
    const key = await renewPortal({ database: site.database, now, actor: 'command' }, name);
    if (key) out(await addresses(site, { key, feed }));
    return 0;
  },
};

export const portalsExclude = keepingOff('exclude', 'Keeps a property off a portal');
export const portalsInclude = keepingOff('include', 'Allows a property on a portal again');

function keepingOff(word: 'exclude' | 'include', summary: string): Command {
  return {
    name: `portals ${word}`,
    summary,
    help: `npm run gevel -- portals ${word} --portal NAME --property ID|REFERENCE

This takes effect at the next visit of the portal, or at the next sending.

${statuses}`,
    async run(args, { out, now, openSite }) {
      const { values, positionals } = readFlags(args, {
        portal: { type: 'string' },
        property: { type: 'string' },
      });
      refuseWords(positionals);
      const named = requiredProperty(values.property);
      await using site = await openSite();
      const portal = await getPortal(site, requireText('portal', values.portal, 100));
      const { id, reference } = await getNamedProperty(site, named);
      const by = { database: site.database, now, actor: 'command' };
      const changed = await keepOffPortal(by, portal.id, { propertyId: id, isOff: word === 'exclude' });
      out(`${reference} on ${portal.name}: ${changed ? `${word}d` : 'nothing to change'}\n`);
      return 0;
    },
  };
}

export async function getPortal({ database }: Pick<Site, 'database'>, name: string): Promise<PortalState> {
  const found = (await listPortals(database)).find((portal) => portal.name === name);
  if (!found) throw new NotThere(`There is no portal "${name}". 'portals' lists them.`);
  return found;
}

function stateOf({ feed, last_at, has_account, paused_at, ending_at, problem }: PortalState): string {
  const did = isFetched(feed) ? 'came' : 'sent to';
  return [
    last_at ? `${did} ${last_at.toISOString()}` : `never ${did}`,
    !isFetched(feed) && !has_account && 'no account',
    paused_at && 'paused',
    ending_at && 'ends once all properties are taken off',
    problem && `last ${isFetched(feed) ? 'visit' : 'sending'} failed: ${problem}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Empty for a portal that we send to. */
async function addresses(
  { database, publicUrl }: Pick<Site, 'database' | 'publicUrl'>,
  { key, feed }: Pick<PortalState, 'key' | 'feed'>,
): Promise<string> {
  if (!isFetched(feed)) return '';
  const address = publicUrl + (await feedPath(database, key));
  return (feed === 'full' ? ['xml', 'json'] : ['xml']).map((end) => `  ${address}.${end}\n`).join('');
}
