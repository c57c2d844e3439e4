import { type KeyboardEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { FormAnswerContext } from '#app/forms/form-context.ts';
import { FieldSet } from '#app/forms/form-field.tsx';
import { bringBackAnswers, keepAnswers } from '#app/forms/kept-answers.ts';
import type { ShownForm } from '#app/forms/show-form.server.ts';
import { Button } from '#interface/button.tsx';
import { askStep } from './ask-step.ts';
import { stepIn, stepOf } from './step-address.ts';

/**
 * One section at a time, each an entry of the history; without JavaScript, and until it has begun, all of them. The
 * server checks each step; if it cannot be reached the visitor goes on all the same, because it checks all steps in the
 * end.
 */
export function ValuationSteps({
  shown: { sections, privacy },
  words,
  end,
}: {
  shown: ShownForm;
  words: { progress: string[]; next: string; back: string };
  end: ReactNode;
}) {
  const context = use(FormAnswerContext);
  const { answer, formId } = context;
  const place = useLocation();
  const begun = useRef(place);
  const navigate = useNavigate();
  const steps = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number>();
  const [wrong, setWrong] = useState<FormAnswer>();
  const [isAsking, setAsking] = useState(false);
  const names = useMemo(() => sections.map(({ fields }) => fields.map(({ name }) => name)), [sections]);

  useEffect(() => {
    const form = steps.current?.closest('form');
    if (!form) return;
    const hasAnswers = bringBackAnswers(form);
    // A visitor who opens the address of a step without answers to the ones before begins with the first.
    setOpen((before) => before ?? ((hasAnswers && stepIn(location.hash, names)) || 0));
    const keep = () => keepAnswers(form, names.flat());
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [names]);

  // Follows the history: its own buttons, the buttons below a step, and the links of a summary to a field.
  useEffect(() => {
    const step = stepIn(place.hash, names);
    if (place === begun.current || step === undefined) return;
    setOpen(step);
    setWrong(undefined);
  }, [place, names]);

  useEffect(() => {
    if (open === undefined || stepIn(place.hash, names) !== open) return;
    const field = document.getElementById(place.hash.slice(1));
    const step = steps.current?.children[open];
    if (field) field.focus();
    else if (step instanceof HTMLElement) step.focus();
  }, [open, place, names]);

  // Shows the server's problems from the first step that has one.
  useEffect(() => {
    const first = answer?.problems[0];
    if (first) setOpen(stepOf(first.field, names) ?? names.length - 1);
  }, [answer, names]);

  useEffect(() => {
    if (wrong) summary.current?.focus();
  }, [wrong]);

  async function goOn(step: number) {
    const form = steps.current?.closest('form');
    if (!form || isAsking) return;
    setAsking(true);
    const found = await askStep(form, step);
    setAsking(false);
    setWrong(found);
    if (!found) await navigate(`#step-${step + 2}`, { preventScrollReset: true, state: { isStep: true } });
  }

  function goBack(step: number) {
    if (place.state?.isStep) return navigate(-1);
    return navigate(`#step-${step}`, { preventScrollReset: true, replace: true });
  }

  /** Enter would send the form: it goes on to the next step instead. */
  function followKey(event: KeyboardEvent, step: number) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (open === undefined || step === sections.length - 1) return;
    event.preventDefault();
    void goOn(step);
  }

  const last = sections.length - 1;
  return (
    <div ref={steps} data-later-step={open ? '' : undefined} className="flex flex-col gap-11">
      {sections.map((section, step) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of its fields.
        <div
          key={section.fields[0]?.name}
          {...(open !== undefined && {
            role: 'group',
            'aria-label': `${words.progress[step]}: ${section.title}`,
          })}
          tabIndex={-1}
          hidden={open !== undefined && step !== open}
          onKeyDown={(event) => followKey(event, step)}
          className="scroll-mt-18 focus-visible:outline-none tablet:scroll-mt-26"
        >
          {open !== undefined && (
            // The line of the section runs on from the bar, unless the summary stands between them.
            <div aria-hidden="true" className={wrong && step === open ? 'border-b border-ink' : undefined}>
              <p className="small mb-2 text-ink-3">{words.progress[step]}</p>
              <div className="h-[3px] bg-ink" style={{ width: `${((step + 1) / sections.length) * 100}%` }} />
            </div>
          )}
          <FormAnswerContext value={wrong && step === open ? { ...context, answer: wrong } : context}>
            {wrong && step === open && (
              <div className="mt-5 mb-8">
                <ErrorSummary ref={summary} answer={wrong} formId={formId} />
              </div>
            )}
            <FieldSet {...section} privacy={privacy} />
          </FormAnswerContext>
          {open !== undefined && step < last && (
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button
                type="button"
                aria-disabled={isAsking}
                onClick={() => goOn(step)}
                className="max-tablet:w-auto max-tablet:flex-1"
              >
                {words.next}
              </Button>
              {step > 0 && <BackButton label={words.back} onClick={() => goBack(step)} />}
            </div>
          )}
          {step === last && (
            <div className="mt-8 flex flex-col gap-8">
              {end}
              {open !== undefined && <BackButton label={words.back} onClick={() => goBack(step)} />}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function BackButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="text-link min-h-11 self-start">
      {label}
    </button>
  );
}
