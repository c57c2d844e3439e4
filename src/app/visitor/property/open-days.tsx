import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import type { ShownOpenDays } from './open-days.server.ts';

/** Beside the buttons for a viewing: it is another way to see the property. */
export function OpenDays({
  openDays: { title, hint, days, toCalendar, askAddress, all },
}: {
  openDays: ShownOpenDays;
}) {
  return (
    <section className="mt-6 border-t border-line pt-5 break-inside-avoid">
      <h2 className="d4">{title}</h2>
      <ul className="mt-2 flex flex-col gap-4">
        {days.map(({ id, when, note, calendar }) => (
          <li key={id}>
            <p className="font-medium">{when}</p>
            {note.text && (
              <p lang={note.lang} className="small mt-0.5 text-pretty text-ink-3">
                {note.text}
              </p>
            )}
            {calendar && (
              <a
                href={calendar}
                rel="nofollow"
                className="text-link no-print mt-1 inline-flex items-center gap-2 py-1"
              >
                <Icon name="calendar" />
                {toCalendar}
                <span className="sr-only">: {when}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="small mt-3 text-pretty text-ink-3">{hint}</p>
      {askAddress && (
        <Link to={askAddress.href} rel="nofollow" className="text-link no-print mt-1 inline-block py-1">
          {askAddress.label}
        </Link>
      )}
      <Link to={all.href} rel="nofollow" className="text-link no-print mt-1 block w-fit py-1">
        {all.label}
      </Link>
    </section>
  );
}
