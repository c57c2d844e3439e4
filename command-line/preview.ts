import { pagesDocument } from '#commands/pages-document.ts';
import { settingsDocument } from '#commands/settings-document.ts';
import { findToPreview } from '#database/property-address.ts';
import { getSecret } from '#database/secrets.ts';
import { formatDay, formatTime } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { PREVIEW_KEY, type Preview, signPreview } from '#server/preview-token.ts';
import { languagesInUse } from '#site/language-links.ts';
import { type Page, pagePath } from '#site/page-schema.ts';
import { propertyPath } from '#site/property-address.ts';
import type { Settings } from '#site/settings.ts';
import { type Command, type Site, WrongUse } from './command.ts';
import { readFlags } from './flags.ts';

const help = `npm run gevel -- preview page NAME [flags]
npm run gevel -- preview property ID|REFERENCE [flags]

Prints a link that shows a page of the site or a property to whoever has it, also while it is a draft. What the site
hides (a price, a street) stays hidden. The link opens nothing else, no search engine shows it, and it ends by itself.

  --days N         for how long it holds, 1 to 90 (7)
  --language CODE  the language of the page (the site's first); the page leads to the others

To end all links that were ever given, delete the row '${PREVIEW_KEY}' of the table secret.
`;

type Previewed = { id: number; path: string };

export const preview: Command = {
  name: 'preview',
  summary: 'Prints a link that shows a draft to whoever has it',
  help,
  async run(args, { out, err, openSite }) {
    const { kind, named, days, language: wanted } = readArguments(args);
    await using site = await openSite();
    const settings = settingsDocument.complete(await settingsDocument.find(site.database)) as Settings;
    const language = languagesInUse(settings).find((code) => code === (wanted ?? settings.defaultLanguage));
    if (!language) throw new WrongUse(`The site has no language "${wanted}".`);
    const found =
      kind === 'page' ? await findPage(site, named, language) : await findProperty(site, named, language);
    if (typeof found === 'string') {
      err(`${found}\n`);
      return 1;
    }
    const until = new Date(Date.now() + days * 86_400_000);
    const token = signPreview(await getSecret(site.database, PREVIEW_KEY), { kind, id: found.id, until });
    out(`${site.publicUrl}${found.path}?preview=${token}\n`);
    err(`Whoever has it sees it until ${formatDay(until)}, ${formatTime(until)}.\n`);
    return 0;
  },
};

/** Gives the page, or a sentence that says why there is none to show. */
async function findPage({ database }: Site, name: string, language: Language): Promise<Previewed | string> {
  const pages = pagesDocument.complete(await pagesDocument.find(database)) as Page[];
  const page = pages.find((each) => each.name === name);
  if (!page) return `There is no page "${name}". There are: ${pages.map((each) => each.name).join(', ')}.`;
  const path = pagePath(pages, page, language);
  return path ? { id: page.id, path } : `The page "${name}" has no path in the language ${language}.`;
}

async function findProperty(
  { database }: Site,
  named: string,
  language: Language,
): Promise<Previewed | string> {
  const id = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;
  const rows = await findToPreview(database, { id, reference: named });
  const [first, ...others] = rows;
  if (!first) return `There is no property with the number or reference "${named}".`;
  if (first.id !== id && others.length > 0)
    return `Several properties have the reference "${named}". Say which by its number: ${rows.map((row) => row.id).join(', ')}.`;
  if (first.publication === 'withdrawn') return `The property ${first.reference} was withdrawn.`;
  return { id: first.id, path: propertyPath(first, language) };
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
    throw new WrongUse('Say what to preview: page NAME, or property ID or REFERENCE.');
  if (!named) throw new WrongUse(`Say which ${kind} to preview.`);
  if (more.length > 0) throw new WrongUse(`One link is made at a time: ${more.join(', ')} are too many.`);
  if (!/^([1-9]|[1-8]\d|90)$/.test(values.days)) throw new WrongUse('--days must be a number from 1 to 90.');
  return { kind, named, days: Number(values.days), language: values.language };
}
