import { type ReactNode, useContext } from 'react';
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { listPictures } from '#database/picture/pictures.ts';
import { countProjects } from '#database/property/projects.ts';
import { listShownFilms } from '#database/property/shown-films.ts';
import { findFilledLists } from '#database/site/filled-lists.ts';
import { listOffices } from '#database/site/people.ts';
import { FontPreloads } from '#interface/font-preloads.tsx';
import { countOnOffer } from '#search/find.ts';
import { matchPath } from '#site/paths/paths.ts';
import { presentTheme } from '#site/settings/present-theme.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { ownColors } from '#site/settings/theme-colors.ts';
import type { Route } from './+types/root.ts';
import { ConsentQuestion } from './consent/consent.tsx';
import { RendererMark } from './document/renderer-mark.ts';
import { ErrorScreen } from './error-screen.tsx';
import { loadsFilms } from './film/loads-films.server.ts';
import { articleKeysOf } from './forms/is-privacy-written.server.ts';
import { gonePage } from './page/gone-page.ts';
import { LayoutFlagsProvider } from './page/layout-flags.tsx';
import { requestContext } from './request-context.ts';
import { Analytics } from './shell/analytics/analytics.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Moving } from './shell/moving.ts';
import { PreviewStrip } from './shell/preview-strip.tsx';
import { sameShell, shellPictureIds } from './shell/shell.server.ts';
import type { ShellHandle, ShellWishes } from './shell/shell-wishes.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { TopOfPage } from './shell/top-of-page.tsx';
import { agencyOn } from './structured-data/agency.server.ts';
import styles from './styles/app.css?url';

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { database, answers, search, settings, tags, now } = request;
  tags.add('settings').add('people').add('articles:page').add('articles:service').add('counts');
  const pictureIds = shellPictureIds(settings);
  const [offices, articleKeys, pictures, projects, films, filled, properties] = await Promise.all([
    answers.ask('offices', ['people'], () => listOffices(database)),
    articleKeysOf(request),
    answers.ask(`pictures ${pictureIds}`, ['settings'], () => listPictures(database, pictureIds)),
    answers.ask('projects', ['counts'], () => countProjects(database)),
    answers.ask('films', ['counts'], () => listShownFilms(database)),
    answers.ask('filled lists', ['counts'], () => findFilledLists(database)),
    search.current(),
  ]);
  const counts = {
    sale: countOnOffer(properties, 'sale'),
    rent: countOnOffer(properties, 'rent'),
    projects,
  };
  request.structuredData.push(...agencyOn(matchPath(url.pathname)?.name, offices, request));
  return {
    shell: sameShell(request, {
      offices,
      articleKeys,
      pictures,
      counts,
      loadsFilms: loadsFilms(request, films.videos),
      filled,
    }),
    theme: presentTheme(settings.theme),
    year: now.getFullYear(),
  };
}

// The shell is the same on every page of a language; another language is a full page load.
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** A link back to a list also leads to the place in it (property/search-steps.tsx). */
const placeKey = ({ key, state }: Location) => state?.place ?? key;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isPreview = /[?&]preview(-theme)?=/.test(useLocation().search);
  const mark = useContext(RendererMark);
  const theme = data?.theme;
  return (
    <html lang={data?.shell.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme?.color ?? ownColors.paper} />
        <FontPreloads theme={theme} />
        <Meta />
        {/* With a precedence React writes it before the scripts, which would keep the connections busy. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Links />
        {/* Outside the layers of the style sheet, so that it outranks the product's own tokens. */}
        {theme?.style && <style nonce={mark}>{theme.style}</style>}
      </head>
      <body>
        {children}
        {/* A preview stands in a frame of the office, in which browsers may refuse to store anything. */}
        {!isPreview && <ScrollRestoration storageKey={ownKeys.scroll.key} getKey={placeKey} />}
        <Moving />
        <Scripts />
      </body>
    </html>
  );
}

function Page({
  children,
  isHome = false,
  headerOnPicture = false,
  ownHouses = false,
  ownShell = false,
  fillsWindow = false,
  isPersonal = false,
  alternates = {},
  head,
}: ShellHandle & ShellWishes & { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return children;
  const { shell, year } = data;
  const { topBar } = shell;
  if (ownShell)
    return (
      <LayoutFlagsProvider topBarShown={topBar !== null} language={shell.language}>
        <SkipLink />
        <div className="flex min-h-dvh flex-col">
          {topBar && <TopBar topBar={topBar} />}
          {children}
        </div>
      </LayoutFlagsProvider>
    );
  return (
    <LayoutFlagsProvider topBarShown={topBar !== null} language={shell.language}>
      <TopOfPage />
      <SkipLink />
      {head?.preview && <PreviewStrip sentence={head.preview} />}
      {!fillsWindow && (
        <>
          {topBar && <TopBar topBar={topBar} />}
          <Header shell={shell} alternates={alternates} onPicture={headerOnPicture} onHome={isHome} />
        </>
      )}
      <main id="content">{children}</main>
      {!fillsWindow && <Footer shell={shell} alternates={alternates} year={year} withHouses={!ownHouses} />}
      <ConsentQuestion asked={shell.asked} cookiePolicy={shell.cookiePolicy} />
      {shell.services && !isPersonal && <Analytics ids={shell.services} />}
    </LayoutFlagsProvider>
  );
}

export default function Root() {
  const leaf = useMatches().at(-1);
  const handle = (leaf?.handle ?? {}) as ShellHandle;
  const page = (leaf?.loaderData ?? {}) as ShellWishes;
  const { search } = useLocation();
  return (
    <Page
      isHome={handle.isHome}
      headerOnPicture={page.headerOnPicture}
      ownHouses={handle.ownHouses ?? page.ownHouses}
      ownShell={handle.ownShell}
      fillsWindow={handle.fillsWindow}
      isPersonal={handle.isPersonal}
      alternates={page.head?.preview ? withSearch(page.alternates, search) : page.alternates}
      head={page.head}
    >
      <Outlet />
    </Page>
  );
}

/** The link of a preview opens the page in every language. */
function withSearch(alternates: ShellWishes['alternates'] = {}, search: string): ShellWishes['alternates'] {
  return Object.fromEntries(
    Object.entries(alternates).map(([language, path]) => [language, path && path.split('?', 1)[0] + search]),
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { ownShell, isPersonal } = (useMatches().at(-1)?.handle ?? {}) as ShellHandle;
  return (
    <Page ownHouses isPersonal={ownShell || isPersonal} alternates={gonePage(error)?.alternates}>
      <ErrorScreen error={error} />
    </Page>
  );
}
