import { presentText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { OpenDayRow } from '#database/property/open-days.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { href } from '#site/paths/paths.ts';
import { pathsOfProperty } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { openDayText } from '#texts/wording/open-day-text.ts';

/** Null if there is none to come. Whoever may come without an appointment has to know where: a hidden address is asked for. */
export function presentOpenDays(context: RequestContext, row: PropertyRow, days: readonly OpenDayRow[]) {
  if (days.length === 0) return null;
  const { language, now, preview } = context;
  const t = textsFor(language);
  return {
    title: t('OPEN_HOUSE'),
    hint: t(row.street ? 'OPEN_DAY_HINT' : 'OPEN_DAY_NO_ADDRESS'),
    days: days.map(({ id, starts_at: startsAt, ends_at: endsAt, note }) => ({
      id,
      when: openDayText({ startsAt, endsAt }, language, now),
      note: presentText(note, context),
      // The day of a draft is not given out yet.
      calendar: preview ? null : `${pathsOfProperty(row)[language]}open-day.ics?day=${id}`,
    })),
    all: {
      href: `${href(language, row.purpose === 'rent' ? 'forRent' : 'forSale')}?open_days=1`,
      label: t('ALL_OPEN_HOUSES'),
    },
    toCalendar: t('TO_CALENDAR'),
    askAddress: row.street
      ? null
      : {
          href: href(language, 'requestInformation', { id: row.id }),
          label: t('ASK_ADDRESS'),
        },
  };
}

export type ShownOpenDays = NonNullable<ReturnType<typeof presentOpenDays>>;
