import { audit, type By } from '#commands/audit.ts';
import { endSubscriptionIn } from '#commands/lead/newsletter.ts';
import { listAllSubscriptions, type Subscription } from '#database/newsletter/subscriptions.ts';

/** For a reader who asked the agency by telephone. False if the subscription had already ended, or is gone. */
export function endSubscriptionFor({ database, ...by }: By, id: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const isEnded = await endSubscriptionIn(transaction, id, by.now);
    if (isEnded) await audit(transaction, by, 'newsletter.end', `subscription:${id}`);
    return isEnded;
  });
}

/** All addresses, for a file. The export is logged. */
export function exportSubscribers({ database, ...by }: By): Promise<Subscription[]> {
  return database.transaction().execute(async (transaction) => {
    await audit(transaction, by, 'newsletter.export', 'newsletter');
    return listAllSubscriptions(transaction);
  });
}
