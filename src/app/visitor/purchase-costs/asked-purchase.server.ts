import { redirect } from 'react-router';
import { noProperty, withdrawnProperty } from '#app/property/missing-property.server.ts';
import { purchaseOf } from '#app/purchase-costs/purchase.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findProperty, findWithdrawn } from '#database/property/property-page.ts';
import { parseId } from '#domain/address/id.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { parseChoices } from '#domain/purchase-costs/choices.ts';
import { costSheet, inRoundEuros } from '#domain/purchase-costs/cost-sheet.ts';
import { dayOf } from '#domain/time/dates.ts';
import { propertyPath } from '#site/paths/property-address.ts';

/**
 * Gives the visitor's choices and the costs that follow. Throws a redirect to the property's page if there are no costs
 * to show: the property is let or gone, or its price is hidden.
 */
export async function getAskedPurchase(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
  query: URLSearchParams,
) {
  const { settings, language, now } = context;
  const row = await getProperty(context, idInAddress, pathname);
  const day = dayOf(now);
  const purchase = purchaseOf(row, propertyFacts(row));
  const { choices, typed, problems } = parseChoices(query, purchase?.priceCents ?? 0);
  const sheet = purchase && costSheet(settings.purchaseCosts, purchase, choices, day);
  if (!purchase || !sheet) throw redirect(propertyPath(row, language));
  return { row, purchase, choices, typed, problems, sheet: inRoundEuros(sheet), day };
}

export type AskedPurchase = Awaited<ReturnType<typeof getAskedPurchase>>;

async function getProperty(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, tags } = context;
  const id = parseId(idInAddress);
  if (id === undefined) throw noProperty(context, pathname);
  tags.add(`property:${id}`).add('properties').add('places');
  const row = await findProperty(database, id);
  if (row) return row;
  const isWithdrawn = await findWithdrawn(database, 'property', id);
  throw isWithdrawn ? withdrawnProperty(context, pathname) : noProperty(context, pathname);
}
