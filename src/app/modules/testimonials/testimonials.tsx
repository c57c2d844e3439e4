import type { ShownTestimonial } from '#app/article/testimonial.server.ts';
import { type CardRow, cardRowLook } from '#app/modules/card-row.ts';
import { type AllLink, ModuleHead } from '#app/modules/module-head.tsx';
import type { ShownTitle } from '#app/modules/module-title.tsx';
import type { ShownText } from '#app/page/present-text.server.ts';
import { Link } from '#interface/link.tsx';

/** Each name links to the client's whole testimonial. */
export function Testimonials({
  title,
  testimonials,
  notice,
  all,
  row,
}: {
  title: ShownTitle;
  testimonials: ShownTestimonial[];
  notice: ShownText | null;
  all: AllLink;
  row: CardRow;
}) {
  return (
    <section>
      <ModuleHead title={title} all={all} />
      <ul className={`mt-8 grid gap-x-6 gap-y-9 tablet:mt-11 ${cardRowLook[row.perRow]}`}>
        {testimonials.map(({ id, lang, short, author, occasion, postedOn, translated, href }) => (
          <li key={id} className="border-t border-ink pt-6">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote
                lang={lang}
                className="font-display text-[1.375rem] italic leading-[1.32] tracking-[-0.012em] text-pretty"
              >
                {short}
              </blockquote>
              <figcaption className="small">
                <Link to={href} className="text-base font-semibold underline-offset-4 hover:underline">
                  {author}
                </Link>
                <span className="block text-ink-3">
                  <span lang={occasion.lang}>{occasion.text}</span>
                  {occasion.text && ', '}
                  <span className="whitespace-nowrap">{postedOn}</span>
                </span>
                {translated && <span className="block text-ink-3">{translated}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {notice && (
        <p lang={notice.lang} className="tiny mt-9 max-w-[80ch] text-ink-3">
          {notice.text}
        </p>
      )}
    </section>
  );
}
