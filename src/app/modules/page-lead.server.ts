import type { ShownText } from '#app/page/present-text.server.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import type { LoadedModule } from './load-modules.server.ts';

/** The title and more at the top of a page of modules; search engines and shared links get the same. */
export type PageLead = {
  title: ShownText;
  intro?: ShownText;
  picture?: ShownPicture | null;
  /** The banner shows the title. */
  inBanner?: boolean;
};

/**
 * If the first module is an article or a banner, it leads the page in place of the page's own title and first sentence.
 */
export function pageLead([first]: LoadedModule[], own: PageLead): PageLead {
  if (first?.type === 'article') {
    const { title, intro, picture } = first.data;
    return { title, intro, picture };
  }
  if (first?.type === 'banner') {
    const { title, sentence, picture } = first.data;
    return { title: { text: title }, intro: { text: sentence }, picture, inBanner: true };
  }
  return own;
}
