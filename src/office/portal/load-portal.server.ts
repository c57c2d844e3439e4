import {
  findAccount,
  listPortalListings,
  listPortals,
  type PortalListing,
  type PortalState,
} from '#database/portal/portals.ts';
import { listLackingProperties } from '#database/property/lacking-properties.ts';
import { parseId } from '#domain/address/id.ts';
import { findPortalAccount } from '#domain/portal/portal-accounts.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { pagingOf } from '#interface/paging.ts';
import { feedPath } from '#links/feed-link.ts';
import { settingFields } from '#office/imports/source-settings.server.ts';
import { formatName, stateOf } from '#office/portals/portals.server.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { lackingWords } from '#office/today/lacking-words.server.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { problemWords } from '#texts/problems/texts.ts';

const ON_PAGE = 50;

const forms = { full: ['xml', 'json'], kyero: ['xml'], immoweb: [], immotop: [] } as const;

export async function getPortal({ database }: Pick<OfficeContext, 'database'>, named: string) {
  const id = parseId(named);
  const portal = (await listPortals(database)).find((each) => each.id === id);
  if (!portal) throw new Response(null, { status: 404 });
  return portal;
}

/** `?state=refused` lists the properties that are not on it, `?page=` goes on, `?told=` says what was just done. */
export async function loadPortal(office: OfficeContext, named: string, url: URL) {
  const { database, language, now, publicUrl } = office;
  const t = officeTextsFor(language);
  const portal = await getPortal(office, named);
  const path = await feedPath(database, portal.key);
  return {
    id: portal.id,
    name: portal.name,
    format: formatName(portal.feed, t),
    told: toldText(url.searchParams.get('told'), t),
    state: stateOf(portal, t),
    isPaused: portal.paused_at !== null,
    isEnding: portal.ending_at !== null,
    last: portal.last_at ? t('PORTALS_LAST_WAS', { when: whenText(portal.last_at, language, now) }) : '',
    problem: portalProblem(portal, office),
    account: await loadAccount(office, portal),
    addresses: forms[portal.feed].map((end) => `${publicUrl}${path}.${end}`),
    wasHere: portal.last_at !== null,
    ...(await loadHomes(office, portal.id, url)),
  };
}

/** The fields of its account; undefined for a portal that fetches. */
async function loadAccount({ database, language }: OfficeContext, { id, feed, name }: PortalState) {
  const asked = findPortalAccount(feed);
  if (!asked) return undefined;
  const account = await findAccount(database, id);
  const given = Object.entries(Object(account?.settings));
  return {
    name,
    isThere: account !== undefined,
    fields: settingFields(asked, officeTextsFor(language)),
    given: Object.fromEntries(given.map(([key, value]) => [`setting.${key}`, String(value)])),
  };
}

/** Why it does not get its properties; undefined if it does. */
export function portalProblem({ problem, problem_at: at }: PortalState, { language, now }: OfficeContext) {
  if (!problem || !at) return undefined;
  const t = officeTextsFor(language);
  const when = whenText(at, language, now);
  const [kind = '', ...rest] = problem.split(' ');
  const words = rest.join(' ');
  if (kind === 'form' || kind === 'making')
    return {
      title: t('PORTALS_PROBLEM', { when }),
      text: t(kind === 'form' ? 'PORTALS_PROBLEM_FORM' : 'PORTALS_PROBLEM_MAKING'),
    };
  const text =
    kind === 'key'
      ? t('PORTALS_PROBLEM_KEY')
      : kind === 'account'
        ? t('PORTALS_PROBLEM_ACCOUNT', { words })
        : t('PORTALS_PROBLEM_AWAY', { words: problemWords(words, language) });
  return { title: t('PORTALS_PROBLEM_SENT', { when }), text };
}

function toldText(told: string | null, t: OfficeTexts): string {
  if (told === 'renewed') return t('PORTALS_RENEWED');
  return told === 'done' ? t('PORTALS_DONE') : '';
}

async function loadHomes({ database, language, now }: OfficeContext, portalId: number, url: URL) {
  const t = officeTextsFor(language);
  const all = await listPortalListings(database, portalId);
  const online = all.filter(({ state }) => state === 'online');
  const isRefused = url.searchParams.get('state') === 'refused';
  const chosen = isRefused ? all.filter(({ state }) => state !== 'online') : online;
  const pages = Math.max(1, Math.ceil(chosen.length / ON_PAGE));
  const asked = url.searchParams.get('page') ?? '';
  const page = Math.min(pages, /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1);
  const shown = chosen.slice((page - 1) * ON_PAGE, page * ON_PAGE);
  const today = dayOf(now);
  const lacking = await listLackingProperties(
    database,
    shown.filter(({ reason }) => reason?.startsWith('law')).map(({ id }) => id),
    today,
  );
  const missing = new Map(lacking.map((row) => [row.property_id, lackingWords(row, language, today)]));
  const address = (number: number) =>
    `?${new URLSearchParams({ ...(isRefused && { state: 'refused' }), page: String(number) })}`;
  return {
    isRefused,
    counts: { online: online.length, refused: all.length - online.length },
    rows: shown.map((row) => ({
      id: row.id,
      reference: row.reference,
      about: propertyWords(row, language),
      since: row.since ? formatDay(row.since, language) : '–',
      why: whyNot(row, missing.get(row.id), t),
      next: whatNext(row, t),
      isKeptOff: row.isKeptOff,
    })),
    paging:
      chosen.length > ON_PAGE
        ? pagingOf(page, pages, t('PORTALS_PAGE', { count: chosen.length }), address)
        : undefined,
  };
}

function whyNot({ reason }: PortalListing, missing: string | undefined, t: OfficeTexts): string {
  if (reason === null) return '';
  if (reason.startsWith('law'))
    return missing ? t('PORTALS_WHY_LAW', { missing }) : t('PORTALS_WHY_LAW_DONE');
  if (reason.startsWith('answer ') || reason.startsWith('stays ') || reason === 'number')
    return portalSays(reason, false, t);
  if (reason === 'price') return t('PORTALS_WHY_PRICE');
  return t(reason === 'type' ? 'PORTALS_WHY_TYPE' : 'PORTALS_WHY_EXCLUDED');
}

/** The portal's own answer about a property, in words. */
function portalSays(reason: string, isOnline: boolean, t: OfficeTexts): string {
  if (reason === 'number') return t('PORTALS_WHY_NUMBER');
  const words = reason.slice(reason.indexOf(' ') + 1);
  if (reason.startsWith('stays ')) return t('PORTALS_WHY_STAYS', { words });
  return t(isOnline ? 'PORTALS_CHANGE_REFUSED' : 'PORTALS_WHY_ANSWER', { words });
}

/** The next visit's change if staff decided otherwise since the last one. */
function whatNext({ state, reason, isKeptOff }: PortalListing, t: OfficeTexts): string {
  if (state === 'online' && reason) return portalSays(reason, true, t);
  if (isKeptOff && state === 'online') return t('PORTALS_NEXT_OFF');
  if (isKeptOff && reason !== 'excluded') return t('PORTALS_NEXT_OFF_NEW');
  return !isKeptOff && reason === 'excluded' ? t('PORTALS_NEXT_ON') : '';
}

export type LoadedPortal = Awaited<ReturnType<typeof loadPortal>>;
