import { presentScore, reviewNotice } from '#app/article/reviews.server.ts';
import { presentTestimonial, type ShownTestimonial } from '#app/article/testimonial.server.ts';
import { Modules } from '#app/modules/modules.tsx';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { requestContext } from '#app/request-context.ts';
import { listTestimonials } from '#database/site/testimonials.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Link } from '#interface/link.tsx';
import { PageTop } from '#interface/page-top.tsx';
import { alternates } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  const t = textsFor(language);
  const screen = await loadScreen(context, 'testimonials', { text: t('TESTIMONIALS_TITLE') });
  tags.add('testimonials');
  const testimonials = await listTestimonials(database, 100);
  const paths = alternates('testimonials', {});
  return {
    head: pageHead(context, {
      title: screenName(context, 'testimonials'),
      description: screen.title.text,
      alternates: paths,
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'testimonials'),
    ...screen,
    write: { href: screenHref(context, 'writeTestimonial'), label: t('PAGE_WRITE_TESTIMONIAL') },
    score: presentScore(context),
    notice: reviewNotice(context),
    testimonials: testimonials.map((each) => presentTestimonial(each, context)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, score, notice, write, testimonials, modules } = loaderData;
  return (
    <div className="page-end">
      <div className="column">
        <div className="grid gap-x-6 gap-y-7 desktop:grid-cols-12 desktop:items-end">
          <div className="desktop:col-span-8">
            <PageTop crumbs={crumbs} title={title} />
          </div>
          {score && (
            <p className="desktop:col-span-3 desktop:col-start-10">
              <span className="figure whitespace-nowrap">
                {score.value}
                <span className="text-[1.75rem] tracking-[-0.01em]"> {score.outOf}</span>
              </span>
              <span className="small mt-2 block text-ink-3">{score.clients}</span>
            </p>
          )}
        </div>
        <p lang={notice.lang} className="small mt-7 max-w-[64ch] text-ink-3">
          {notice.text}
        </p>
        {testimonials.length === 0 && <p className="lede mt-9 text-ink-2">{t('NO_TESTIMONIALS')}</p>}
        <ul className="mt-9 border-t border-ink desktop:mt-14">
          {testimonials.map((testimonial) => (
            <Row key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
        {write.href && (
          <p className="mt-9">
            <ArrowLink to={write.href}>{write.label}</ArrowLink>
          </p>
        )}
      </div>
      <Modules modules={modules} />
    </div>
  );
}

function Row({ testimonial }: { testimonial: ShownTestimonial }) {
  const t = useTexts();
  const { lang, short, isCut, author, occasion, postedOn, translated, href } = testimonial;
  return (
    <li className="border-b border-line py-8 desktop:py-11">
      <figure className="grid gap-x-6 gap-y-5 desktop:grid-cols-12">
        <blockquote
          lang={lang}
          className="font-display text-[1.375rem] italic leading-[1.32] tracking-[-0.012em] text-pretty tablet:text-[1.625rem] desktop:col-span-8"
        >
          {short}
        </blockquote>
        <figcaption className="small desktop:col-span-3 desktop:col-start-10">
          <Link to={href} className="text-base font-semibold underline-offset-4 hover:underline">
            {author}
          </Link>
          <span lang={occasion.lang} className="block text-ink-3">
            {occasion.text}
          </span>
          <span className="block text-ink-3">{postedOn}</span>
          {translated && <span className="block text-ink-3">{translated}</span>}
          {isCut && (
            <Link
              to={href}
              className="text-link mt-3 inline-block"
              aria-label={t('LABEL_AND_TEXT', { label: t('READ_MORE'), text: author })}
            >
              {t('READ_MORE')}
            </Link>
          )}
        </figcaption>
      </figure>
    </li>
  );
}
