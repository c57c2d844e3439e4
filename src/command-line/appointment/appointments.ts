import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readTimeToCome, requireNumber } from '#command-line/reading/read-values.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import type { NothingToChangeReason } from '#commands/appointment/change-appointment.ts';
import { AgentBusy, confirmAppointment, NothingToChange } from '#commands/appointment/change-appointment.ts';
import {
  listAppointmentsToClose,
  listAppointmentsToCome,
} from '#database/appointment/listed-appointments.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';

export const appointments: Command = {
  name: 'appointments',
  summary: 'Lists the requested and the confirmed appointments',
  help: `npm run gevel -- appointments [--past]

Lists the appointments to come, those without a time first: id, property, state, time (or the wished times), visitor.
'appointments confirm' gives one its time.

  --past   the confirmed ones that have begun and have no outcome yet: 'appointments carried-out' and
           'appointments no-show' record it
`,
  async run(args, { out, err, now, openSite }) {
    const { values } = readFlags(args, { past: { type: 'boolean' } });
    await using site = await openSite();
    const list = values.past ? listAppointmentsToClose : listAppointmentsToCome;
    const rows = await list(site.database, now);
    for (const { id, reference, status, starts_at, wished, name, reach } of rows) {
      const time = starts_at ? [`${formatDay(starts_at, 'en')} ${formatTime(starts_at)}`] : [];
      const when = [...time, ...wished].join(' ');
      out(`${id}  ${reference}  ${status}  ${when}  ${[name, reach].filter(Boolean).join('  ')}\n`);
    }
    err(`${rows.length} ${rows.length === 1 ? 'appointment' : 'appointments'}\n`);
    return 0;
  },
};

export const appointmentConfirm: Command = {
  name: 'appointments confirm',
  summary: 'Gives an appointment its time, and tells its visitor and the agent',
  help: `npm run gevel -- appointments confirm ID DAY FROM TO

Confirms an appointment for a time, or moves it to that time. Its visitor and the agent get a mail with a calendar file.
DAY is written 2026-11-24, FROM and TO 14:00, in Belgian time. 'appointments' lists the ids.

Exit status: 0 confirmed, 1 there is no such appointment to come or its agent is busy then, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { positionals } = readFlags(args, {});
    const [written = '', day = '', from = '', to = '', ...more] = positionals;
    const id = requireNumber('appointment', [written]);
    if (more.length > 0)
      throw new WrongUse(`Only one appointment is confirmed at a time: leave out ${more.join(', ')}.`);
    const time = readTimeToCome({ day, from, to }, now);
    await using site = await openSite();
    const settings = await getSettings(site);
    const { database, publicUrl, officeUrl, pictures } = site;
    try {
      await confirmAppointment(
        { database, publicUrl, officeUrl, settings, jobs: pictures.jobs, now, actor: 'command' },
        id,
        time,
      );
    } catch (error) {
      if (error instanceof AgentBusy) {
        err(`The agent of appointment ${id} is busy at that time.\n`);
        return 1;
      }
      if (!(error instanceof NothingToChange)) throw error;
      err(`${unchanged[error.reason](id)}\n`);
      return 1;
    }
    out(`Appointment ${id} is on ${formatDay(day, 'en')} from ${from} to ${to}\n`);
    return 0;
  },
};

const unchanged: Record<NothingToChangeReason, (id: number) => string> = {
  unknown: (id) => `There is no appointment ${id}.`,
  cancelled: (id) => `Appointment ${id} is cancelled.`,
  over: (id) => `Appointment ${id} is over.`,
  same: (id) => `Appointment ${id} already has that time.`,
};
