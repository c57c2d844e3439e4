import type { BenchSite } from './site.ts';

/** The screens whose speed and weight have a budget. */
export const screens = ['home', 'list', 'detail', 'contact'] as const;

export type Screen = (typeof screens)[number];

/** The detail page is that of the first property in the list. */
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
