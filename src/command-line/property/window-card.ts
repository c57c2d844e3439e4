import { type Command, NotThere, type Site } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { getSettings, readLanguage } from '#command-line/site/site-settings.ts';
import { getSecret } from '#database/secrets.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { getNamedProperty, onlyProperty } from './named-property.ts';

const help = `npm run gevel -- window-card ID|REFERENCE [flags]

Prints a link to the card of a property for the window of the agency, as a PDF to print. The card has the facts that the
law requires in an advertisement. Facts that the site hides (a price, a street) are not on it. The site makes the card
when the link is opened, also for a draft. The link works for a day.

  --a3             larger than A4
  --language CODE  the language of the card (the site's first)
`;

export const windowCard: Command = {
  name: 'window-card',
  summary: 'Prints a link to the window card of a property',
  help,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      a3: { type: 'boolean', default: false },
      language: { type: 'string' },
    });
    const named = onlyProperty(positionals);
    await using site = await openSite();
    out(`${await linkTo(site, named, { ...values, now })}\n`);
    return 0;
  },
};

async function linkTo(
  site: Site,
  named: string,
  { a3, language: wanted, now }: { a3: boolean; language?: string; now: Date },
): Promise<string> {
  const language = readLanguage(await getSettings(site), wanted);
  const property = await getNamedProperty(site, named);
  if (property.publication === 'withdrawn')
    throw new NotThere(`The property ${property.reference} was withdrawn.`);
  const until = new Date(now.getTime() + dayMs);
  const { id } = property;
  const token = signPreview(await getSecret(site.database, PREVIEW_KEY), { kind: 'property', id, until });
  const paper = a3 ? '&paper=a3' : '';
  return `${site.publicUrl}${propertyPath(property, language)}window-card.pdf?preview=${token}${paper}`;
}
