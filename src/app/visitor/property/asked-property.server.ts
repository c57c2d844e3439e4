import { redirect } from 'react-router';
import { isPreviewed } from '#app/page/is-previewed.server.ts';
import { noProperty, withdrawnProperty } from '#app/property/missing-property.server.ts';
import { listSimilarProperties } from '#app/property/similar-properties.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { readEdited } from '#commands/property/read-edited.ts';
import { findProperty, findWithdrawn } from '#database/property/property-page.ts';
import { findComparedProperty } from '#database/property/similar-properties.ts';
import { findWholeProperty, type WholeProperty } from '#database/property/whole-property.ts';
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
): Promise<WholeProperty> {
  const property = await getShownProperty(context, idInAddress, pathname);
  const path = propertyPath(property.row, context.language);
  // Edits that wait may give it another address, which nobody else knows yet.
  if (pathname !== path && !context.preview?.withEdits) throw redirect(path, 301);
  return property;
}

/** For another page about the same property. */
export async function getShownProperty(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<WholeProperty> {
  const { tags } = context;
  const id = parseId(idInAddress);
  if (id === undefined) throw noProperty(context, pathname);
  tags.add(`property:${id}`).add('places');
  const property = await readShown(context, id);
  if (!property) throw await notPublished(context, id, pathname);
  if (property.row.project_id) tags.add(`project:${property.row.project_id}`);
  return property;
}

async function readShown(context: RequestContext, id: number): Promise<WholeProperty | undefined> {
  const { database, wholeProperties, now, preview } = context;
  // The tag of its project, whose name it shows, is not known yet.
  if (!isPreviewed(context, 'property', id))
    return wholeProperties.ask(`${id}`, [`property:${id}`, 'places', 'projects'], () =>
      findWholeProperty(database, id),
    );
  const stored = await findWholeProperty(database, id, true);
  if (!stored || !preview?.withEdits) return stored;
  const row = await readEdited({ database, now }, id, (edited) => findProperty(edited, id, true));
  return row && { ...stored, row };
}

async function notPublished(context: RequestContext, id: number, pathname: string) {
  const { database, tags } = context;
  tags.add('properties');
  if (!(await findWithdrawn(database, 'property', id))) return noProperty(context, pathname);
  const own = await findComparedProperty(database, id);
  return withdrawnProperty(context, pathname, { similar: await listSimilarProperties(context, own) });
}
