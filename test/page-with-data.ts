import type { TestApp } from './app.ts';

/**
 * Takes the path of a page; gives its HTML and, behind it, the data that the browser fetches for it: all that a visitor
 * can find out there.
 */
export async function pageWithData({ request }: Pick<TestApp, 'request'>, path: string): Promise<string> {
  const html = await (await request(path)).text();
  const [, from] = / data-from="([^"]+)"/.exec(html) ?? [];
  return from ? html + (await (await request(from.replaceAll('&amp;', '&'))).text()) : html;
}
