import { reviewNotice } from '#app/article/reviews.server.ts';
import { presentTestimonial } from '#app/article/testimonial.server.ts';
import { cardRow } from '#app/modules/card-row.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import type { ShownText } from '#app/page/present-text.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listTestimonials } from '#database/site/testimonials.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

export async function loadTestimonials(module: ModuleOf<'testimonials'>, context: RequestContext) {
  const { database, language, tags } = context;
  const { view, maxItems } = module;
  const t = textsFor(language);
  tags.add('testimonials');
  const newest = await listTestimonials(database, view === 'quote' ? 1 : maxItems);
  if (newest.length === 0) return null;
  return {
    view,
    title: presentTitle(module, context, view === 'quote' ? '' : t('TESTIMONIALS_TITLE')),
    testimonials: newest.map((each) => presentTestimonial(each, context)),
    notice: reviewNotice(context) as ShownText | null,
    all: { href: screenHref(context, 'testimonials'), label: t('ALL_TESTIMONIALS') },
    row: cardRow(module),
  };
}
