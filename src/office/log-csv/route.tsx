import { dayOf, formatTime } from '#domain/time/dates.ts';
import { csvFile } from '#office/csv/to-csv.ts';
import { findEntries } from '#office/log/log.server.ts';
import { officeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { Route } from './+types/route.ts';

const MOST = 10_000;

/** The log as its screen shows it for the same address, as a file: the newest 10,000 entries. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const entries = await findEntries(office, url, MOST);
  const rows = entries
    .slice(0, MOST)
    .map(({ at, who, what, about }) => [`${dayOf(at)} ${formatTime(at)}`, who, what, about]);
  return csvFile([[t('WHEN'), t('WHO'), t('WHAT'), t('SUBJECT')], ...rows], `log-${dayOf(office.now)}`);
}
