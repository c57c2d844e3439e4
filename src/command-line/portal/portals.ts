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

const statuses = `Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`;

export const portals: Command = {
  name: 'portals',
  summary: 'Lists the portals that read our properties, or what is on one of them',
  help: `npm run gevel -- portals [--portal NAME]

Lists each portal with its format, when it last came, how many properties it was given and how many not, and its secret
address. With --portal: each property, since when it is there, or why it is not given.
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
        const was = state && since && `${state}${reason ? `: ${reason}` : ''}, since ${formatDay(since)}`;
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
  summary: 'Adds a portal: one that reads our properties at a secret address, or that is sent each',
  help: `npm run gevel -- portals add --portal NAME --format ${formats.join('|')}

  --portal NAME    as owners shall read it, such as 'Immoportaal'
  --format FORMAT  kyero: Kyero version 3, which foreign portals read; full: all that is known, as XML and JSON;
                   immoweb, immotop: is sent each property, once it has an account (portals account)

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
      err(`There is a portal "${name}" already.\n`);
      return 1;
    }
    out(await addresses(site, { key, feed }));
    return 0;
  },
};

export const portalsEnd: Command = {
  name: 'portals end',
  summary: 'Takes a portal its address or its account: it is told nothing more',
  help: `npm run gevel -- portals end --portal NAME

Owners read from then on that their property is on it no longer. Added again it gets another address. From a portal that
is sent each property all of them are taken off first; called once more it ends at once, and what is there stays.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { portal: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { name } = await getPortal(site, requireText('portal', values.portal, 100));
    const ended = await endPortal({ database: site.database, now, actor: 'command' }, name);
    out(ended === 'ending' ? `${name} ends once all is taken off.\n` : `${name} reads nothing more.\n`);
    return 0;
  },
};

export const portalsPause: Command = {
  name: 'portals pause',
  summary: 'Answers or sends a portal nothing for a while, or again',
  help: `npm run gevel -- portals pause --portal NAME [--off]

What is on the portal stays there as it is. --off: it is answered or sent to again.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { portal: { type: 'string' }, off: { type: 'boolean' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { name } = await getPortal(site, requireText('portal', values.portal, 100));
    const by = { database: site.database, now, actor: 'command' };
    const changed = await pausePortal(by, name, !values.off);
    out(`${name}: ${values.off ? 'goes on' : 'paused'}${changed ? '' : ', as it was'}\n`);
    return 0;
  },
};

export const portalsRenew: Command = {
  name: 'portals renew',
  summary: 'Gives a portal another secret address',
  help: `npm run gevel -- portals renew --portal NAME

The former address leads nowhere from then on: tell the portal the new one.

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
export const portalsInclude = keepingOff('include', 'Lets a property on a portal again');

function keepingOff(word: 'exclude' | 'include', summary: string): Command {
  return {
    name: `portals ${word}`,
    summary,
    help: `npm run gevel -- portals ${word} --portal NAME --property ID|REFERENCE

Holds from the next visit of the portal, or the next sending, on.

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
      out(`${reference} on ${portal.name}: ${changed ? `${word}d` : 'it was so already'}\n`);
      return 0;
    },
  };
}

export async function getPortal({ database }: Pick<Site, 'database'>, name: string): Promise<PortalState> {
  const found = (await listPortals(database)).find((portal) => portal.name === name);
  if (!found) throw new NotThere(`There is no portal "${name}". See them by: portals`);
  return found;
}

function stateOf({ feed, last_at, has_account, paused_at, ending_at, problem }: PortalState): string {
  const did = isFetched(feed) ? 'came' : 'sent to';
  return [
    last_at ? `${did} ${last_at.toISOString()}` : `never ${did}`,
    !isFetched(feed) && !has_account && 'no account',
    paused_at && 'paused',
    ending_at && 'ends once all is taken off',
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
