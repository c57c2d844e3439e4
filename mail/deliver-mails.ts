import type { JobContext } from '#jobs/define-job.ts';

/** Sends what waits in the outbox. */
export async function deliverMailsHandler(_: object, { log }: JobContext): Promise<void> {
  log.debug('no mail is sent yet');
}
