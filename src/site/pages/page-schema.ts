import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { matchPath, type PathName, pathEntry, pathNames } from '#site/paths/paths.ts';
import { pageName, pictureId, publicationStatus, text } from '#site/schema-parts.ts';
import { rule } from '#site/site-problem.ts';
import { moduleSchema } from './module-schema.ts';

/** What search engines and social networks are told; missing values come from the page itself. */
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
  name: pageName,
  sort: z.int().default(0),
  /** Own pages: the segment per language, appended to the parent's path. A screen has its path in the path table. */
  path: z.partialRecord(z.enum(languages), segment).default({}),
  status: publicationStatus,
  inMenu: z.boolean().default(true),
  title: text.default({}),
  metadata: z.partialRecord(z.enum(languages), metadata).default({}),
  /** Whether search engines may show it. */
  seo: z.boolean().default(true),
  modules: z.array(moduleSchema).default([]),
  /** When it was made and last changed, as the database knows it. */
  createdAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime().optional(),
});

export type Page = z.infer<typeof pageSchema>;

/** Undefined for a page of the agency's own. */
export function screenOf({ name }: Pick<Page, 'name'>): PathName | undefined {
  const found = pathNames.find((each) => each === name);
  return found && !pathEntry(found).original.includes(':') ? found : undefined;
}

/**
 * Undefined if the page has no path in that language: an own page without a segment there, or below one
 * without.
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

type Problem = { path: (string | number)[]; message: string; params?: object };

/**
 * All pages of a site, validated as a whole: every parent exists, no two have one address, there is a home page.
 */
export const pagesSchema = z.array(pageSchema).superRefine((pages, context) => {
  const problems = [
    ...propertyProblems(pages),
    ...pages.flatMap((page, index) =>
      pageProblems(pages, page, index).map((problem) => ({ ...problem, path: [index, ...problem.path] })),
    ),
    ...addressProblems(pages),
  ];
  for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
});

/** The logo, every breadcrumb and the address of the site itself lead home. */
function propertyProblems(pages: readonly Page[]): Problem[] {
  const index = pages.findIndex(({ name }) => name === 'home');
  if (index === -1) return [{ path: [], message: "the page 'home' is missing: a site cannot be without it" }];
  if (pages[index]?.status === 'published') return [];
  return [{ path: [index, 'status'], message: "the page 'home' must be published" }];
}

function pageProblems(pages: readonly Page[], page: Page, index: number): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string, ...path: Problem['path']) => problems.push({ path, message });
  const isSecond = (field: 'id' | 'name') =>
    pages.findIndex((other) => other[field] === page[field]) !== index;
  if (isSecond('id')) problem(`${page.id} is the id of another page already`, 'id');
  if (isSecond('name')) problem(`'${page.name}' is the name of another page already`, 'name');
  if (page.parentId !== null && !pages.some(({ id }) => id === page.parentId))
    problem(`there is no page ${page.parentId}`, 'parentId');
  else if (isBelowItself(pages, page)) problem('leads in a circle', 'parentId');
  if (screenOf(page)) {
    if (Object.keys(page.path).length > 0)
      problem(`the path of '${page.name}' is fixed by the product`, 'path');
  } else {
    if (isPathName(page.name)) problem(`'${page.name}' is not a screen that can stand in a menu`, 'name');
    if (Object.keys(page.path).length === 0) problem('needs a path in one language at least', 'path');
  }
  for (const [at, { position }] of page.modules.entries()) {
    if (page.modules.findIndex((other) => other.position === position) < at)
      problem(`another module has the position ${position} already`, 'modules', at, 'position');
  }
  return problems;
}

/** An own page must not hide a screen of the product, nor another own page, in any language. */
function addressProblems(pages: readonly Page[]): Problem[] {
  const taken = new Map<string, string>();
  return pages.flatMap((page, index) => {
    if (screenOf(page)) return [];
    return languages.flatMap((language) => {
      const path = pagePath(pages, page, language);
      if (!path) return [];
      const other = matchPath(path)?.name ?? taken.get(path);
      taken.set(path, page.name);
      const isTaken = rule('ADDRESS_TAKEN', `${path} is the address of '${other}' already`);
      return other ? [{ path: [index, 'path', language], ...isTaken }] : [];
    });
  });
}

function isPathName(name: string): boolean {
  return pathNames.some((each) => each === name);
}

/** Also true of a page below such a circle: it has no place either. */
function isBelowItself(pages: readonly Page[], page: Page): boolean {
  let above: Page | undefined = page;
  for (let step = 0; above && step <= pages.length; step++) {
    const { parentId }: Page = above;
    above = parentId === null ? undefined : pages.find(({ id }) => id === parentId);
  }
  return above !== undefined;
}
