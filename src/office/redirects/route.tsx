import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { ContentParts } from '#office/content-pages/content-parts.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { EmptyState, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { TextArea, TextField } from '#office/interface/text-field.tsx';
import { officeContext } from '#office/request-context.ts';
import { Differences } from '#office/settings/differences.tsx';
import type { ShownDifference } from '#office/settings/shown-field.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { RedirectTest } from './redirect-test.tsx';
import { actOnRedirects, loadRedirects } from './redirects.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadRedirects(context.get(officeContext), url);
}

export function action({ context, request }: Route.ActionArgs) {
  return actOnRedirects(context.get(officeContext), request);
}

type Sent = FormAnswer & { differences?: ShownDifference[] };

export default function Redirects({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const sent = useActionData<Sent>();
  const { told, note, q, test, given, isChange, isEmpty, rows, paging } = loaderData;
  const button = sent?.typed.do?.at(-1);
  return (
    <>
      <PageTitle page={t('REDIRECTS')} />
      <PageHeading title={t('REDIRECTS')} note={note} actions={<ContentParts />} />
      <div className="screen gap-9">
        <StatusLine>{sent ? '' : told}</StatusLine>
        <div className="grid gap-9 rail:grid-cols-2">
          <section>
            <h2 className="office-section">{isChange ? t('REDIRECTS_CHANGE') : t('REDIRECTS_ADD')}</h2>
            <OfficeForm
              key={`${given.from} ${told}`}
              answer={button === 'save' ? sent : undefined}
              given={{ ...given, former: given.from }}
            >
              <input type="hidden" name="former" value={given.from} />
              <TextField
                name="from"
                label={t('REDIRECTS_OLD')}
                hint={t('REDIRECTS_OLD_HINT')}
                maxLength={500}
              />
              <TextField
                name="to"
                label={t('REDIRECTS_NEW')}
                hint={t('REDIRECTS_NEW_HINT')}
                maxLength={500}
              />
              <p>
                <Button type="submit" name="do" value="save" size="small">
                  {t('REDIRECTS_SAVE')}
                </Button>
              </p>
            </OfficeForm>
          </section>
          <RedirectTest test={test} />
        </div>
        <section className="flex flex-col gap-4">
          {isEmpty ? (
            <EmptyState title={t('REDIRECTS_NONE')} />
          ) : (
            <Form method="get" className="flex flex-wrap items-end gap-3">
              <label className="w-full max-w-[24rem]">
                <span className="office-label">{t('REDIRECTS_FIND')}</span>
                <input type="search" name="q" defaultValue={q} className="field office-field" />
              </label>
              <Button type="submit" kind="quiet" size="small">
                {t('REDIRECTS_FIND_GO')}
              </Button>
            </Form>
          )}
          {!isEmpty && rows.length === 0 && <EmptyState title={t('REDIRECTS_NONE_FOUND')} />}
          {rows.length > 0 && <Rows rows={rows} />}
          {paging && <OfficePager paging={paging} />}
        </section>
        <section className="max-w-[44rem]">
          <h2 className="office-section">{t('REDIRECTS_IMPORT')}</h2>
          <OfficeForm
            key={`${told} ${sent?.differences ? 'seen' : ''}`}
            answer={button === 'check' || button === 'apply' ? sent : undefined}
          >
            <TextArea
              name="lines"
              label={t('REDIRECTS_IMPORT_LINES')}
              hint={t('REDIRECTS_IMPORT_HINT')}
              rows={8}
              maxLength={200_000}
            />
            {sent?.differences && (
              <Seen differences={sent.differences} lines={sent.typed.lines?.at(-1) ?? ''} />
            )}
            <p>
              <Button type="submit" name="do" value="check" kind="quiet" size="small">
                {t('REDIRECTS_IMPORT_CHECK')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}

function Seen({ differences, lines }: { differences: ShownDifference[]; lines: string }) {
  const t = useOfficeTexts();
  if (differences.length === 0) return <p role="status">{t('REDIRECTS_SAME')}</p>;
  return (
    <div className="settings-changes">
      <p role="status" className="mb-2 font-semibold">
        {t('REDIRECTS_CHANGES', { count: differences.length })}
      </p>
      <Differences differences={differences} />
      <input type="hidden" name="seen" value={lines} />
      <p className="mt-4">
        <Button type="submit" name="do" value="apply" size="small">
          {t('REDIRECTS_IMPORT_APPLY')}
        </Button>
      </p>
    </div>
  );
}

type Row = { from: string; to: string; hits: string; last: string };

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useOfficeTexts();
  const columns = [
    { key: 'from', text: t('REDIRECTS_OLD') },
    { key: 'to', text: t('REDIRECTS_NEW') },
    { key: 'hits', text: t('REDIRECTS_HITS'), isNumber: true },
    { key: 'last', text: t('REDIRECTS_LAST') },
    { key: 'act', text: t('REDIRECTS_EDIT') },
  ];
  return (
    <DataTable
      label={t('REDIRECTS')}
      columns={columns}
      rows={rows.map(({ from, to, hits, last }) => ({
        id: from,
        cells: {
          from: <span className="font-semibold wrap-anywhere">{from}</span>,
          to: <span className="wrap-anywhere">{to}</span>,
          hits,
          last,
          act: (
            <span className="flex flex-wrap items-center justify-end gap-x-4">
              <Link
                to={`?${new URLSearchParams({ change: from })}`}
                aria-label={t('REDIRECTS_EDIT_OF', { path: from })}
                className="text-link"
              >
                {t('REDIRECTS_EDIT')}
              </Link>
              <Form method="post">
                <input type="hidden" name="from" value={from} />
                <Button
                  type="submit"
                  name="do"
                  value="remove"
                  kind="quiet"
                  size="dense"
                  aria-label={t('REDIRECTS_REMOVE_OF', { path: from })}
                >
                  {t('REDIRECTS_REMOVE')}
                </Button>
              </Form>
            </span>
          ),
        },
      }))}
    />
  );
}
