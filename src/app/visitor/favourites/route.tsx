import { Button } from '#app/interface/button.tsx';
import { Icon } from '#app/interface/icon.tsx';
import type { Card } from '#app/property/card.tsx';
import { favourites, idsOf, keepHomes } from '#app/property/kept-homes.ts';
import { requestContext } from '#app/request-context.ts';
import { RecentStrip } from '#app/saved/recent-strip.tsx';
import { loadSavedHomes } from '#app/saved/saved-homes.server.ts';
import { type ListActions, SavedList } from '#app/saved/saved-list.tsx';
import { headElements } from '#app/shell/head.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { type KeptHome, mostKept, withHome } from '#domain/saved/kept-homes.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const homes = await loadSavedHomes(context, 'favourites', url.searchParams);
  return {
    head: homes.head,
    alternates: homes.alternates,
    homes,
    words: {
      intro: t('FAVOURITES_INTRO'),
      all: t('OWN_FAVOURITES'),
      cleared: t('HOMES_REMOVED'),
      empty: t('FAVOURITES_EMPTY'),
      hint: t('FAVOURITES_HINT'),
    },
    takeOver: plural(t, 'TAKE_OVER', homes.cards.length),
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
  const { homes, words, takeOver, takenOver, seen } = loaderData;
  const takeOverAll = ({ kept, say }: ListActions) => {
    const added = homes.cards.filter(({ id }) => !idsOf(kept).includes(id));
    keepHomes(favourites, added.reduceRight(withCard, [...kept]));
    say({ text: takenOver, undo: () => keepHomes(favourites, kept) });
  };
  return (
    <SavedList
      list={favourites}
      homes={homes}
      words={words}
      actions={(list) =>
        !list.own &&
        homes.cards.some(({ id }) => !idsOf(list.kept).includes(id)) && (
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
      {seen.path && <RecentStrip path={seen.path} title={seen.title} all={seen.all} />}
    </SavedList>
  );
}

function withCard(homes: KeptHome[], { id, price: { amount } }: Card): KeptHome[] {
  return withHome(homes, amount === undefined ? [id] : [id, amount], mostKept.favourites);
}
