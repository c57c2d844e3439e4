import { listTestimonials } from '#database/testimonials.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { href } from '#site/paths.ts';
import { presentTestimonial } from '../article/testimonial.server.ts';

/** Gives what the newest client said, and the way to all that were said. */
export async function loadTestimonials(_: ModuleOf<'testimonials'>, context: RequestContext) {
  const { database, language, tags } = context;
  tags.add('testimonials');
  const [newest] = await listTestimonials(database, 1);
  return newest
    ? { testimonial: presentTestimonial(newest, context), all: href(language, 'testimonials') }
    : null;
}
