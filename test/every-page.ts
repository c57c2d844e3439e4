import { languages } from '#domain/language.ts';
import { matchPath, type PathName, pathEntry } from '#site/paths/paths.ts';
import type { TestApp } from './app.ts';
import { isDeep } from './deep.ts';

/**
 * Follows every link from the home pages in all languages, or from the given pages. Gives the text of each page and of
 * its data (`…/_.data`, for visitors who navigate without loading a document) by path, and the broken links, whose
 * answer is not 200. The data of a property, project or article is read in every language only in depth, else in one
 * language, by turns.
 */
export async function readEveryPage(
  app: TestApp,
  from = languages.map((language) => `/${language}/`),
): Promise<{ pages: Map<string, string>; broken: string[] }> {
  await app.heard();
  const pages = new Map<string, string>();
  const broken: string[] = [];
  let waiting = from;
  const seen = new Set(waiting);
  const forms = new Map<string, number>();
  while (waiting.length > 0) {
    // As many as are rendered at once for one address: on a busy machine more of them would wait too long for their
    // turn.
    const now = waiting.splice(0, 3);
    waiting = [...waiting, ...(await Promise.all(now.map(read))).flat()];
  }
  return { pages, broken };

  async function read(path: string): Promise<string[]> {
    const response = await app.read(path);
    // A project has a website of its own.
    if (response.headers.get('Location')?.startsWith('https:')) return [];
    if (response.status !== 200) broken.push(`${path}: ${response.status}`);
    const html = await response.text();
    pages.set(path, html);
    const data = path.replace(/\/(?=$|\?)/, '/_.data');
    if (isDataRead(path)) pages.set(data, await (await app.read(data)).text());
    const found = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g)].map(([, href = '']) => href);
    const links = found.filter((link) => !seen.has(link) && isPage(link));
    for (const link of links) seen.add(link);
    return [...new Set(links)].filter(isOneOfFew);
  }

  /**
   * There are as many forms and galleries as properties, and they say no more than the card: only a few of each kind
   * are read.
   */
  function isOneOfFew(link: string): boolean {
    const name = matchPath(link)?.name ?? 'home';
    if (!isFormAboutOne(name) && pathEntry(name).screen !== 'gallery') return true;
    const key = `${link.slice(0, 3)} ${name}`;
    forms.set(key, (forms.get(key) ?? 0) + 1);
    return (forms.get(key) ?? 0) <= mostPerForm;
  }
}

function isDataRead(path: string): boolean {
  const number = /\d+(?=\/(\?|$))/.exec(path)?.[0];
  return (
    isDeep || number === undefined || path.startsWith(`/${languages[Number(number) % languages.length]}/`)
  );
}

const mostPerForm = 5;

export function isFormAboutOne(name: PathName): boolean {
  return formScreens.includes(pathEntry(name).screen);
}

const formScreens = [
  'request-appointment',
  'request-information',
  'request-documents',
  'send-to-friend',
  'offer',
  'project-information',
];

/** Filters combine without end and show the same cards: of the lists, only pages and orders are read. */
export function isPage(link: string): boolean {
  return /^\/\w\w\/[^?]*(\?(page|sort)=[^&]*)?$/.test(link) && !link.endsWith('.pdf');
}
