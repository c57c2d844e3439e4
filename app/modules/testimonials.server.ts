import { listTestimonials } from '#database/testimonials.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { textsFor } from '#texts/server.ts';
import { presentTestimonial } from '../article/testimonial.server.ts';
import { screenHref } from '../shell/screen-href.server.ts';
import { cardRow } from './card-row.ts';
import { shownTitle } from './module-context.server.ts';

/** Gives what clients said lately, and the way to all that they said. */
export async function loadTestimonials(module: ModuleOf<'testimonials'>, context: RequestContext) {
  const { database, language, tags } = context;
  const { view, maxItems } = module;
  const t = textsFor(language);
  tags.add('testimonials');
  const newest = await listTestimonials(database, view === 'quote' ? 1 : maxItems);
  if (newest.length === 0) return null;
  return {
    view,
    title: shownTitle(module, context, view === 'quote' ? '' : t('TESTIMONIALS_TITLE')),
    testimonials: newest.map((each) => presentTestimonial(each, context)),
    all: { href: screenHref(context, 'testimonials'), label: t('ALL_TESTIMONIALS') },
    row: cardRow(module),
  };
}
