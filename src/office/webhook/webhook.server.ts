import { redirect } from 'react-router';
import { endWebhook, pauseWebhook, sendAgain } from '#commands/webhook/change-webhooks.ts';
import { listDeliveries, listWebhooks, type WebhookDelivery } from '#database/webhook/webhooks.ts';
import { parseId } from '#domain/address/id.ts';
import { textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { stateOf, WEBHOOKS_PATH } from '#office/webhooks/webhooks.server.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { problemAlone } from '#texts/problems/texts.ts';

const MOST = 100;

async function getWebhook({ database }: OfficeContext, named: string) {
  const id = parseId(named);
  const webhook = (await listWebhooks(database)).find((each) => each.id === id);
  if (!webhook) throw new Response(null, { status: 404 });
  return webhook;
}

/** `?told=` says what was just done. */
export async function loadWebhook(office: OfficeContext, named: string, url: URL) {
  const { database, language, now } = office;
  const t = officeTextsFor(language);
  const webhook = await getWebhook(office, named);
  const told = url.searchParams.get('told');
  const deliveries = await listDeliveries(database, webhook.id, MOST);
  return {
    address: webhook.address,
    told: told === 'again' ? t('WEBHOOKS_AGAIN_DONE') : told === 'done' ? t('PORTALS_DONE') : '',
    state: stateOf(webhook, t),
    isPaused: webhook.paused_at !== null,
    problem: webhook.problem ? problemAlone(webhook.problem, language) : '',
    rows: deliveries.map((each) => ({
      number: each.number,
      about: t(`WEBHOOKS_${each.subject}_${each.kind}`.toUpperCase() as OfficeTextKey, {
        id: each.subject_id,
      }),
      at: whenText(each.at, language, now),
      isFailed: each.status === 'failed',
      result: resultText(each, office),
      problem: each.problem ? problemAlone(each.problem, language) : '',
      mayRepeat: each.status !== 'waiting' || each.attempts > 0,
    })),
  };
}

function resultText(
  { status, attempts, next_attempt_at: next }: WebhookDelivery,
  { language, now }: OfficeContext,
): string {
  const t = officeTextsFor(language);
  if (status === 'delivered') return t('WEBHOOKS_DELIVERED');
  if (status === 'failed') return t('WEBHOOKS_GIVEN_UP', { count: attempts });
  return attempts === 0
    ? t('WEBHOOKS_WAITS')
    : t('WEBHOOKS_WAITS_AGAIN', { when: whenText(next, language, now) });
}

export async function actOnWebhook(office: OfficeContext, named: string, form: FormData) {
  const { id } = await getWebhook(office, named);
  const t = officeTextsFor(office.language);
  const by = staffBy(office);
  const back = (told: string) => redirect(`${WEBHOOKS_PATH}${id}/?told=${told}`, 303);
  const button = textOf(form, 'do');
  switch (button) {
    case 'pause':
    case 'resume':
      await pauseWebhook(by, id, button === 'pause');
      return back('done');
    case 'again': {
      const number = parseId(textOf(form, 'number'));
      if (!number || !(await sendAgain(by, id, number))) throw new Response(null, { status: 404 });
      return back('again');
    }
    case 'end':
      if (textOf(form, 'sure') !== 'yes')
        return refuseForm(form, [{ field: 'sure', text: t('WEBHOOKS_END_SURE_EMPTY') }]);
      await endWebhook(by, id);
      return redirect(`${WEBHOOKS_PATH}?told=ended`, 303);
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

export type LoadedWebhook = Awaited<ReturnType<typeof loadWebhook>>;
