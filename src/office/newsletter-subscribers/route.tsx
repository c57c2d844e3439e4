import { Form } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import { ListSearch } from '#office/interface/list-search.tsx';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { endOne, loadSubscribers } from './subscribers.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSubscribers(context.get(officeContext), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return endOne(context.get(officeContext), await readForm(request), url);
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { told, tabs, status, text, mayExport, rows, paging } = loaderData;
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('NEWSLETTER_SUBSCRIBERS')} />
      <PageHeading
        title={t('NEWSLETTER_SUBSCRIBERS')}
        actions={
          <>
            {mayExport && (
              <form method="post" action="/office/content/newsletter/subscribers/csv/">
                <Button type="submit" kind="quiet" size="small">
                  {t('LOG_CSV')}
                </Button>
              </form>
            )}
            <ButtonLink to="/office/content/newsletter/" kind="quiet" size="small">
              {t('NEWSLETTER')}
            </ButtonLink>
          </>
        }
      />
      <div className="screen">
        <StatusLine>{told}</StatusLine>
        <Tabs label={t('NEWSLETTER_SUBSCRIBERS')} tabs={tabs} />
        <Form method="get">
          {status !== 'active' && <input type="hidden" name="status" value={status} />}
          <ListSearch key={text} label={t('NEWSLETTER_SEARCH')} text={text} />
        </Form>
        {rows.length === 0 ? (
          <EmptyState
            title={t(text ? 'NEWSLETTER_NOBODY_HERE' : 'NEWSLETTER_NOBODY_YET')}
            {...(!text && { hint: t('NEWSLETTER_NOBODY_YET_HINT') })}
          />
        ) : (
          <DataTable
            label={t('NEWSLETTER_SUBSCRIBERS')}
            columns={[
              { key: 'email', text: t('EMAIL') },
              { key: 'language', text: t('LANGUAGE') },
              { key: 'since', text: t('NEWSLETTER_SINCE') },
              { key: 'end', text: '' },
            ]}
            rows={rows.map(({ id, email, language, since }) => ({
              id,
              cells: {
                email: <span className="font-semibold wrap-anywhere">{email}</span>,
                ...{ language, since },
                end: status !== 'ended' && (
                  <Form method="post" className="flex justify-end">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" kind="quiet" size="dense">
                      {t('NEWSLETTER_END')}
                      <span className="sr-only">: {email}</span>
                    </Button>
                  </Form>
                ),
              },
            }))}
          />
        )}
        {paging && <OfficePager paging={paging} />}
      </div>
    </>
  );
}
