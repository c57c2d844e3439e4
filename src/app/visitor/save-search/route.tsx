import { useActionData, useRevalidator } from 'react-router';
import type { SavedSearch } from '#app/alert/alert-panel.server.ts';
import { AskForAlert } from '#app/alert/ask-for-alert.tsx';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { LoadFailed } from '#interface/load-failed.tsx';
import { PageTop } from '#interface/page-top.tsx';
import type { Route } from './+types/route.ts';
import { loadSaveSearch, saveSearch } from './save-search.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSaveSearch(context.get(requestContext), url);
}

export function action({ context, request, url }: Route.ActionArgs) {
  return saveSearch(context.get(requestContext), { request, url });
}

// The panel on another page requests these too: that page must stay if the server cannot be reached.

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(unlessUnreached(null));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(unlessUnreached({ isUnsent: true as const }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

/** The panel that a list opens in place, as a page of its own: without JavaScript, or in another tab. */
export default function SaveSearch({ loaderData }: Route.ComponentProps) {
  const said = useActionData<SavedSearch>();
  const { revalidate } = useRevalidator();
  if (!loaderData) return <LoadFailed onRetry={revalidate} className="column page-end" />;
  const { crumbs, kept, panel } = loaderData;
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: panel.title }} />
      <div className="mt-9 border-y border-ink py-7">
        {kept ? (
          <p role="status" className="max-w-[44em] text-[1.125rem]">
            {kept}
          </p>
        ) : (
          <AskForAlert panel={panel} said={said} isChangeable />
        )}
      </div>
    </div>
  );
}

function unlessUnreached<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    // `fetch` throws this if there is no connection.
    if (error instanceof TypeError) return instead;
    throw error;
  };
}
