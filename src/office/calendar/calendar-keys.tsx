import { useMemo } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedCalendar } from './calendar.server.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';

/** The keys of the calendar, and what they do. */
export function CalendarKeys({ links }: Pick<LoadedCalendar, 'links'>) {
  const t = useOfficeTexts();
  const { today, before, after } = links;
  useCalendarKeys(
    useMemo(() => ({ t: today, j: after, k: before, c: '/office/calendar/new/' }), [today, after, before]),
  );
  const keys = [
    { keys: ['t'], text: t('TODAY') },
    { keys: ['j', 'k'], text: t('CALENDAR_KEY_TURN') },
    { keys: ['c'], text: t('CALENDAR_NEW') },
  ];
  return (
    <ul className="key-legend calendar-keys needs-script" aria-hidden="true">
      {keys.map(({ keys: own, text }) => (
        <li key={text}>
          {own.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {text}
        </li>
      ))}
    </ul>
  );
}
