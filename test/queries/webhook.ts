import {
  claimDelivery,
  dropOldDeliveries,
  listDeliveries,
  listDueWebhooks,
  listWebhooks,
  queueDeliveries,
} from '#database/webhook/webhooks.ts';
import { later, now, sample } from './sample.ts';

export const samples = [
  sample(listWebhooks),
  sample(listDeliveries, 2, 50),
  sample(queueDeliveries, 100, now),
  sample(claimDelivery, 2, now, later),
  sample(listDueWebhooks, now),
  sample(dropOldDeliveries, now),
];
