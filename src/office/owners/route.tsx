import { Form } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { AsSeen } from './as-seen.tsx';
import { loadOwners } from './owners.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOwners(context.get(officeContext), url);
}

/** Everybody who follows a property in the portal. */
export default function Owners({ loaderData: { text, note, rows, paging, hasPages } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('OWNERS')} />
      <PageHeading title={t('OWNERS')} note={note} />
      <div className="screen">
        <Form method="get" role="search" className="owner-search">
          <label htmlFor="owner-text" className="office-label">
            {t('OWNERS_SEARCH')}
          </label>
          <div className="flex gap-3">
            <input
              id="owner-text"
              type="search"
              name="text"
              defaultValue={text}
              className="field office-field"
            />
            <Button type="submit" kind="quiet" size="small">
              {t('OWNERS_FIND')}
            </Button>
          </div>
        </Form>
        {rows.length === 0 ? (
          <NoOwners isNarrowed={text !== ''} />
        ) : (
          <DataTable
            label={t('OWNERS')}
            columns={[
              { key: 'name', text: t('OWNERS_OWNER') },
              { key: 'properties', text: t('OWNERS_PROPERTIES') },
              { key: 'state', text: t('OWNERS_STATE') },
              { key: 'last', text: t('OWNERS_LAST') },
              { key: 'weekly', text: t('OWNERS_WEEKLY') },
            ]}
            rows={rows.map(({ id, name, email, properties, state, lastLogIn, weekly }) => ({
              id,
              cells: {
                name: (
                  <>
                    <span className="font-semibold">{name}</span>
                    <span className="small mb-2 block wrap-anywhere text-ink-3">{email}</span>
                    <AsSeen id={id} name={name} />
                  </>
                ),
                properties: properties.map(({ id: property, href, reference, address }) => (
                  <Link key={property} to={href} className="owner-property">
                    {address} <span className="small text-ink-3">{reference}</span>
                  </Link>
                )),
                state: <Sign kind={state.kind}>{state.text}</Sign>,
                last: lastLogIn,
                weekly,
              },
            }))}
          />
        )}
        {hasPages && <OfficePager paging={paging} />}
      </div>
    </>
  );
}

function NoOwners({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useOfficeTexts();
  if (isNarrowed) return <EmptyState title={t('OWNERS_EMPTY')} hint={t('OWNERS_EMPTY_HINT')} />;
  const properties = (
    <ButtonLink to="/office/properties/" kind="quiet" size="small">
      {t('OWNERS_TO_PROPERTIES')}
    </ButtonLink>
  );
  return <EmptyState title={t('OWNERS_NOBODY')} hint={t('OWNERS_NOBODY_HINT')} action={properties} />;
}
