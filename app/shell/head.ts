import type { MetaDescriptor } from 'react-router';
import type { PageHead } from './head.server.ts';

/** Takes the head that a loader made; gives the elements of <head>. Without one (an error), only that nothing is indexed. */
export function headElements(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ name: 'robots', content: 'noindex' }];
  const elements: MetaDescriptor[] = [{ title: head.title }];
  if (head.description) elements.push({ name: 'description', content: head.description });
  if (head.noindex) elements.push({ name: 'robots', content: 'noindex' });
  if (head.canonical && !head.noindex)
    elements.push({ tagName: 'link', rel: 'canonical', href: head.canonical });
  if (!head.noindex) {
    for (const { hreflang, href } of head.alternates) {
      elements.push({ tagName: 'link', rel: 'alternate', hrefLang: hreflang, href });
    }
  }
  elements.push({ property: 'og:title', content: head.title });
  if (head.image) elements.push({ property: 'og:image', content: head.image });
  return elements;
}
