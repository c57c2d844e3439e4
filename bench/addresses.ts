import type { BenchSite } from './site.ts';

/** The screens that the budgets are about. */
export const screens = ['home', 'list', 'detail', 'contact'] as const;

export type Screen = (typeof screens)[number];

/** Takes the site; gives an address for each screen; the detail is the first home of the list. */
export async function screenAddresses(site: BenchSite): Promise<Record<Screen, string>> {
  const list = `${site.url}/nl/te-koop/`;
  const html = await (await fetch(list)).text();
  const detail = /<h3[^>]*><a [^>]*href="(\/nl\/te-koop\/[^"]+)"/.exec(html)?.[1];
  if (!detail) throw new Error('The list shows no home.');
  return {
    home: `${site.url}/nl/`,
    list,
    detail: site.url + detail,
    contact: `${site.url}/nl/contact/`,
  };
}
