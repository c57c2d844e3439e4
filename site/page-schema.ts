import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { moduleSchema } from './module-schema.ts';
import { matchPath, type PathName, pathEntry, pathNames } from './paths.ts';
import { pictureId, status, text } from './schema-parts.ts';

/** What search engines and social networks are told; what is missing comes from the page itself. */
const metadata = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  ogTitle: z.string().optional(),
  ogDescription: z.string().optional(),
  ogImage: pictureId.optional(),
  twitterTitle: z.string().optional(),
  twitterDescription: z.string().optional(),
  twitterImage: pictureId.optional(),
});

const segment = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold small letters, digits and hyphens');

/** A page in the menu: a screen of the path table, by its name, or a page of the agency's own, with a path per language. */
export const pageSchema = z.strictObject({
  id: z.int().positive(),
  parentId: z.int().positive().nullable().default(null),
  /** The name of a screen ('home', 'forSale' …), or a name of the agency's own. */
  name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,60}$/, 'is a letter, then letters, digits and hyphens'),
  sort: z.int().default(0),
  /** Own pages: the segment per language, appended to the parent's path. A screen has its path in the path table. */
  path: z.partialRecord(z.enum(languages), segment).default({}),
  status,
  inMenu: z.boolean().default(true),
  title: text.default({}),
  metadata: z.partialRecord(z.enum(languages), metadata).default({}),
  /** Whether search engines may show it. */
  seo: z.boolean().default(true),
  modules: z.array(moduleSchema).default([]),
});

export type Page = z.infer<typeof pageSchema>;

/** Takes a page; gives the screen of the path table that it stands for, or undefined for a page of the agency's own. */
export function screenOf({ name }: Pick<Page, 'name'>): PathName | undefined {
  const found = pathNames.find((each) => each === name);
  return found && !pathEntry(found).original.includes(':') ? found : undefined;
}

/**
 * Takes all pages, a page of them and a language; gives its path, or undefined where it has none in that language
 * (an own page without a segment there, or below one without).
 */
export function pagePath(
  pages: readonly Page[],
  page: Page,
  language: Language,
  depth = 0,
): string | undefined {
  const screen = screenOf(page);
  if (screen) return pathEntry(screen)[language];
  const own = page.path[language];
  const parent = page.parentId === null ? undefined : pages.find(({ id }) => id === page.parentId);
  if (!own || depth > pages.length || (page.parentId !== null && !parent)) return undefined;
  const above = parent ? pagePath(pages, parent, language, depth + 1) : `/${language}/`;
  return above && `${above}${own}/`;
}

/** All pages of a site, validated as a whole: nothing hangs in the air, no two have one address. */
export const pagesSchema = z.array(pageSchema).superRefine((pages, context) => {
  const problem = (index: number, field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [index, field], message });
  const taken = new Map<string, string>();
  for (const [index, page] of pages.entries()) {
    const isFirst = (field: 'id' | 'name') =>
      pages.findIndex((other) => other[field] === page[field]) === index;
    if (!isFirst('id')) problem(index, 'id', `${page.id} is the id of two pages`);
    if (!isFirst('name')) problem(index, 'name', `'${page.name}' is the name of two pages`);
    if (page.parentId !== null && !pages.some(({ id }) => id === page.parentId))
      problem(index, 'parentId', `there is no page ${page.parentId}`);
    else if (isBelowItself(pages, page)) problem(index, 'parentId', 'is below itself');
    const screen = screenOf(page);
    if (screen) {
      if (Object.keys(page.path).length > 0)
        problem(index, 'path', `the path of '${screen}' is fixed by the product`);
      continue;
    }
    if (Object.keys(page.path).length === 0) problem(index, 'path', 'needs a path in one language at least');
    for (const language of languages) {
      const path = pagePath(pages, page, language);
      if (!path) continue;
      const other = matchPath(path)?.name ?? taken.get(path);
      if (other) problem(index, 'path', `${path} is the address of '${other}' already`);
      taken.set(path, page.name);
    }
  }
});

function isBelowItself(pages: readonly Page[], page: Page): boolean {
  let above: Page | undefined = page;
  for (let step = 0; above && step <= pages.length; step++) {
    const { parentId }: Page = above;
    if (parentId === page.id) return true;
    above = parentId === null ? undefined : pages.find(({ id }) => id === parentId);
  }
  return above !== undefined;
}
