import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownEntry, ShownWeek } from './present-week.server.ts';

/** Quarters of an hour from top to bottom, for each day a column for each agent. */
export function WeekGrid({ week, label }: { week: ShownWeek; label: string }) {
  const t = useOfficeTexts();
  return (
    <section aria-label={label} className="week">
      <div className="week-grid">
        <div className="week-hours" aria-hidden="true">
          <p />
          {week.hours.map((hour) => (
            <p key={hour}>{hour}</p>
          ))}
        </div>
        {week.days.map(({ day, label: inWords, short, isToday, columns }) => (
          <section key={day} aria-label={inWords} data-today={isToday || undefined} className="week-day">
            <h2>
              <Link to={`/office/calendar/?view=day&day=${day}`}>{short}</Link>
            </h2>
            <div className="week-columns">
              {columns.map(({ id, agent, name, entries }) => (
                <div key={name} className="week-column">
                  <p title={name}>{agent}</p>
                  <ul
                    aria-label={name}
                    data-drop-day={day}
                    data-drop-agent={id}
                    data-drop-from={week.firstHour}
                    data-drop-hours={week.hours.length}
                    className={`grid-rows-[repeat(${4 * week.hours.length},var(--quarter))]`}
                  >
                    {entries.map((entry) => (
                      <Entry key={entry.key} entry={entry} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
      <ul className="week-legend">
        {(['visit', 'open', 'free', 'open-day', 'absence', 'wish'] as const).map((kind) => (
          <li key={kind}>
            <span className="week-sample" data-kind={kind} />
            {t(legend[kind])}
          </li>
        ))}
      </ul>
    </section>
  );
}

const legend = {
  visit: 'CALENDAR_CONFIRMED',
  open: 'CALENDAR_NOT_CLOSED',
  free: 'CALENDAR_FREE_SLOT',
  'open-day': 'OPEN_DAY',
  absence: 'CALENDAR_ABSENT',
  wish: 'CALENDAR_WISHED',
} as const;

function Entry({ entry }: { entry: ShownEntry }) {
  const { kind, href, time, text, label, row, rows, lane, lanes, movable } = entry;
  const words = (
    <>
      {time && kind !== 'free' && kind !== 'fits' && (
        <span aria-hidden="true" className="week-time">
          {time}
        </span>
      )}
      {text && (
        <span aria-hidden="true" className="week-text">
          {text}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </>
  );
  return (
    <li
      data-kind={kind}
      data-visit={movable}
      data-lane={lanes > 1 ? `${Math.min(lane, 2) + 1}/${Math.min(lanes, 3)}` : undefined}
      className={`week-entry row-start-${row} row-span-${rows}`}
    >
      {href ? (
        <Link to={href} title={label} draggable={movable ? false : undefined}>
          {words}
        </Link>
      ) : (
        words
      )}
    </li>
  );
}
