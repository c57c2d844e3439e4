import type { ShownText } from '#app/article/present-text.server.ts';
import type { ShownPicture } from '#app/interface/picture.tsx';
import type { LoadedModule } from './load-modules.server.ts';

/** What leads a page of modules, and what is told of it elsewhere. */
export type PageLead = {
  title: ShownText;
  intro?: ShownText;
  picture?: ShownPicture | null;
  /** The title stands in the banner. */
  inBanner?: boolean;
};

/** Takes title and first sentence of a page, and its modules; an article or a banner that comes first leads it instead. */
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
