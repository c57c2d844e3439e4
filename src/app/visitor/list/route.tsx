import { Fragment, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import SaveSearch from '#app/alert/save-search.tsx';
import { loadModulesBelow, ModulesBelow } from '#app/modules/modules-below.tsx';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { PrintHead } from '#app/shell/print-head.tsx';
import { Breadcrumb } from '#interface/breadcrumb.tsx';
import { HouseRow } from '#interface/house-row.tsx';
import { Link } from '#interface/link.tsx';
import { LoadFailed } from '#interface/load-failed.tsx';
import { matchPath } from '#site/paths/paths.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Filters } from './filters.tsx';
import { keepSearch } from './keep-search.ts';
import { keepList, listOrLast } from './last-list.ts';
import { LayoutSwitch, PhoneLayoutLink } from './layout-switch.tsx';
import { loadList } from './list.server.ts';
import { NothingFound } from './nothing-found.tsx';
import { ListPhoneBar } from './phone-bar.tsx';
import { PlaceDoubts } from './place-doubts.tsx';
import { Results } from './results.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import './layouts.css';

// Loaded when the map is opened; the frame loads the map itself.
const MapView = lazy(() => import('./map-layout.tsx'));

export function loader({ context, url }: Route.LoaderArgs) {
  const page = matchPath(url.pathname)?.name === 'forRent' ? 'forRent' : 'forSale';
  return loadList(context.get(requestContext), page, url.searchParams);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await listOrLast(serverLoader);
  if (data.modules.length > 0) await loadModulesBelow();
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function List({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const hasFailed = 'hasFailed' in loaderData && loaderData.hasFailed;
  const location = useLocation();
  useEffect(() => {
    if (hasFailed) return;
    keepList(loaderData);
    keepSearch(loaderData, location);
  }, [loaderData, hasFailed, location]);
  const {
    title,
    crumbs,
    modules,
    path,
    counts,
    cards,
    filters,
    chips,
    orders,
    paging,
    problems,
    doubts,
    besides,
    nothingFound,
    alert,
    clear,
    map,
    views,
    onPaper,
  } = loaderData;
  const address = orders.find(({ chosen }) => chosen)?.href ?? path;
  const keptFocus = useKeptFocus(address);
  // The map wants the height.
  const isMapAlone = map?.view === 'map';
  // The frame must not load before there is a listener for that. And the data already has the fields of the filters,
  // which most visitors never open: the page need not have them twice.
  const [isInBrowser, setInBrowser] = useState(false);
  // Rendered in slices, so that a touch is answered in between: the fields are half of the page.
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  const isSplit = map?.view === 'split';
  const layouts = views && <LayoutSwitch shown={views} />;
  // A map has no order.
  const isOrdered = cards.length > 0 && !isMapAlone;
  const orderAndLayout = (
    <div
      className={`hidden shrink-0 items-center gap-6 desktop:flex ${isSplit ? 'justify-between py-6' : chips.length > 0 ? 'order-1 basis-full justify-end' : 'ml-auto'}`}
    >
      {isOrdered && <SortMenu id="order" orders={orders} />}
      {layouts}
    </div>
  );
  // Half of the column has no room for the chosen filters: they stand above the list and its map.
  const toolbar = (!map || chips.length > 0) && (
    <div
      className={`flex flex-wrap items-center justify-between gap-y-3 pb-4 pt-3 ${map ? 'above-map' : ''} ${isSplit ? 'gap-x-4 desktop:py-4' : 'gap-x-6 desktop:py-6'}`}
    >
      <ChosenFilters chips={chips} clear={clear} />
      {!map && orderAndLayout}
      {alert && cards.length > 0 && chips.length > 0 && (
        <SaveSearch href={alert} kind="quiet" size="small" className="max-tablet:w-full">
          {t('SAVE_SEARCH')}
        </SaveSearch>
      )}
    </div>
  );
  return (
    <>
      <PrintHead words={onPaper} />
      <div className={map ? 'overflow-x-clip' : cards.length > 0 ? 'page-end' : ''}>
        <div className={map ? 'column desktop:pt-6' : 'column pt-5 tablet:pt-6'} {...keptFocus}>
          <div className={map ? 'without-room max-desktop:pt-5' : undefined}>
            {!isMapAlone && <Breadcrumb label={t('BREADCRUMB')} crumbs={crumbs} />}
            <div
              className={`flex gap-x-8 gap-y-2 max-tablet:flex-col ${isMapAlone ? 'tablet:items-center' : 'mt-5.5 tablet:mt-9 tablet:items-baseline'}`}
            >
              <h1 className={`grow ${isMapAlone ? 'd4' : 'd2'}`}>{title}</h1>
              {filters && (
                <h2 id="found" tabIndex={-1} className="shrink-0 font-normal text-ink-3" aria-live="polite">
                  {counts.found}
                </h2>
              )}
              {isMapAlone && <div className="max-desktop:hidden">{layouts}</div>}
            </div>
            <div
              className={`${isMapAlone ? 'mt-4' : 'mt-4 tablet:mt-8'} ${filters ? '' : 'border-t border-ink'}`}
            />
          </div>
          {/* Made anew for each address: typed text that was not sent goes, and the choices are shown. */}
          {filters && (
            <Fragment key={address}>
              <ListPhoneBar
                sortMenu={isOrdered && <SortMenu id="order-on-phone" orders={orders} />}
                viewLink={views && <PhoneLayoutLink shown={views} />}
                count={chips.length}
                unfolded={filters.open === null ? filters.unfolded : null}
              />
              <Filters
                filters={filters}
                path={path}
                clear={clear}
                counts={counts}
                isUnfolded={isInBrowser || filters.open !== null}
              />
              {toolbar}
            </Fragment>
          )}
          <div className={map ? `with-map is-${map.view}` : undefined}>
            <div className={`map-results ${map ? 'page-end' : ''}`}>
              {isSplit && orderAndLayout}
              {map && <p className="without-script mb-6 max-desktop:mt-5">{map.words.needsScript}</p>}
              {hasFailed && <LoadFailed onRetry={revalidate} className="mb-6" />}
              {problems && (
                <p role="status" className="small mb-6 border-l-[3px] border-ochre py-1 pl-4">
                  {problems}
                </p>
              )}
              <PlaceDoubts doubts={doubts} />
              {besides.map(({ href, label }) => (
                <p key={href} className="small mb-6">
                  <Link to={href} className="underlined">
                    {label}
                  </Link>
                </p>
              ))}
              {nothingFound ? (
                <NothingFound nothing={nothingFound} alert={alert} />
              ) : (
                <Results
                  cards={cards}
                  alert={alert}
                  isOfferedAbove={chips.length > 0}
                  paging={paging}
                  isBesideMap={map !== null}
                />
              )}
            </div>
            {map && (
              <div className="map-panel bg-tint">
                <Suspense fallback={null}>{isInBrowser && <MapView map={map} />}</Suspense>
              </div>
            )}
          </div>
        </div>
        {!map && <ModulesBelow modules={modules} />}
      </div>
      {cards.length === 0 && !map && <HouseRow row="plots" className="mt-16 desktop:mt-24" />}
    </>
  );
}
