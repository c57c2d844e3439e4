import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { ContentParts } from '#office/content-pages/content-parts.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { beginIssue, loadNewsletter } from './newsletter.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNewsletter(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return beginIssue(context.get(officeContext), await readForm(request));
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { told, readers, byLanguage, mayReadAddresses, rows, paging } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('NEWSLETTER')} />
      <PageHeading title={t('NEWSLETTER')} note={readers} actions={<ContentParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {(byLanguage || mayReadAddresses) && (
          <p className="flex flex-wrap gap-x-6 text-ink-2">
            {byLanguage && <span>{byLanguage}</span>}
            {mayReadAddresses && (
              <Link to="/office/content/newsletter/subscribers/" className="editor-undo">
                {t('NEWSLETTER_SUBSCRIBERS')}
              </Link>
            )}
          </p>
        )}
        {rows.length === 0 ? (
          <EmptyState title={t('NEWSLETTER_NONE')} hint={t('NEWSLETTER_NONE_HINT')} />
        ) : (
          <DataTable
            label={t('NEWSLETTER')}
            columns={[
              { key: 'subject', text: t('NEWSLETTER_SUBJECT') },
              { key: 'state', text: t('PROPERTIES_STATUS') },
              { key: 'when', text: t('WHEN') },
              { key: 'sent', text: t('NEWSLETTER_SENT'), isNumber: true },
              { key: 'failed', text: t('NEWSLETTER_FAILED'), isNumber: true },
              { key: 'ended', text: t('NEWSLETTER_ENDED'), isNumber: true },
            ]}
            rows={rows.map(({ id, subject, kind, state, ...cells }) => ({
              id,
              cells: {
                ...cells,
                subject: (
                  <Link
                    to={`/office/content/newsletter/${id}/`}
                    className="font-semibold wrap-anywhere hover:underline"
                  >
                    {subject}
                  </Link>
                ),
                state: <Sign kind={kind}>{state}</Sign>,
              },
            }))}
          />
        )}
        {paging && <OfficePager paging={paging} />}
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('NEWSLETTER_NEW')}</h2>
          <OfficeForm answer={answer}>
            <TextField
              name="subject"
              label={t('NEWSLETTER_SUBJECT')}
              hint={t('NEWSLETTER_NEW_HINT')}
              maxLength={200}
              autoComplete="off"
            />
            <p>
              <Button type="submit" name="do" value="begin" size="small">
                {t('NEWSLETTER_BEGIN')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}
