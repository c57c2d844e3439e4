import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { headElements } from '#app/page/head.ts';
import { comparison, idsOf, useSaved } from '#app/property/saved-properties.ts';
import { PrintButton, ShareMenu } from '#app/property/share.tsx';
import { requestContext } from '#app/request-context.ts';
import { ListLinks } from '#app/saved/list-links.tsx';
import { withIds } from '#domain/address/id-list.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { PageTop } from '#interface/page-top.tsx';
import type { Route } from './+types/route.ts';
import { loadComparison } from './comparison.server.ts';
import { ComparisonTable } from './comparison-table.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadComparison(context.get(requestContext), url.searchParams);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

const action = 'inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline';

export default function Comparison({ loaderData: compared }: Route.ComponentProps) {
  const { properties, notes, words } = compared;
  useOwnComparison(compared.path, compared.asked);
  return (
    <div className="comparison column page-end">
      <PageTop crumbs={compared.crumbs} title={{ text: words.title }} />
      {notes.map((note) => (
        <p key={note} className="mt-6 max-w-[44em] border-l-[3px] border-ochre py-1 pl-4">
          {note}
        </p>
      ))}
      {properties.length === 0 ? (
        <Nothing compared={compared} />
      ) : (
        <>
          <div className="no-print facts mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input id="only-differences" type="checkbox" className="check" />
              {words.onlyDifferences}
            </label>
            <div className="flex flex-wrap items-center gap-x-4 tablet:gap-x-6">
              {compared.favourites && (
                <Link to={compared.favourites} className={action}>
                  <Icon name="plus" />
                  {words.add}
                </Link>
              )}
              <ShareMenu title={words.title} url={compared.head.url} className={action} />
              <PrintButton className={action} />
            </div>
          </div>
          <ComparisonTable compared={compared} />
        </>
      )}
    </div>
  );
}

function Nothing({ compared: { asked, words, lists } }: { compared: Route.ComponentProps['loaderData'] }) {
  return (
    <div className="mt-9 border-t border-ink pt-9 desktop:mt-11">
      <p className="d4">{asked ? words.notFound : words.empty}</p>
      <p className="mt-3 max-w-[34em] text-ink-2">{words.hint}</p>
      <ListLinks lists={lists} />
    </div>
  );
}

/** An address without properties leads on to those chosen in this browser. */
function useOwnComparison(path: string, asked: boolean) {
  const ids = idsOf(useSaved(comparison));
  const own = withIds(path, ids);
  const navigate = useNavigate();
  useEffect(() => {
    if (!asked && own !== path) void navigate(own, { replace: true });
  }, [asked, own, path, navigate]);
}
