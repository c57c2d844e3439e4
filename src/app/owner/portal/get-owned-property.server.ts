import { data } from 'react-router';
import type { RequestContext } from '#app/request-context.ts';
import { findOwnedProperty, type OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import { parseId } from '#domain/address/id.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { alternates, href } from '#site/paths/paths.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { portalPage } from './portal.server.ts';

export type MissingProperty = ReturnType<typeof missingProperty>;

/** Also throws 404 for another owner's property: nobody learns whether it exists. */
export async function getOwnedProperty(
  context: RequestContext,
  owner: Owner,
  idInAddress: string,
): Promise<OwnedPropertyRow> {
  const id = parseId(idInAddress);
  const row = id === undefined ? undefined : await findOwnedProperty(context.database, owner.id, id);
  if (row) return row;
  throw data(missingProperty(context, owner), { status: 404 });
}

/** The same answer for every missing property. */
function missingProperty(context: RequestContext, owner: Owner) {
  const { language } = context;
  const t = portalTexts(language);
  return {
    ...portalPage(
      { context, owner },
      { title: t('NOT_FOUND'), alternates: alternates('owners', {}), within: 'owners' },
    ),
    hint: t('NOT_FOUND_HINT'),
    overview: { href: href(language, 'owners'), label: t('OVERVIEW') },
  };
}
