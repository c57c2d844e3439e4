import { data } from 'react-router';
import { findStoredProperty } from '#database/property/stored-property.ts';
import type { OfficeContext } from '#office/request-context.ts';

/** Throws 404 if there is no such property. */
export async function findProperty({ database }: OfficeContext, id: string) {
  const found = /^[1-9]\d{0,8}$/.test(id) ? await findStoredProperty(database, Number(id)) : undefined;
  if (!found) throw data(null, 404);
  return found;
}
