import type { WebhookDelivery } from '#database/webhook/webhooks.ts';

const places = { property: 'properties', project: 'projects' } as const;

/** Says that something changed and where to read it, but none of its content: so nothing of it can leak or be late. */
export function webhookMessage(
  {
    number,
    subject,
    subject_id: id,
    kind,
    at,
  }: Pick<WebhookDelivery, 'number' | 'subject' | 'subject_id' | 'kind' | 'at'>,
  publicUrl: string,
): string {
  return JSON.stringify({
    type: `${subject}.${kind}`,
    timestamp: at.toISOString(),
    data: { number, id, address: `${publicUrl}/api/v1/${places[subject]}/${id}` },
  });
}
