import type { Crumb } from '#app/interface/breadcrumb.tsx';
import type { Thing } from './thing.server.ts';

/** Takes the crumbs that a page shows; gives them as a thing, or nothing where they lead nowhere. */
export function breadcrumbs(crumbs: readonly Crumb[], publicUrl: string): Thing[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: href && new URL(href, publicUrl).href,
      })),
    },
  ];
}
