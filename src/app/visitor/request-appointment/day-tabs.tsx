import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '#interface/icon.tsx';

type Tab = { day: string; short: string; isTaken: boolean; full: string };

/** The Tab key reaches one tab only; arrows, Home and End go from one to another and open it. */
export function DayTabs({
  label,
  id,
  days,
  open,
  onOpen,
}: {
  label: string;
  id: string;
  days: Tab[];
  open: string | undefined;
  onOpen: (day: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);

  function goTo(index: number) {
    const tab = list.current?.querySelectorAll('button')[index];
    const day = days[index]?.day;
    if (!tab || !day) return;
    onOpen(day);
    tab.focus({ preventScroll: true });
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function followKey(event: KeyboardEvent) {
    const now = days.findIndex(({ day }) => day === open);
    const next = {
      ArrowRight: (now + 1) % days.length,
      ArrowLeft: (now - 1 + days.length) % days.length,
      Home: 0,
      End: days.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="day-tabs needs-script">
      {days.map(({ day, short, isTaken, full }, index) => {
        const [weekday, date] = short.split(' ');
        return (
          <button
            key={day}
            id={`${id}-tab-${day}`}
            type="button"
            role="tab"
            aria-selected={day === open}
            aria-controls={`${id}-${day}`}
            tabIndex={day === open ? 0 : -1}
            onClick={() => goTo(index)}
            onKeyDown={followKey}
            className={full ? 'text-ink-3' : ''}
          >
            <span className="block">
              {weekday}
              {isTaken && <Icon name="check" size={16} className="ml-0.5 inline align-[-3px]" />}
            </span>{' '}
            <span className={`block ${full ? 'line-through' : 'font-semibold'}`}>{date}</span>
            {full && <span className="sr-only"> {full}</span>}
          </button>
        );
      })}
    </div>
  );
}
