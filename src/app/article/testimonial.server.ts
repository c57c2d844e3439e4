import { presentText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Testimonial } from '#database/site/testimonials.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import { href } from '#site/paths/paths.ts';
import { screaming } from '#texts/screaming.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

/** `short`: the excerpt that a list shows, in quotes. */
export function presentTestimonial(testimonial: Testimonial, context: RequestContext) {
  const { id, author, website, slug } = testimonial;
  const t = textsFor(context.language);
  const comment = presentText(testimonial.comment, context);
  const shownIn = comment.lang ?? context.language;
  const { originalLanguage } = testimonial;
  const short = excerpt(comment.text, { limit: 250, ellipsis: true });
  return {
    id,
    author,
    href: href(context.language, 'testimonial', { slug }),
    lang: comment.lang,
    /** 'vertaald uit het Frans'; empty for the client's own words (Code of economic law VI.99 § 6: no false reviews). */
    translated:
      originalLanguage && originalLanguage !== shownIn
        ? t(`TRANSLATED_FROM_${screaming(originalLanguage)}`)
        : '',
    quote: t('QUOTED', { text: comment.text }),
    short: t('QUOTED', { text: short }),
    isCut: short.endsWith('…'),
    occasion: presentText(testimonial.occasion, context),
    postedOn: dayInWords(testimonial.postedOn, context.language),
    website: website && /^https?:\/\//i.test(website) ? website : null,
    picture: presentPicture(testimonial.picture, 'testimonial', context.language),
  };
}

export type ShownTestimonial = ReturnType<typeof presentTestimonial>;
