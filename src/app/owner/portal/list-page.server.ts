import { redirect } from 'react-router';
import type { RequestContext } from '#app/request-context.ts';
import { listOwnedProperties, type OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import type { PageOfRows } from '#database/page-of-rows.ts';
import { parseId } from '#domain/address/id.ts';
import { pagingOf } from '#interface/paging.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { alternatesWithQuery, href, pathEntry } from '#site/paths/paths.ts';
import { type PortalTextKey, portalTexts } from '#texts/portal/texts.ts';
import { portalPage } from './portal.server.ts';
import { ownedAddress } from './present-owned-property.server.ts';

const rowsOnPage = 20;

/** Redirects to the first page if the page does not exist. */
export async function loadListPage<Row>(
  context: RequestContext,
  owner: Owner,
  url: URL,
  list: {
    screen: 'ownerVisits' | 'ownerMessages';
    title: PortalTextKey;
    empty: PortalTextKey;
    count: PortalTextKey;
    read: (part: { limit: number; offset: number }) => Promise<PageOfRows<Row>>;
  },
) {
  const { database, language } = context;
  const t = portalTexts(language);
  const path = pathEntry(list.screen)[language];
  const page = parseId(url.searchParams.get('page') ?? '1') ?? 0;
  const offset = (page - 1) * rowsOnPage;
  const [{ rows, total }, properties] = await Promise.all([
    page > 0 && offset < 1_000_000 ? list.read({ limit: rowsOnPage, offset }) : { rows: [], total: 0 },
    listOwnedProperties(database, owner.id),
  ]);
  if (rows.length === 0 && page !== 1) throw redirect(path);
  const pages = Math.max(1, Math.ceil(total / rowsOnPage));
  const count = t(list.count, { count: total });
  const text = pages > 1 ? `${t('PAGE_OF', { page, pages })} (${count})` : count;
  const query = page > 1 ? `?page=${page}` : '';
  return {
    ...portalPage(
      { context, owner },
      { title: t(list.title), alternates: alternatesWithQuery(list.screen, query), within: list.screen },
    ),
    rows,
    empty: total === 0 ? t(list.empty) : '',
    paging: pagingOf(page, pages, text, (number) => (number > 1 ? `${path}?page=${number}` : path)),
    properties: namesOf(properties, language),
    write: {
      text: t(properties.length > 1 ? 'SEND_MESSAGE_ABOUT' : 'SEND_MESSAGE'),
      to: properties.map((property) => ({
        href: href(language, 'ownerMessage', { id: property.id }),
        title: ownedAddress(property, language),
      })),
    },
  };
}

/** Names by id if the owner has several properties; a single one need not be named. */
export function namesOf(
  properties: readonly OwnedPropertyRow[],
  language: RequestContext['language'],
): Record<number, string> | undefined {
  if (properties.length < 2) return undefined;
  return Object.fromEntries(properties.map((property) => [property.id, ownedAddress(property, language)]));
}
