import { redirect } from 'react-router';
import { isPreviewed } from '#app/page/is-previewed.server.ts';
import { noProperty, withdrawnProperty } from '#app/property/missing-property.server.ts';
import { presentCard } from '#app/property/present-card.server.ts';
import { listSimilarProperties } from '#app/property/similar-properties.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { readEdited } from '#commands/property/read-edited.ts';
import { findProperty, findWithdrawn, type PropertyRow } from '#database/property/property-page.ts';
import { parseId } from '#domain/address/id.ts';
import { propertyPath } from '#site/paths/property-address.ts';

/**
 * Throws a redirect to the one right address, 410 for a withdrawn property, 404 for one that never existed, and for a
 * draft except in its preview.
 */
export async function getAskedProperty(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<PropertyRow> {
  const row = await getShownProperty(context, idInAddress, pathname);
  const path = propertyPath(row, context.language);
  // Edits that wait may give it another address, which nobody else knows yet.
  if (pathname !== path && !context.preview?.withEdits) throw redirect(path, 301);
  return row;
}

/** For another page about the same property. */
export async function getShownProperty(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<PropertyRow> {
  const { tags } = context;
  const id = parseId(idInAddress);
  if (id === undefined) throw noProperty(context, pathname);
  tags.add(`property:${id}`);
  const row = await readShown(context, id);
  if (!row) throw await notPublished(context, id, pathname);
  return row;
}

async function readShown(context: RequestContext, id: number): Promise<PropertyRow | undefined> {
  const { database, now, preview } = context;
  if (!isPreviewed(context, 'property', id)) return findProperty(database, id, false);
  if (!preview?.withEdits) return findProperty(database, id, true);
  return readEdited({ database, now }, id, (edited) => findProperty(edited, id, true));
}

async function notPublished(context: RequestContext, id: number, pathname: string) {
  const { database, language, tags } = context;
  tags.add('properties');
  if (!(await findWithdrawn(database, 'property', id))) return noProperty(context, pathname);
  const similar = (await listSimilarProperties(context, id)).map((row) =>
    presentCard(row, language, context.now),
  );
  return withdrawnProperty(context, pathname, { similar });
}
