import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { countWaitingLeads } from '#database/lead/waiting-leads.ts';
import { FontPreloads } from '#interface/font-preloads.tsx';
import { presentTheme } from '#site/settings/present-theme.ts';
import type { Route } from './+types/root.ts';
import { keepShown } from './interface/keep-shown.ts';
import { requireStaff } from './middleware/require-staff.ts';
import { NonceContext } from './nonce.ts';
import { officeContext } from './request-context.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { presentShell } from './shell/present-shell.server.ts';
import { Shell } from './shell/shell.tsx';
import styles from './styles/office.css?url';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now, settings, staff, language, requestId, publicUrl } = context.get(officeContext);
  const waiting = staff?.may('requests.read') ? await countWaitingLeads(database, now) : 0;
  return {
    language,
    agency: settings.agency.name,
    theme: presentTheme(settings.theme),
    icon: `${publicUrl}/favicon.ico`,
    shell: staff ? presentShell(staff, { waiting }) : undefined,
    requestId,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const { load, useShown } = keepShown<Loaded>();

// React Router loads it together with the routes below it.
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  return load('root', serverLoader);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = useContext(NonceContext);
  const theme = data?.theme;
  return (
    <html lang={data?.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {theme && <meta name="theme-color" content={theme.color} />}
        <FontPreloads theme={theme} />
        {data && <link rel="icon" href={data.icon} sizes="32x32" />}
        <Meta />
        <link rel="stylesheet" href={styles} precedence="default" />
        <Links />
        {/* Outside the layers of the style sheet, so that it outranks the product's own tokens. */}
        {theme?.style && (
          // Browsers hide the nonce from scripts, so the attribute differs.
          <style nonce={nonce} suppressHydrationWarning>
            {theme.style}
          </style>
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { agency, shell } = loaderData;
  useShown('root', loaderData);
  if (!shell) return <Outlet />;
  return (
    <Shell agency={agency} {...shell}>
      <Outlet />
    </Shell>
  );
}

/** Inside the shell for logged-in users: a broken page must not take the navigation away. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  const screen = <ErrorScreen error={error} requestId={data?.requestId} />;
  if (!data?.shell) return <main>{screen}</main>;
  return (
    <Shell agency={data.agency} {...data.shell}>
      {screen}
    </Shell>
  );
}
