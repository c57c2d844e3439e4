import { useEffect, useRef, useState } from 'react';
import { useField } from '#app/forms/form-context.ts';
import { Framed, ProblemText } from '#app/forms/form-field.tsx';
import { DayTabs } from './day-tabs.tsx';
import { MomentChip } from './moment-chip.tsx';
import type { ShownOffer } from './offer.server.ts';

/**
 * Days as tabs, the times of the open day as chips, and below them in words the choices on all days. Without JavaScript
 * all days stand below each other.
 */
export function MomentChoice({ offer }: { offer: ShownOffer }) {
  const { field, label, days, dayWord, full, chosen } = offer;
  const { id, typed, problem, problemId } = useField(field);
  const [taken, setTaken] = useState<readonly string[]>(typed);
  const [openDay, setOpenDay] = useState(() => dayToOpen(days, typed));
  const [isReady, setReady] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  // Boxes that were ticked before hydration, or restored by the browser, count too.
  useEffect(() => {
    const ticked = [...(choices.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    if (ticked.length > 0) setTaken(ticked.map(({ value }) => value));
    setReady(true);
  }, []);

  const isOne = field === 'time';
  const all = days.flatMap(({ moments }) => moments).filter(({ isFull }) => !isFull);
  const inWords = all.filter(({ value }) => taken.includes(value)).map((moment) => moment.label);
  function take(value: string, isTaken: boolean) {
    if (isOne) setTaken([value]);
    else setTaken((before) => (isTaken ? [...before, value] : before.filter((each) => each !== value)));
  }
  return (
    <Framed problem={problem}>
      <fieldset ref={choices} aria-describedby={problemId} className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <ProblemText problem={problem} id={problemId} />
        <DayTabs
          label={dayWord}
          id={id}
          open={openDay}
          onOpen={setOpenDay}
          days={days.map(({ day, short, moments }) => ({
            day,
            short,
            isTaken: moments.some(({ value }) => taken.includes(value)),
            full: moments.every(({ isFull }) => isFull) ? full : '',
          }))}
        />
        {days.map(({ day, label: dayInWords, moments }) => (
          <div
            key={day}
            id={`${id}-${day}`}
            {...(isReady && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${day}` })}
            className="day"
            data-open={day === openDay || undefined}
          >
            <fieldset>
              <legend className="day-name">{dayInWords}</legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 tablet:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
                {moments.map((moment) => (
                  <MomentChip
                    key={moment.value}
                    moment={moment}
                    // The error summary links to the first time on the open day that can be had.
                    id={day === openDay && moment === moments.find(({ isFull }) => !isFull) ? id : undefined}
                    kind={isOne ? 'radio' : 'checkbox'}
                    // Browsers do not let keys reach a radio button while another of its group is chosen on a hidden
                    // day, so each day has a group of its own.
                    name={isOne && isReady ? `${field}-${day}` : field}
                    isTaken={taken.includes(moment.value)}
                    onTake={take}
                  />
                ))}
              </div>
            </fieldset>
          </div>
        ))}
        {isOne && isReady && <input type="hidden" name={field} value={taken[0] ?? ''} />}
      </fieldset>
      <p role="status" className="small mt-3 empty:mt-0">
        {inWords.length > 0 && (
          <>
            <b className="font-semibold">{chosen[inWords.length - 1]}</b> {inWords.join('; ')}.
          </>
        )}
      </p>
    </Framed>
  );
}

/** The first day with a choice, else the first with a free place. */
function dayToOpen(days: ShownOffer['days'], typed: readonly string[]): string | undefined {
  const chosen = days.find(({ moments }) => moments.some(({ value }) => typed.includes(value)));
  const free = days.find(({ moments }) => moments.some(({ isFull }) => !isFull));
  return (chosen ?? free ?? days[0])?.day;
}
