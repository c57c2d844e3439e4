import { useTexts } from '#texts/use-texts.ts';
import { ArrowLink } from '../../interface/arrow-link.tsx';

export function Quote({
  text,
  author,
  occasion,
  all,
}: {
  text: string;
  author: string;
  occasion: string;
  all: string;
}) {
  const t = useTexts();
  return (
    <section className="section bg-tint py-16 desktop:py-26">
      <div className="column grid gap-x-6 desktop:grid-cols-12">
        <figure className="desktop:col-span-9 desktop:col-start-3">
          <blockquote className="quote max-w-[24em]">{t('QUOTED', { text })}</blockquote>
          <figcaption className="small mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <span>
              <span className="block font-semibold">{author}</span>
              <span className="text-ink-3">{occasion}</span>
            </span>
            <ArrowLink to={all}>{t('ALL_TESTIMONIALS')}</ArrowLink>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
