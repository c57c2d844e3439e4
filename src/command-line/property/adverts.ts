import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import {
  readDayFlag,
  readLanguageFlag,
  readTextFlag,
  refuseWords,
  requireText,
} from '#command-line/reading/read-values.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import { endAdvert, setAdvert } from '#commands/property/adverts.ts';
import { webAddress } from '#domain/address/web-address.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { getNamedProperty, requiredProperty } from './named-property.ts';

export const advertsAdd: Command = {
  name: 'adverts add',
  summary: 'Records another place where a property is advertised, and its views there',
  help: `npm run gevel -- adverts add --property ID|REFERENCE --channel NAME --since DAY [flags]

Records that a property is advertised on a portal or in a newspaper, for its owners to see. A second call for the same
channel replaces the given values, also after 'adverts end'. This site is listed by itself.

  --channel NAME   such as 'Immoportaal'
  --since DAY      such as 2026-11-24; a day to come means planned. Needed only the first time for a channel
  --address URL    the page of the advertisement
  --views N        the number of views there, as the portal reports it
  --contact NAME   the person to ask about it; without it the property's agent
  --subject TEXT   its heading there; without it the property
  --comment TEXT   anything else
  --language CODE  of subject and comment: nl, fr, de or en (the site's first); the portal tells owners who read another

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      property: { type: 'string' },
      channel: { type: 'string' },
      since: { type: 'string' },
      address: { type: 'string' },
      views: { type: 'string' },
      comment: { type: 'string' },
      contact: { type: 'string' },
      subject: { type: 'string' },
      language: { type: 'string' },
    });
    refuseWords(positionals);
    const named = requiredProperty(values.property);
    const advert = {
      channel: requireText('channel', values.channel, 100),
      since: readDayFlag('since', values.since),
      address: readAddress(values.address),
      views: readViews(values.views),
      comment: readTextFlag('comment', values.comment, 500),
      contact: readTextFlag('contact', values.contact, 100),
      subject: readTextFlag('subject', values.subject, 200),
    };
    const given = readLanguageFlag(values.language);
    if (given && !advert.comment && !advert.subject)
      throw new WrongUse(
        '--language says in what language --subject and --comment are written: give one of them.',
      );
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const { channel } = advert;
    const by = { database: site.database, now, actor: 'command' };
    const language = given ?? (await getSettings(site)).defaultLanguage;
    const outcome = await setAdvert(by, { ...advert, language, propertyId: property.id });
    if (outcome === 'without since') {
      err(`${property.reference} is not on ${channel} yet: give the first day with --since.\n`);
      return 1;
    }
    out(`${property.reference} on ${channel}: ${outcome}\n`);
    return 0;
  },
};

export const advertsEnd: Command = {
  name: 'adverts end',
  summary: 'Records that a property is no longer advertised on a channel',
  help: `npm run gevel -- adverts end --property ID|REFERENCE --channel NAME [--on DAY]

Records that a property is no longer advertised there, since DAY (today). Its owners still see that it was; an
advertisement that was only planned is removed.

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      property: { type: 'string' },
      channel: { type: 'string' },
      on: { type: 'string' },
    });
    refuseWords(positionals);
    const named = requiredProperty(values.property);
    const channel = requireText('channel', values.channel, 100);
    const on = readDayFlag('on', values.on) ?? dayOf(now);
    if (on > dayOf(now)) throw new WrongUse(`--on ${on} is in the future.`);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const by = { database: site.database, now, actor: 'command' };
    const outcome = await endAdvert(by, { propertyId: property.id, channel, on });
    if (outcome === 'withdrawn') {
      out(`${property.reference} on ${channel}: no longer planned\n`);
      return 0;
    }
    if (outcome !== 'ended') {
      err(
        outcome === 'unknown'
          ? `${property.reference} was never on "${channel}".\n`
          : `${property.reference} was not on ${channel} yet on ${formatDay(on, 'en')}.\n`,
      );
      return 1;
    }
    out(`${property.reference} on ${channel}: until ${formatDay(on, 'en')}\n`);
    return 0;
  },
};

function readAddress(given: string | undefined): string | undefined {
  const address = readTextFlag('address', given, 500);
  const url = address === undefined ? undefined : webAddress(address);
  if (address !== undefined && !url)
    throw new WrongUse(`--address must be the address of a page, such as https://www.portal.be/123.`);
  return url?.href;
}

function readViews(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw new WrongUse(`--views must be a whole number, not "${given}".`);
  return Number(given);
}
