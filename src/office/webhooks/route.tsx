import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DataTable } from '#office/interface/data-table.tsx';
import { EmptyState, Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { OutgoingParts } from '#office/portals/outgoing-parts.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { type AddAnswer, addNewWebhook, loadWebhooks } from './webhooks.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWebhooks(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return addNewWebhook(context.get(officeContext), await readForm(request));
}

/** The other programs that are told of each change. */
export default function Webhooks({ loaderData: { told, note, rows } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const answer = useActionData<AddAnswer>();
  return (
    <>
      <PageTitle page={t('WEBHOOKS')} />
      <PageHeading title={t('WEBHOOKS')} note={note} actions={<OutgoingParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {answer?.added && (
          <Notice kind="done" title={t('WEBHOOKS_SECRET')}>
            <p>{t('WEBHOOKS_SECRET_HINT')}</p>
            <p className="import-secret">{answer.added.secret}</p>
          </Notice>
        )}
        {rows.length === 0 ? (
          <EmptyState title={t('WEBHOOKS_NONE')} hint={t('WEBHOOKS_NONE_HINT')} />
        ) : (
          <DataTable
            label={t('WEBHOOKS')}
            columns={[
              { key: 'address', text: t('WEBHOOKS_ADDRESS') },
              { key: 'state', text: t('WEBHOOKS_STATE') },
              { key: 'waiting', text: t('WEBHOOKS_WAITING'), isNumber: true },
              { key: 'failed', text: t('WEBHOOKS_FAILED'), isNumber: true },
              { key: 'last', text: t('WEBHOOKS_LAST') },
            ]}
            rows={rows.map(({ id, address, state, ...cells }) => ({
              id,
              cells: {
                ...cells,
                address: (
                  <Link
                    to={`/office/portals/webhooks/${id}/`}
                    className="font-semibold wrap-anywhere hover:underline"
                  >
                    {address}
                  </Link>
                ),
                state: <Sign kind={state.kind}>{state.text}</Sign>,
              },
            }))}
          />
        )}
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('WEBHOOKS_ADD')}</h2>
          <OfficeForm key={answer?.added?.id} answer={answer?.added ? undefined : answer}>
            <TextField
              name="address"
              type="url"
              label={t('WEBHOOKS_ADDRESS')}
              hint={t('WEBHOOKS_ADDRESS_HINT')}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
            />
            <p>
              <Button type="submit" name="do" value="add" size="small">
                {t('WEBHOOKS_ADD')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}
