import { saveSearchHref } from '#app/alert/alert-address.server.ts';
import { SearchAlert } from '#app/alert/search-alert.tsx';
import { headElements } from '#app/page/head.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import type { Card } from '#app/property/card.tsx';
import { favourites, idsOf, saveProperties } from '#app/property/saved-properties.ts';
import { requestContext } from '#app/request-context.ts';
import { RecentStrip } from '#app/saved/recent-strip.tsx';
import { type ListActions, SavedList } from '#app/saved/saved-list.tsx';
import { loadSavedProperties } from '#app/saved/saved-properties.server.ts';
import { mostSaved, type SavedProperty, withProperty } from '#domain/saved/saved-properties.ts';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { searchLike } from '#search/search-like.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const properties = await loadSavedProperties(context, 'favourites', url.searchParams);
  const like = searchLike(await context.search.current(), context.zones, properties.ids);
  const alert = like && saveSearchHref(context, like);
  return {
    head: properties.head,
    alternates: properties.alternates,
    properties,
    words: {
      intro: t('FAVOURITES_INTRO'),
      all: t('OWN_FAVOURITES'),
      cleared: t('PROPERTIES_REMOVED'),
      empty: t('FAVOURITES_EMPTY'),
      hint: t('FAVOURITES_HINT'),
    },
    alert: alert ? { href: alert, label: t('TELL_OF_SIMILAR') } : null,
    takeOver: plural(t, 'TAKE_OVER', properties.cards.length),
    takenOver: t('TAKEN_OVER'),
    seen: {
      path: screenHref(context, 'recentlySeen'),
      title: t('PAGE_RECENTLY_SEEN'),
      all: t('ALL_RECENTLY_SEEN'),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { properties, words, alert, takeOver, takenOver, seen } = loaderData;
  const takeOverAll = ({ kept, say }: ListActions) => {
    const added = properties.cards.filter(({ id }) => !idsOf(kept).includes(id));
    saveProperties(favourites, added.reduceRight(withCard, [...kept]));
    say({ text: takenOver, undo: () => saveProperties(favourites, kept) });
  };
  return (
    <SavedList
      list={favourites}
      properties={properties}
      words={words}
      actions={(list) =>
        !list.own &&
        properties.cards.some(({ id }) => !idsOf(list.kept).includes(id)) && (
          <Button
            type="button"
            kind="quiet"
            size="small"
            className="needs-script"
            onClick={() => takeOverAll(list)}
          >
            <Icon name="heart" />
            {takeOver}
          </Button>
        )
      }
    >
      {alert && (
        <div className="mt-14">
          <SearchAlert href={alert.href} isChangeable>
            {alert.label}
          </SearchAlert>
        </div>
      )}
      {seen.path && <RecentStrip path={seen.path} title={seen.title} all={seen.all} />}
    </SavedList>
  );
}

function withCard(properties: SavedProperty[], { id, price: { amount } }: Card): SavedProperty[] {
  return withProperty(properties, amount === undefined ? [id] : [id, amount], mostSaved.favourites);
}
