import { useActionData } from 'react-router';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { AddedEntries } from '#office/interface/added-entries.tsx';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { OutgoingParts } from '#office/portals/outgoing-parts.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { AddWebhook } from './add-webhook.tsx';
import { type AddAnswer, addNewWebhook, loadWebhooks } from './webhooks.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWebhooks(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return addNewWebhook(context.get(officeContext), await readForm(request));
}

/** The other programs that are told of each change. */
export default function Webhooks({ loaderData: { told, note, rows } }: Route.ComponentProps) {
  const isFirst = rows.length === 0;
  const t = useOfficeTexts();
  const answer = useActionData<AddAnswer>();
  return (
    <>
      <PageTitle page={t('WEBHOOKS')} />
      <PageHeading title={t('WEBHOOKS')} note={isFirst ? undefined : note} actions={<OutgoingParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {answer?.added && (
          <Notice kind="done" title={t('WEBHOOKS_SECRET')}>
            <p>{t('WEBHOOKS_SECRET_HINT')}</p>
            <p className="import-secret">{answer.added.secret}</p>
          </Notice>
        )}
        <AddedEntries
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
          heading={t('WEBHOOKS_ADD')}
          first={{
            title: t('WEBHOOKS_NONE'),
            purpose: t('WEBHOOKS_NONE_HINT'),
            whatThen: [t('WEBHOOKS_THEN_KEY'), t('WEBHOOKS_THEN_SAYS'), t('WEBHOOKS_THEN_FAILED')],
          }}
          form={<AddWebhook key={answer?.added?.id} answer={answer?.added ? undefined : answer} />}
        />
      </div>
    </>
  );
}
