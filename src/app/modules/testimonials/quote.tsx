import type { ShownTestimonial } from '#app/article/testimonial.server.ts';
import type { AllLink } from '#app/modules/module-head.tsx';
import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';
import type { ShownText } from '#app/page/present-text.server.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';

/** The testimonial of the newest client. */
export function Quote({
  title,
  testimonials: [testimonial],
  notice,
  all,
}: {
  title: ShownTitle;
  testimonials: ShownTestimonial[];
  notice: ShownText | null;
  all: AllLink;
}) {
  if (!testimonial) return null;
  const { quote, lang, author, occasion, postedOn, translated } = testimonial;
  return (
    <section className="grid gap-x-6 across:grid-cols-12">
      <div className="across:col-span-9 across:col-start-3">
        <ModuleTitle {...title} />
        <figure className={title.text && 'mt-8'}>
          <blockquote lang={lang} className="quote max-w-[24em]">
            {quote}
          </blockquote>
          <figcaption className="mt-13 flex flex-col items-start justify-between gap-x-8 gap-y-6 text-[0.9375rem] leading-[1.55] across:flex-row across:items-center">
            <span>
              <span className="block font-semibold">{author}</span>
              <span lang={occasion.lang} className="text-ink-3">
                {[occasion.text, postedOn].filter(Boolean).join(', ')}
              </span>
              {translated && <span className="block text-ink-3">{translated}</span>}
            </span>
            {all.href && <ArrowLink to={all.href}>{all.label}</ArrowLink>}
          </figcaption>
        </figure>
        {notice && (
          <p lang={notice.lang} className="tiny mt-7 max-w-[64ch] text-ink-3">
            {notice.text}
          </p>
        )}
      </div>
    </section>
  );
}
