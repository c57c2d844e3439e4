import { findOwnedProperty, type OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import { parseId } from '#domain/id.ts';
import type { Owner } from '#login/owner-login.ts';
import type { RequestContext } from '#server/context.ts';
import { portalTexts } from '#texts/portal.ts';
import { missingPage } from '../../shell/missing-page.server.ts';

/** Takes the id in the address; gives the home. Of somebody else's nobody learns whether it exists: 404. */
export async function loadOwnedHome(
  { database, language }: RequestContext,
  owner: Owner,
  idInAddress: string,
  pathname: string,
): Promise<OwnedPropertyRow> {
  const id = parseId(idInAddress);
  const row = id === undefined ? undefined : await findOwnedProperty(database, owner.id, id);
  if (row) return row;
  const t = portalTexts(language);
  throw missingPage(pathname, { title: t('NOT_FOUND'), hint: t('NOT_FOUND_HINT') });
}
