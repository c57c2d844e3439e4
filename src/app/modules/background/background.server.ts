import { presentPictures } from '#app/modules/module-context.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import type { PageModule } from '#site/pages/module-schema.ts';
import type { Focus } from '#site/schema-parts.ts';

/** Null for the ground of the page. */
export type ShownBackground =
  | { type: 'color'; color: 'tint' | 'night' }
  | { type: 'pictures'; pictures: ShownPicture[]; focus?: Focus }
  | null;

/** A quote across the page has a band of its own unless the module names a background. */
export async function loadBackground(module: PageModule, context: RequestContext): Promise<ShownBackground> {
  const { background, columns } = module;
  if (background.type === 'color') {
    return background.color === 'paper' ? null : { type: 'color', color: background.color };
  }
  if (background.type === '') {
    const isQuote = module.type === 'testimonials' && module.view === 'quote' && columns === 12;
    return isQuote ? { type: 'color', color: 'tint' } : null;
  }
  const ids = background.type === 'image' ? [background.pictureId] : background.pictureIds;
  const pictures = await presentPictures(ids, context);
  if (pictures.length === 0) return null;
  return {
    type: 'pictures',
    pictures,
    focus: background.type === 'image' ? background.focus : undefined,
  };
}
