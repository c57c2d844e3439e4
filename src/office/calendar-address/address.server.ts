import { redirect } from 'react-router';
import { renewCalendarAddress, withdrawCalendarAddress } from '#commands/appointment/agent-calendar.ts';
import { listCalendarAddresses } from '#database/appointment/agent-calendar.ts';
import { dayOf, formatDay, formatTime } from '#domain/time/dates.ts';
import { agentCalendarPath } from '#links/agent-calendar-link.ts';
import { toldOf } from '#office/calendar/told.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { timeText } from '#texts/wording/time-text.ts';

/**
 * The user's own address in full. For colleagues an administrator sees only whether they have one, and can revoke it.
 */
export async function loadAddress(office: OfficeContext, url: URL) {
  const { database, language, publicUrl } = office;
  const t = officeTextsFor(language);
  const { agentId, role } = staffOf(office);
  const rows = await listCalendarAddresses(database, { agentId, isForAll: role === 'admin' });
  const at = (time: Date) => `${formatDay(dayOf(time), language)}, ${timeText(formatTime(time), language)}`;
  const shown = rows.map(({ id, name, key, created_at, fetched_at }) => ({
    id,
    name,
    hasAddress: key !== null,
    since: created_at ? t('CALENDAR_ADDRESS_SINCE', { time: at(created_at) }) : '',
    fetched: fetched_at
      ? t('CALENDAR_ADDRESS_FETCHED', { time: at(fetched_at) })
      : t('CALENDAR_ADDRESS_NEVER'),
  }));
  const own = rows.find(({ id }) => id === agentId);
  return {
    told: toldOf(url.searchParams.get('told'), t),
    own: shown.find(({ id }) => id === agentId),
    address: own?.key ? publicUrl + (await agentCalendarPath(database, own.key)) : undefined,
    others: shown.filter(({ id }) => id !== agentId),
  };
}

export async function actOnAddress(office: OfficeContext, form: FormData) {
  const { agentId, role } = staffOf(office);
  const task = textOf(form, 'do');
  if (task === 'renew' && agentId !== null) {
    await renewCalendarAddress(staffBy(office), agentId);
    return redirect('/office/calendar/address/?told=renewed', 303);
  }
  const of = Number(textOf(form, 'agent')) || agentId;
  if (task !== 'withdraw' || of === null)
    throw new Response('There is no such thing to do.', { status: 400 });
  if (of !== agentId && role !== 'admin') throw new Response('This is somebody else’s.', { status: 403 });
  await withdrawCalendarAddress(staffBy(office), of);
  return redirect('/office/calendar/address/?told=withdrawn', 303);
}
