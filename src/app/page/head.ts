import type { MetaDescriptor } from 'react-router';
import type { PageHead } from './head.server.ts';

/** Without a head (an error) it says only that nothing is indexed. */
export function headElements(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ name: 'robots', content: 'noindex' }];
  return [
    { title: head.title },
    ...named({ description: head.description, robots: head.noindex && 'noindex' }),
    ...(head.noindex ? [] : addresses(head)),
    ...openGraph(head),
    ...named({
      'twitter:card': head.image || head.twitter.image ? 'summary_large_image' : 'summary',
      'twitter:title': head.twitter.title,
      'twitter:description': head.twitter.description,
      'twitter:image': head.twitter.image,
    }),
  ];
}

function addresses({ url, alternates }: PageHead): MetaDescriptor[] {
  return [
    ...(url ? [{ tagName: 'link' as const, rel: 'canonical', href: url }] : []),
    ...alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
  ];
}

function openGraph({ kind, url, siteName, locale, otherLocales, shared, image }: PageHead): MetaDescriptor[] {
  const properties: [string, string | number | null | undefined][] = [
    ['og:type', kind],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', locale],
    ...otherLocales.map((each): [string, string] => ['og:locale:alternate', each]),
    ['og:title', shared.title],
    ['og:description', shared.description],
    ['og:image', image?.url],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt],
  ];
  return properties.flatMap(([property, content]) =>
    content ? [{ property, content: String(content) }] : [],
  );
}

function named(contents: Record<string, string | false | undefined>): MetaDescriptor[] {
  return Object.entries(contents).flatMap(([name, content]) => (content ? [{ name, content }] : []));
}
