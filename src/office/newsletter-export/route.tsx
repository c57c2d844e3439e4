import { exportSubscribers } from '#commands/newsletter/subscribers.ts';
import { dayOf } from '#domain/time/dates.ts';
import { csvFile } from '#office/csv/to-csv.ts';
import { officeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { Route } from './+types/route.ts';

const states = {
  active: 'NEWSLETTER_CONFIRMED',
  unconfirmed: 'NEWSLETTER_UNCONFIRMED',
  ended: 'NEWSLETTER_HAS_ENDED',
} as const;

/** Every address with its state. It is a POST, because the log notes who took it. */
export async function action({ context }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const found = await exportSubscribers(staffBy(office));
  const rows = found.map(({ email, language, status, since }) => [
    ...[email, language, t(states[status]), dayOf(since)],
  ]);
  const head = [t('EMAIL'), t('LANGUAGE'), t('PROPERTIES_STATUS'), t('NEWSLETTER_SINCE')];
  return csvFile([head, ...rows], `newsletter-${dayOf(office.now)}`);
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
