import type { Kysely } from 'kysely';
import { endPortal } from '#commands/portal/change-portals.ts';
import { noteProblem } from '#commands/portal/note-problem.ts';
import { openAccount } from '#commands/portal/open-account.ts';
import type { Database } from '#database/client.ts';
import {
  askToSendChanged,
  claimPortal,
  findDueSending,
  holdPortal,
  listPortalsToSend,
  mayHaveAny,
  type SentPortalRow,
} from '#database/portal/sendings.ts';
import { findSettings } from '#database/site/settings.ts';
import { findPortalAccount } from '#domain/portal/portal-accounts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { OutgoingSite } from '#outgoing/content/write-property.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { type PortalReach, portalSession } from './portal-session.ts';
import { sendOne } from './send-one.ts';
import type { Answer, AnySettings } from './sent-portal.ts';
import { findSentPortal } from './sent-portals.ts';

const mostAtOnce = 500;
/** Renewed before each request, which takes less. */
const claimedMs = 3 * minuteMs;
const lockedOutMs = 15 * minuteMs;

export type SendingSurroundings = {
  database: Kysely<Database>;
  publicUrl: string;
  importKey: string | undefined;
  now: () => Date;
  reach?: PortalReach;
};

export async function sendListingsHandler(
  _: object,
  { database, now, environment: { publicUrl, importKey } }: JobContext,
): Promise<void> {
  await sendListings({ database, publicUrl, importKey, now });
}

/** A portal that is away holds up no other. */
export async function sendListings(around: SendingSurroundings): Promise<void> {
  const { database, now } = around;
  const ids = await listPortalsToSend(database, now());
  await Promise.all(ids.map((id) => sendTo(around, id)));
}

async function sendTo(around: SendingSurroundings, portalId: number): Promise<void> {
  const { database, now } = around;
  const claim = () => new Date(now().getTime() + claimedMs);
  const row = await claimPortal(database, portalId, now(), claim());
  if (!row) return;
  const waitMs = await sendAll(around, row, () => holdPortal(database, portalId, claim()));
  await holdPortal(database, portalId, new Date(now().getTime() + waitMs));
  if (row.ending_at && !(await mayHaveAny(database, portalId)))
    await endPortal({ database, now: now(), actor: 'schedule' }, row.name);
}

/** Sends until nothing is due, or the portal takes no more now. Gives how long it is then left alone. */
async function sendAll(
  { database, publicUrl, importKey, now, reach }: SendingSurroundings,
  row: SentPortalRow,
  renewClaim: () => Promise<void>,
): Promise<number> {
  const portal = findSentPortal(row.feed);
  const account = findPortalAccount(row.feed);
  // The account's schema has read these settings.
  const settings = account && (openAccount(account, row, importKey) as AnySettings | undefined);
  if (!portal || !settings) {
    await noteProblem(database, row.id, 'key', now());
    return lockedOutMs;
  }
  const secrets = account.secrets.map((key) => String(Object(settings)[key]));
  const session = portalSession(portal, { settings, secrets }, now, reach);
  const site: OutgoingSite = { publicUrl, languages: await readLanguages(database) };
  await askToSendChanged(database, row.id, dayOf(now()), now());
  for (let each = 0; each < mostAtOnce; each++) {
    const sending = await findDueSending(database, row.id, now());
    if (!sending) return 0;
    await renewClaim();
    const answer = await sendOne({ database, row, portal, settings, session, site, now }, sending);
    const waitMs = await heed(database, row.id, answer, now());
    if (waitMs !== undefined) return waitMs;
  }
  return 0;
}

/** Notes an answer that stops all sending, and gives the pause; undefined if sending goes on. */
async function heed(
  database: Kysely<Database>,
  portalId: number,
  answer: Answer | undefined,
  now: Date,
): Promise<number | undefined> {
  switch (answer?.kind) {
    case 'busy':
      return Math.min(answer.waitMs ?? minuteMs, dayMs);
    case 'away':
      await noteProblem(database, portalId, `away ${answer.words}`, now);
      return 0;
    case 'locked out':
      await noteProblem(database, portalId, `account ${answer.words}`, now);
      return lockedOutMs;
    default:
      return undefined;
  }
}

async function readLanguages(database: Kysely<Database>) {
  // Invalid settings are reported where pages are made.
  const settings = validSettings((await findSettings(database)) ?? {}, defaultSettings, () => {});
  return languagesInUse(settings);
}
