import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { countRequest, countRequests, fromAddress } from '#commands/lead/count-request.ts';
import { findAgentCalendar, listAgreed, noteFetched } from '#database/appointment/agent-calendar.ts';
import type { Database } from '#database/client.ts';
import { dayMs, hourSeconds } from '#domain/time/durations.ts';
import { agentCalendarIn } from '#links/agent-calendar-link.ts';
import { appointmentUid, subscribedCalendar } from '#mail/appointment/appointment-calendar.ts';
import type { Settings } from '#site/settings/settings.ts';
import { doorAddress } from '#texts/wording/place-text.ts';
import { typeName } from '#texts/wording/property-words.ts';
import type { ServerVariables } from './requests/request-log.ts';

type Needs = {
  database: Kysely<Database>;
  settings: { current(): Promise<Settings> };
  publicUrl: string;
  now: () => Date;
};

/** Calendar programs fetch about once an hour; a telephone beside them fetches more often. */
const fetches = { most: 60, seconds: hourSeconds };
const wrongTries = { most: 20, seconds: hourSeconds };
const pastDays = 30;
const most = 1000;

/**
 * The appointments of an agent for another calendar, at an address that only the agent knows. It is on the host of the
 * site, because the services that fetch it come from anywhere and do not log in, and the office may lie behind a gate.
 */
export function agentCalendars({ database, settings, publicUrl, now: clock }: Needs): Hono<ServerVariables> {
  const app = new Hono<ServerVariables>();
  app.get('/:file{[^/]+\\.ics}', async (context) => {
    const now = clock();
    const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
    const tooMany = () => context.text('Too many requests.', 429, { ...headers, 'Retry-After': '3600' });
    const key = await agentCalendarIn(database, context.req.param('file').slice(0, -4), now);
    const found = key && (await findAgentCalendar(database, key));
    if (!found) {
      const counted = fromAddress('agent-calendar', context.var.clientAddress, wrongTries);
      if (!(await countRequests(database, counted, now))) return tooMany();
      return context.text('There is no such calendar.', 404, headers);
    }
    if (!(await countRequest(database, ['agent-calendar', key], fetches, now))) return tooMany();
    const { agency, defaultLanguage } = await settings.current();
    const language = found.language ?? defaultLanguage;
    const since = new Date(now.getTime() - pastDays * dayMs);
    const agreed = await listAgreed(database, found.agentId, { since, most });
    await noteFetched(database, found.agentId, now);
    const file = subscribedCalendar(
      { name: `${agency.name}: ${found.name}`, refreshSeconds: hourSeconds },
      agreed.map((row) => ({
        uid: appointmentUid(row.id, publicUrl),
        revision: row.revision,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        title: `${row.person} (${typeName(row.type ?? '', language)})`,
        place: doorAddress(row, language),
        writtenAt: now,
      })),
    );
    return context.body(file, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return app;
}
