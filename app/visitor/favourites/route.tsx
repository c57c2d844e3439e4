import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listPropertiesById } from '#database/property-list.ts';
import { requestContext } from '#server/context.ts';
import { pathEntry } from '#site/paths.ts';
import { plural } from '#texts/i18n.ts';
import { textsFor } from '#texts/server.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ButtonLink } from '../../interface/button.tsx';
import { Icon } from '../../interface/icon.tsx';
import { PageTop } from '../../interface/page-top.tsx';
import { PropertyCard } from '../../property/card.tsx';
import { favouritesAddress, useFavourites } from '../../property/favourites.tsx';
import { presentCard } from '../../property/present-card.server.ts';
import { ShareButton } from '../../property/share.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { screenHref } from '../../shell/screen-href.server.ts';
import type { Route } from './+types/route.ts';
import { idsInQuery } from './ids.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  const t = textsFor(language);
  const ids = idsInQuery(url.searchParams.get('ids'));
  tags.add('properties').add('places');
  const rows = await listPropertiesById(database, ids);
  const { nl, fr, de, en } = pathEntry('favourites');
  const alternates = {
    nl: favouritesAddress(nl, ids),
    fr: favouritesAddress(fr, ids),
    de: favouritesAddress(de, ids),
    en: favouritesAddress(en, ids),
  };
  return {
    head: pageHead(context, { title: t('FAVOURITES_TITLE'), alternates }),
    alternates,
    crumbs: crumbsTo(context, 'favourites'),
    path: pathEntry('favourites')[language],
    asked: ids.length > 0,
    cards: rows.map((row) => presentCard(row, language)),
    count: plural(t, 'COUNT_PROPERTIES', rows.length),
    forSale: screenHref(context, 'forSale'),
    forRent: screenHref(context, 'forRent'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

const sizes = '(min-width: 1440px) 411px, (min-width: 961px) 31vw, (min-width: 768px) 46vw, 75vw';

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, path, asked, cards, count, forSale, forRent } = loaderData;
  useOwnFavourites(path, asked);
  return (
    <div className="column page-end">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageTop crumbs={crumbs} title={{ text: t('FAVOURITES_TITLE') }} />
        {cards.length > 0 && (
          <div className="facts flex items-center gap-6 desktop:pb-1.5">
            <h2 className="font-normal text-ink-3">{count}</h2>
            <ShareButton
              title={t('FAVOURITES_TITLE')}
              className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
            />
          </div>
        )}
      </div>
      {cards.length > 0 ? (
        <ul className="mt-9 grid gap-x-6 gap-y-14 border-t border-ink pt-9 tablet:grid-cols-2 desktop:mt-11 desktop:grid-cols-3">
          {cards.map((card, index) => (
            <li key={card.id}>
              <PropertyCard card={card} sizes={sizes} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-9 border-t border-ink pt-9 desktop:mt-11">
          <Icon name="heart" size={32} className="text-ink-3" />
          <p className="d4 mt-4">{asked ? t('FAVOURITES_NOT_FOUND') : t('FAVOURITES_EMPTY')}</p>
          <p className="mt-3 max-w-[30em] text-ink-2">{t('FAVOURITES_HINT')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {forSale && <ButtonLink to={forSale}>{t('PAGE_FOR_SALE')}</ButtonLink>}
            {forRent && (
              <ButtonLink to={forRent} kind="quiet">
                {t('PAGE_FOR_RENT')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Without a list in its address the page shows what is saved in this browser. */
function useOwnFavourites(path: string, asked: boolean) {
  const ids = useFavourites();
  const navigate = useNavigate();
  useEffect(() => {
    if (!asked && ids.length > 0) void navigate(favouritesAddress(path, ids), { replace: true });
  }, [asked, ids, navigate, path]);
}
