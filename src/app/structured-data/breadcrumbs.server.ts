import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Crumb } from '#interface/breadcrumb.tsx';

/** Empty if the crumbs lead nowhere. */
export function breadcrumbs(crumbs: readonly Crumb[], publicUrl: string): BreadcrumbList[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(
        ({ label, href }, index): ListItem => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: href && new URL(href, publicUrl).href,
        }),
      ),
    },
  ];
}
