import { countAlerts } from '#commands/alert/count-alerts.ts';
import {
  countRequestsByProperty,
  countRequestsIn,
  countViewingsIn,
} from '#database/figures/counted-requests.ts';
import { countFavouritesIn, countViewsByDay, countViewsIn } from '#database/figures/counted-views.ts';
import { startOf } from '#database/figures/figure-span.ts';
import {
  findDaysUntilGone,
  listNewestOpen,
  listPropertiesOnline,
} from '#database/figures/properties-online.ts';
import { findAllAnswerTimes } from '#database/lead/answer-times.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { type Period, periodBefore } from './period.ts';

/** As many properties as a screen shows and a file holds. */
export const mostProperties = { screen: 20, file: 10_000 };

/** Alerts are counted for the properties published last, and for as many drafts. */
const ALERTED_HOMES = 50;

/** Counts all figures of a screen. `propertyId`: those of one property, else of the agency. */
export async function countFigures(
  { database, now, zones }: OfficeContext,
  period: Period,
  propertyId: number | undefined,
  homes: number,
) {
  const { from, until } = period;
  const span = { from, until, propertyId };
  const before = { ...periodBefore(period), propertyId };
  const moments = { from: startOf(from), until: startOf(addDays(until, 1)), propertyId };
  const newest = propertyId === undefined ? listNewestOpen(database, ALERTED_HOMES) : [propertyId];
  const [
    views,
    viewsBefore,
    favourites,
    requests,
    requestsOf,
    requestsBefore,
    viewings,
    answers,
    gone,
    alerts,
  ] = await Promise.all([
    countViewsIn(database, span),
    countViewsByDay(database, before),
    countFavouritesIn(database, span),
    countRequestsIn(database, span),
    countRequestsByProperty(database, span),
    countRequestsIn(database, before),
    countViewingsIn(database, span),
    findAllAnswerTimes(database, moments),
    findDaysUntilGone(database, span),
    Promise.all([zones(), newest]).then(([known, ids]) =>
      countAlerts(database, known, ids, { withDrafts: true }),
    ),
  ]);
  const seen = new Set([...views.byProperty.keys(), ...requestsOf.keys(), ...favourites.keys()]);
  const size = (id: number) => (views.byProperty.get(id) ?? 0) + (requestsOf.get(id) ?? 0);
  const most = [...seen].toSorted((a, b) => size(b) - size(a) || a - b).slice(0, homes);
  const shown = propertyId === undefined ? most : [propertyId];
  const online = await listPropertiesOnline(
    database,
    [...new Set([...shown, ...alerts.keys()])],
    span,
    dayOf(now),
  );
  return {
    ...{ views, viewsBefore, favourites, requests, requestsBefore, requestsOf },
    ...{ viewings, answers, gone, alerts, shown },
    online: new Map(online.map((home) => [home.property_id, home])),
  };
}

export type Figures = Awaited<ReturnType<typeof countFigures>>;
