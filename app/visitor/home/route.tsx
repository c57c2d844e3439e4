import { requestContext } from '#server/context.ts';
import type { ShellHandle } from '../../root.tsx';
import { headElements } from '../../shell/head.ts';
import type { Route } from './+types/route.ts';
import { Banner } from './banner.tsx';
import { loadHome } from './home.server.ts';
import { News } from './news.tsx';
import { Quote } from './quote.tsx';
import { RecentProperties } from './recent-properties.tsx';
import { SearchStrip } from './search-strip.tsx';
import { Services } from './services.tsx';
import { Stats } from './stats.tsx';
import { Valuation } from './valuation.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(requestContext));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export const handle: ShellHandle = { headerOnPicture: true, withoutTopBar: true };

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    banner,
    search,
    recent,
    allForSale,
    stats,
    services,
    testimonial,
    allTestimonials,
    news,
    allNews,
    valuation,
  } = loaderData;
  return (
    <>
      <Banner {...banner} />
      <SearchStrip {...search} />
      <RecentProperties cards={recent} all={allForSale} />
      <Stats {...stats} />
      {services.rows.length > 0 && <Services {...services} />}
      {testimonial && <Quote testimonial={testimonial} all={allTestimonials} />}
      {news.length > 0 && <News articles={news} all={allNews} />}
      {valuation && <Valuation {...valuation} />}
    </>
  );
}
