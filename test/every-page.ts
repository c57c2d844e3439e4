import { languages } from '#domain/language.ts';
import { matchPath, type PathName, pathEntry } from '#site/paths/paths.ts';
import type { TestApp } from './app.ts';

/**
 * Follows every link of the site from its home pages, in all languages, or from the pages that are given. Gives the text of each page by its path, and
 * that of its data (`…/_.data`), which a visitor gets who goes on without loading a document; and which links are
 * broken: those that answer anything but 200.
 */
export async function readEveryPage(
  { request }: TestApp,
  from = languages.map((language) => `/${language}/`),
): Promise<{ pages: Map<string, string>; broken: string[] }> {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  let waiting = from;
  const seen = new Set(waiting);
  const forms = new Map<string, number>();
  while (waiting.length > 0) {
    const now = waiting.splice(0, 8);
    waiting = [...waiting, ...(await Promise.all(now.map(read))).flat()];
  }
  return { pages, broken };

  async function read(path: string): Promise<string[]> {
    const response = await request(path);
    // A project on a site of its own.
    if (response.headers.get('Location')?.startsWith('https:')) return [];
    if (response.status !== 200) broken.push(`${path}: ${response.status}`);
    const html = await response.text();
    pages.set(path, html);
    const data = path.replace(/\/(?=$|\?)/, '/_.data');
    pages.set(data, await (await request(data)).text());
    const found = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g)].map(([, href = '']) => href);
    const links = found.filter((link) => !seen.has(link) && isPage(link));
    for (const link of links) seen.add(link);
    return [...new Set(links)].filter(isOneOfFew);
  }

  /** The forms about a property are as many as there are properties, and show no more than its card: some of each do. */
  function isOneOfFew(link: string): boolean {
    const name = matchPath(link)?.name ?? 'home';
    if (!isFormAboutOne(name)) return true;
    const key = `${link.slice(0, 3)} ${name}`;
    forms.set(key, (forms.get(key) ?? 0) + 1);
    return (forms.get(key) ?? 0) <= mostPerForm;
  }
}

const mostPerForm = 5;

/** Whether a screen is a form about one property or project. */
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

/** Filters combine without end and show the same cards: of the lists, every page and every order is read. */
export function isPage(link: string): boolean {
  return /^\/\w\w\/[^?]*(\?(page|sort)=[^&]*)?$/.test(link);
}
