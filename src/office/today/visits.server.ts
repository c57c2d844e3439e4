import { countAppointmentsOfDay, listAppointmentsOfDay } from '#database/appointment/appointments-of-day.ts';
import { phoneLink } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { routeTo } from '#domain/place/route-to.ts';
import { addDays, dayOf, formatTime } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { timeInColumn, timeText } from '#texts/wording/time-text.ts';
import { propertyWords } from './property-words.server.ts';

/** More than anybody shows in a day. */
const MOST = 60;

export async function loadVisits({ database, now, language }: OfficeContext) {
  const t = officeTextsFor(language);
  const today = dayOf(now);
  const [from = now, until = now, after = now] = [0, 1, 2].map((days) =>
    timeOn(addDays(today, days), '00:00'),
  );
  const [appointments, tomorrow] = await Promise.all([
    listAppointmentsOfDay(database, { from, until, most: MOST }),
    countAppointmentsOfDay(database, { from: until, until: after }),
  ]);
  const next = appointments.find(({ starts_at }) => starts_at > now)?.id;
  return {
    rows: appointments.map((row) => {
      const about = propertyWords(row, language);
      const { id, starts_at: startsAt, ends_at: endsAt, person, phone } = row;
      return {
        id,
        href: `/office/calendar/${id}/`,
        time: timeInColumn(formatTime(startsAt), language),
        lasts: endsAt && t('WAITED_MINUTES', { minutes: (endsAt.getTime() - startsAt.getTime()) / minuteMs }),
        person,
        about,
        call: phone ? phoneLink(phone, row.country_id ?? countryIds.belgium) : undefined,
        route: about && routeTo(about.address, row.postal_code),
        isNext: id === next,
        isOver: (endsAt ?? startsAt) < now,
      };
    }),
    tomorrow:
      tomorrow.count > 0 && tomorrow.first
        ? t('VISITS_TOMORROW', {
            count: tomorrow.count,
            time: timeText(formatTime(tomorrow.first), language),
          })
        : '',
  };
}
