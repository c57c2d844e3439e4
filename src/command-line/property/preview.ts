import { type Command, NotThere, type Site, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { getSettings, readLanguage } from '#command-line/site/site-settings.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, type Preview, signPreview } from '#links/preview-link.ts';
import { type Page, pagePath } from '#site/pages/page-schema.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { getNamedProperty } from './named-property.ts';

const help = `npm run gevel -- preview page NAME [flags]
npm run gevel -- preview property ID|REFERENCE [flags]

Prints a link to a page of the site or a property, also while it is a draft. Everybody with the link can open it. Facts
that the site hides (a price, a street) stay hidden. The link opens nothing else, no search engine shows it, and it
expires.

  --days N         the number of days it works, 1 to 90 (7)
  --language CODE  the language of the page (the site's first); the page leads to the others

To end all links that were ever given, delete the row '${PREVIEW_KEY}' of the table secret.
`;

type Previewed = { id: number; path: string };

export const preview: Command = {
  name: 'preview',
  summary: 'Prints a link to a draft, for everybody who has the link',
  help,
  async run(args, { out, err, now, openSite }) {
    const { kind, named, days, language: wanted } = readArguments(args);
    await using site = await openSite();
    const language = readLanguage(await getSettings(site), wanted);
    const found =
      kind === 'page' ? await getPage(site, named, language) : await getProperty(site, named, language);
    const until = new Date(now.getTime() + days * dayMs);
    const token = signPreview(await getSecret(site.database, PREVIEW_KEY), { kind, id: found.id, until });
    out(`${site.publicUrl}${found.path}?preview=${token}\n`);
    err(`The link works until ${formatDay(until, 'en')}, ${formatTime(until)}.\n`);
    return 0;
  },
};

/** Throws NotThere if there is nothing to show, as getProperty does. */
async function getPage({ database }: Site, name: string, language: Language): Promise<Previewed> {
  const pages = pagesDocument.complete(await pagesDocument.find(database)) as Page[];
  const page = pages.find((each) => each.name === name);
  if (!page)
    throw new NotThere(
      `There is no page "${name}". The pages are: ${pages.map((each) => each.name).join(', ')}.`,
    );
  const path = pagePath(pages, page, language);
  if (!path) throw new NotThere(`The page "${name}" has no path in the language ${language}.`);
  return { id: page.id, path };
}

async function getProperty(site: Site, named: string, language: Language): Promise<Previewed> {
  const property = await getNamedProperty(site, named);
  if (property.publication === 'withdrawn')
    throw new NotThere(`The property ${property.reference} was withdrawn.`);
  return { id: property.id, path: propertyPath(property, language) };
}

function readArguments(args: string[]): {
  kind: Preview['kind'];
  named: string;
  days: number;
  language?: string;
} {
  const { values, positionals } = readFlags(args, {
    days: { type: 'string', default: '7' },
    language: { type: 'string' },
  });
  const [kind, named, ...more] = positionals;
  if (kind !== 'page' && kind !== 'property')
    throw new WrongUse('Name the preview: page NAME, or property ID or REFERENCE.');
  if (!named) throw new WrongUse(`Name the ${kind} to preview.`);
  if (more.length > 0) throw new WrongUse(`Only one link is made at a time: leave out ${more.join(', ')}.`);
  if (!/^([1-9]|[1-8]\d|90)$/.test(values.days)) throw new WrongUse('--days must be a number from 1 to 90.');
  return { kind, named, days: Number(values.days), language: values.language };
}
