import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { listArticleKeys } from '#database/articles.ts';
import { listOffices } from '#database/people.ts';
import { requestContext } from '#server/context.ts';
import { ownKeys } from '#site/storage-keys.ts';
import { ownColors } from '#site/theme-colors.ts';
import type { Route } from './+types/root.ts';
import textFont from './fonts/hanken-grotesk.woff2?url';
import displayFont from './fonts/newsreader-display.woff2?url';
import { Consent } from './shell/consent/consent.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Footer } from './shell/footer.tsx';
import { type GonePage, gonePage } from './shell/gone-page.ts';
import { Header } from './shell/header.tsx';
import { shellData } from './shell/shell.server.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { shownTheme } from './shell/theme.server.ts';
import { TopBar } from './shell/top-bar.tsx';
import styles from './styles/app.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  const { database, settings, pages, language, tags, now } = context.get(requestContext);
  tags.add('settings').add('people').add('articles:page').add('articles:service');
  const [offices, articleKeys] = await Promise.all([listOffices(database), listArticleKeys(database)]);
  return {
    shell: shellData(settings, pages, offices, articleKeys, language),
    theme: shownTheme(settings.theme),
    year: now.getFullYear(),
  };
}

// The shell is the same on every page of one language, and another language is a full page load.
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const theme = data?.theme;
  const fonts = [theme?.displayFont !== false && displayFont, theme?.textFont !== false && textFont];
  return (
    <html lang={data?.shell.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme?.color ?? ownColors.paper} />
        {fonts.map(
          (font) =>
            font && (
              <link
                key={font}
                rel="preload"
                href={font}
                as="font"
                type="font/woff2"
                crossOrigin="anonymous"
              />
            ),
        )}
        <Meta />
        {/* With a precedence React writes it ahead of the scripts, which would keep the connections busy before it. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Links />
        {/* Outside of the layers of the style sheet, so that it outranks the product's own tokens. */}
        {theme?.style && <style>{theme.style}</style>}
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={ownKeys.scroll.key} />
        <Scripts />
      </body>
    </html>
  );
}

/** What a page may say of the shell around it, beside its data. */
export type ShellHandle = {
  /** The header lies on the photograph that leads the page. */
  headerOnPicture?: boolean;
  /** A picture leads the page: no top bar above it. */
  withoutTopBar?: boolean;
  /** The page has a street of its own, standing on the footer. */
  ownStreet?: boolean;
};

function Page({
  children,
  handle,
  alternates: missing,
}: {
  children: ReactNode;
  handle: ShellHandle;
  /** Of a page that cannot be shown. */
  alternates?: GonePage['alternates'];
}) {
  const data = useRouteLoaderData<typeof loader>('root');
  const leaf = useMatches().at(-1);
  if (!data) return children;
  const page = leaf?.loaderData as
    | { alternates?: Partial<Record<string, string>>; ownStreet?: boolean }
    | undefined;
  const alternates = missing ?? page?.alternates ?? {};
  const { shell, year } = data;
  return (
    <>
      <SkipLink />
      {shell.topBar && !handle.withoutTopBar && <TopBar topBar={shell.topBar} />}
      <Header shell={shell} alternates={alternates} onPicture={handle.headerOnPicture ?? false} />
      <main id="content">{children}</main>
      <Footer
        shell={shell}
        alternates={alternates}
        year={year}
        withStreet={!(handle.ownStreet || page?.ownStreet)}
      />
      <Consent cookiePolicy={shell.cookiePolicy} />
    </>
  );
}

export default function Root() {
  const handle = (useMatches().at(-1)?.handle ?? {}) as ShellHandle;
  return (
    <Page handle={handle}>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page handle={{ ownStreet: true }} alternates={gonePage(error)?.alternates}>
      <ErrorScreen error={error} />
    </Page>
  );
}
