import { useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { answerTo } from '#office/interface/answer-to.ts';
import { CheckField } from '#office/interface/choice-field.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { OutgoingParts } from '#office/portals/outgoing-parts.tsx';
import { PauseForm } from '#office/portals/pause-form.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { Messages } from './messages.tsx';
import { actOnWebhook, loadWebhook } from './webhook.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadWebhook(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnWebhook(context.get(officeContext), params.id, await readForm(request));
}

/** One receiver: the messages to it, and whether they arrived. */
export default function Webhook({ loaderData }: Route.ComponentProps) {
  const { address, told, state, isPaused, problem, rows } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageTitle page={t('WEBHOOKS')} />
      <PageHeading title={t('WEBHOOKS')} actions={<OutgoingParts />} />
      <div className="screen gap-9">
        <StatusLine>{answer ? '' : told}</StatusLine>
        <div className="import-state">
          <p className="min-w-0 wrap-anywhere">
            <Sign kind={state.kind}>{state.text}</Sign>
            <span className="block text-ink-2">{address}</span>
          </p>
          <PauseForm isPaused={isPaused} />
        </div>
        {isPaused && <Notice kind="soon" title={t('WEBHOOKS_PAUSED_HINT')} />}
        {problem && (
          <Notice kind="wrong" title={t('WEBHOOKS_PROBLEM')}>
            <span className="wrap-anywhere">{problem}</span>
          </Notice>
        )}
        <Messages rows={rows} />
        <section className="max-w-[36rem]">
          <h2 className="office-section">{t('WEBHOOKS_END')}</h2>
          <p className="mb-4 text-ink-2">{t('WEBHOOKS_END_HINT')}</p>
          <OfficeForm answer={answerTo(answer, 'end')}>
            <CheckField name="sure" label={t('WEBHOOKS_END_SURE')} />
            <p>
              <Button type="submit" name="do" value="end" kind="quiet" size="small">
                {t('WEBHOOKS_END')}
              </Button>
            </p>
          </OfficeForm>
        </section>
      </div>
    </>
  );
}
