import type { TestApp } from './app.ts';

/** The page's HTML followed by the data that the browser fetches for it: all that a visitor can see there. */
export async function pageWithData({ request }: Pick<TestApp, 'request'>, path: string): Promise<string> {
  const html = await (await request(path)).text();
  const [, from] = / data-from="([^"]+)"/.exec(html) ?? [];
  return from ? html + (await (await request(from.replaceAll('&amp;', '&'))).text()) : html;
}
