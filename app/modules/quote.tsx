import { useTexts } from '#texts/use-texts.ts';
import type { ShownTestimonial } from '../article/testimonial.server.ts';
import { ArrowLink } from '../interface/arrow-link.tsx';

/** What the newest client said. */
export function Quote({ testimonial, all }: { testimonial: ShownTestimonial; all: string }) {
  const t = useTexts();
  const { quote, lang, author, occasion, postedOn } = testimonial;
  return (
    <section className="section bg-tint py-16 tablet:py-20 desktop:py-26">
      <div className="column grid gap-x-6 desktop:grid-cols-12">
        <figure className="desktop:col-span-9 desktop:col-start-3">
          <blockquote lang={lang} className="quote max-w-[24em]">
            {quote}
          </blockquote>
          <figcaption className="mt-13 flex flex-col items-start justify-between gap-x-8 gap-y-6 text-[0.9375rem] leading-[1.55] desktop:flex-row desktop:items-center">
            <span>
              <span className="block font-semibold">{author}</span>
              <span lang={occasion.lang} className="text-ink-3">
                {[occasion.text, postedOn].filter(Boolean).join(', ')}
              </span>
            </span>
            <ArrowLink to={all}>{t('ALL_TESTIMONIALS')}</ArrowLink>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
