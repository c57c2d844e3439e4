import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { requestContext } from '#app/request-context.ts';
import { Link } from '#interface/link.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { alternatesWithQuery } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';
import { ZoneChoice } from './zone-choice.tsx';
import { loadZoneChoice } from './zones.server.ts';
import './zones.css';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  context.tags.add('places').add('properties');
  const title = screenName(context, 'zones');
  const alternates = alternatesWithQuery('zones', url.search);
  return {
    head: pageHead(context, { title, alternates }),
    alternates,
    crumbs: crumbsTo(context, 'zones'),
    title,
    words: {
      intro: t('ZONES_INTRO'),
      all: t('ZONES_ALL'),
      chosen: t('ZONES_ALSO_CHOSEN'),
      municipalities: t('ZONES_MUNICIPALITIES'),
      whole: t('ZONES_WHOLE_MAP'),
    },
    ...(await loadZoneChoice(context, url.searchParams)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Zones({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, words, inside, up, ...choice } = loaderData;
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: inside ?? title }}>
        {inside ? (
          <p className="mt-4">
            <Link to={up} className="underlined">
              {words.all}
            </Link>
          </p>
        ) : (
          <Lede text={words.intro} />
        )}
      </PageTop>
      <ZoneChoice key={`${inside} ${up}`} words={words} {...choice} />
    </div>
  );
}
