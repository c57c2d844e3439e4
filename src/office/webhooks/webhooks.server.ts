import { data } from 'react-router';
import { addWebhook } from '#commands/webhook/change-webhooks.ts';
import { listWebhooks, type WebhookState } from '#database/webhook/webhooks.ts';
import { readWebhookAddress } from '#domain/address/webhook-address.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export const WEBHOOKS_PATH = '/office/portals/webhooks/';

export async function loadWebhooks({ database, language, now }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const webhooks = await listWebhooks(database);
  return {
    told: url.searchParams.get('told') === 'ended' ? t('PORTALS_DONE') : '',
    note: t('WEBHOOKS_NOTE', { count: webhooks.length }),
    rows: webhooks.map((webhook) => ({
      id: webhook.id,
      address: webhook.address,
      state: stateOf(webhook, t),
      waiting: String(webhook.waiting),
      failed: String(webhook.failed),
      last: webhook.delivered_at ? whenText(webhook.delivered_at, language, now) : t('WEBHOOKS_NOTHING'),
    })),
  };
}

export function stateOf(
  { paused_at, problem, failed }: WebhookState,
  t: OfficeTexts,
): { kind: SignKind; text: string } {
  if (paused_at) return { kind: 'empty', text: t('WEBHOOKS_STATE_PAUSED') };
  if (problem || failed > 0) return { kind: 'must', text: t('WEBHOOKS_STATE_WRONG') };
  return { kind: 'done', text: t('WEBHOOKS_STATE_GOOD') };
}

export type AddAnswer = FormAnswer & { added?: { id: number; address: string; secret: string } };

/** Shows the secret at once, and only then: it is stored encrypted and never shown again. */
export async function addNewWebhook(office: OfficeContext, form: FormData) {
  const t = officeTextsFor(office.language);
  if (textOf(form, 'do') !== 'add') throw new Response('There is no such button.', { status: 400 });
  const refuse = (text: string) => refuseForm(form, [{ field: 'address', text }]);
  const address = readWebhookAddress(textOf(form, 'address'));
  if (!address) return refuse(t('WEBHOOKS_ADDRESS_WRONG'));
  if (!office.importKey) return refuse(t('WEBHOOKS_KEY_LACKS'));
  const added = await addWebhook(staffBy(office), address, office.importKey);
  if (!added) return refuse(t('WEBHOOKS_ADDRESS_TAKEN'));
  return data<AddAnswer>({ problems: [], typed: {}, added: { ...added, address } });
}
