import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Settled, settleSending } from '#commands/portal/settle-sending.ts';
import type { Database } from '#database/client.ts';
import { listOutgoingProperties } from '#database/outgoing/outgoing-properties.ts';
import { listExcluded } from '#database/portal/portals.ts';
import { beginSending, passOver, type Sending, type SentPortalRow } from '#database/portal/sendings.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { OutgoingSite } from '#outgoing/content/write-property.ts';
import { type Judged, judgeProperties } from '#outgoing/feeds/judge-properties.ts';
import type { PortalSession } from './portal-session.ts';
import type { Answer, AnySettings, SentPortal } from './sent-portal.ts';

type SendingAround = {
  database: Kysely<Database>;
  row: SentPortalRow;
  portal: SentPortal;
  settings: AnySettings;
  session: PortalSession;
  site: OutgoingSite;
  now: () => Date;
};

/** Four hours between two tries at most. */
const longestPause = 8;

/**
 * Sends a property as it is on the site at this moment, or takes it off, and notes the result. Gives the portal's
 * answer; undefined if nobody had to be asked.
 */
export async function sendOne(around: SendingAround, sending: Sending): Promise<Answer | undefined> {
  const { given, refused } = around.row.ending_at
    ? { given: [], refused: [] }
    : await judge(around, sending.property_id);
  return given[0] ? put(around, sending, given[0]) : takeOff(around, sending, refused[0]);
}

async function judge(
  { database, row, portal, settings, site, now }: SendingAround,
  id: number,
): Promise<Judged> {
  const rows = await listOutgoingProperties(database, { ids: [id], availability: 'open' }, 1);
  const excluded = await listExcluded(database, row.id);
  const refuses = (property: OutgoingProperty) => portal.refuses(property, settings);
  return judgeProperties(database, rows, { excluded, refuses, site }, now());
}

async function put(
  around: SendingAround,
  sending: Sending,
  property: OutgoingProperty,
): Promise<Answer | undefined> {
  const { database, row, portal, settings, session, now } = around;
  const said = portal.write(property, settings, new Date(0));
  const content = hash('sha256', said, 'base64url').slice(0, 22);
  if (content === sending.content) {
    await passOver(database, row.id, sending);
    return undefined;
  }
  await begin(around, sending);
  const answer = await session.put(String(property.id), portal.write(property, settings, now()));
  if (answer.kind === 'taken')
    await settle(around, sending, {
      ...{ listing: { state: 'online', reason: null }, mayBeThere: true, content, answer: 'taken' },
      ...(answer.remoteId && { remoteId: answer.remoteId }),
      isDone: true,
    });
  if (answer.kind === 'refused')
    await settle(around, sending, {
      listing: { state: 'as it was', reason: `answer ${answer.words}` },
      // The portal still shows what it took before.
      ...{ mayBeThere: sending.may_be_there, content, answer: 'refused', isDone: true },
    });
  return answer;
}

async function takeOff(
  around: SendingAround,
  sending: Sending,
  refusal: Judged['refused'][number] | undefined,
): Promise<Answer | undefined> {
  const { portal, session, row, database, now } = around;
  const reason = refusal && [refusal.reason, refusal.detail].filter(Boolean).join(' ');
  const gone = {
    ...{ listing: reason ? ({ state: 'refused', reason } as const) : null, mayBeThere: false, isDone: true },
  };
  if (!sending.may_be_there) {
    await settleSending({ database, now: now() }, row, sending, { ...gone, wasAnswered: false });
    return undefined;
  }
  await begin(around, sending);
  const { remote_id, property_id } = sending;
  const answer = await session.remove((portal.removesByItsNumber && remote_id) || String(property_id));
  if (answer.kind === 'taken') await settle(around, sending, gone);
  if (answer.kind === 'not there') {
    // Without the portal's own number it finds nothing, and the property may stand there all the same.
    const isSure = remote_id !== null || !portal.removesByItsNumber;
    const unsure = {
      listing: { state: 'as it was', reason: 'number' },
      mayBeThere: true,
      isDone: true,
    } as const;
    await settle(around, sending, isSure ? gone : unsure);
  }
  if (answer.kind === 'refused')
    await settle(around, sending, {
      ...{
        listing: { state: 'as it was', reason: `stays ${answer.words}` },
        mayBeThere: true,
        isDone: false,
      },
    });
  return answer;
}

function begin({ database, row, now }: SendingAround, sending: Sending): Promise<void> {
  const pause = 2 ** Math.min(sending.attempts + 1, longestPause) * minuteMs;
  return beginSending(database, row.id, sending, new Date(now().getTime() + pause));
}

function settle(
  { database, row, now }: SendingAround,
  sending: Sending,
  settled: Omit<Settled, 'wasAnswered'>,
): Promise<void> {
  return settleSending({ database, now: now() }, row, sending, { ...settled, wasAnswered: true });
}
