import { reviewNotice } from '#app/article/reviews.server.ts';
import { presentTestimonial } from '#app/article/testimonial.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { requestContext } from '#app/request-context.ts';
import { findTestimonial, listTestimonials } from '#database/site/testimonials.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Breadcrumb } from '#interface/breadcrumb.tsx';
import { Link } from '#interface/link.tsx';
import { Picture } from '#interface/picture.tsx';
import { alternates } from '#site/paths/paths.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, tags } = context;
  tags.add('testimonials');
  const [testimonial, all] = await Promise.all([
    findTestimonial(database, params.slug),
    listTestimonials(database, 4),
  ]);
  if (!testimonial) throw missingPage(url.pathname);
  const shown = presentTestimonial(testimonial, context);
  const paths = alternates('testimonial', { slug: testimonial.slug });
  return {
    head: pageHead(context, {
      title: [shown.author, shown.occasion.text].filter(Boolean).join(', '),
      description: excerpt(shown.quote, { limit: 160, ellipsis: true }),
      alternates: paths,
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'testimonial', shown.author),
    testimonial: shown,
    notice: reviewNotice(context),
    others: all
      .filter(({ id }) => id !== testimonial.id)
      .slice(0, 3)
      .map((each) => presentTestimonial(each, context)),
    all: screenHref(context, 'testimonials'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, testimonial, notice, others, all } = loaderData;
  const { author, occasion, postedOn, translated, website, picture } = testimonial;
  return (
    <>
      <div className="column pt-5 tablet:pt-6">
        <Breadcrumb label={t('BREADCRUMB')} crumbs={crumbs} />
      </div>
      <div className="mt-6 bg-tint py-16 tablet:py-20 desktop:py-26">
        <figure className="column grid gap-x-6 desktop:grid-cols-12">
          <blockquote lang={testimonial.lang} className="quote whitespace-pre-line desktop:col-span-9">
            {testimonial.quote}
          </blockquote>
          <figcaption className="mt-9 flex items-center gap-5 desktop:col-span-9">
            {picture && (
              <Picture picture={picture} alt="" sizes="64px" className="size-16 shrink-0 rounded-full" />
            )}
            <span className="small">
              <h1 className="text-base font-semibold">{author}</h1>
              <span lang={occasion.lang} className="block text-ink-3">
                {[occasion.text, postedOn].filter(Boolean).join(', ')}
              </span>
              {translated && <span className="block text-ink-3">{translated}</span>}
              {website && (
                <a href={website} rel="nofollow noopener" target="_blank" className="text-link">
                  {new URL(website).hostname}
                </a>
              )}
            </span>
          </figcaption>
          <p lang={notice.lang} className="tiny mt-9 max-w-[64ch] text-ink-3 desktop:col-span-9">
            {notice.text}
          </p>
        </figure>
      </div>
      {others.length > 0 && (
        <section className="column section page-end">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
            <h2 className="d3">{t('MORE_TESTIMONIALS')}</h2>
            {all && <ArrowLink to={all}>{t('ALL_TESTIMONIALS')}</ArrowLink>}
          </div>
          <ul className="mt-7 grid gap-x-6 border-t border-ink desktop:mt-11 desktop:grid-cols-3">
            {others.map((other) => (
              <li key={other.id} className="relative border-b border-line py-7 desktop:border-0">
                <p
                  lang={other.lang}
                  className="line-clamp-5 font-display text-[1.375rem] italic leading-[1.32] tracking-[-0.012em]"
                >
                  {other.short}
                </p>
                <p className="small mt-4">
                  <Link to={other.href} className="font-semibold after:absolute after:inset-0">
                    {other.author}
                  </Link>
                  <span lang={other.occasion.lang} className="block text-ink-3">
                    {other.occasion.text}
                  </span>
                  {other.translated && <span className="block text-ink-3">{other.translated}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
