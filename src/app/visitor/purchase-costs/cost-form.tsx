import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { leaveOutEmpty } from '#app/search/leave-out-empty.ts';
import { Button } from '#interface/button.tsx';
import { CostField } from './cost-field.tsx';
import type { CostInput } from './draw-field.server.ts';

const PAUSE_MS = 350;

type Shown = {
  action: string;
  title: string;
  submit: string;
  problems: string | null;
  buyer: {
    label: string;
    problem: string | null;
    choices: { value: string; label: string; chosen: boolean }[];
    conditionsTitle: string;
    conditions: string[];
  };
  fields: CostInput[];
};

/** Sent with the button; with JavaScript also while the visitor types. */
export function CostForm({ action, title, submit, problems, buyer, fields }: Shown) {
  const countAnew = useCountAnew();
  return (
    <Form
      ref={leaveOutEmpty}
      action={action}
      preventScrollReset
      onChange={countAnew}
      className="no-print desktop:sticky desktop:top-26 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:self-start"
    >
      <h2 className="d4 border-t border-ink pt-6">{title}</h2>
      {problems && (
        <p role="status" className="small mt-4 border-l-[3px] border-wine py-1 pl-4">
          {problems}
        </p>
      )}
      {buyer.choices.length > 0 && (
        <fieldset className="mt-5">
          <legend className="facts mb-2 font-semibold">{buyer.label}</legend>
          {buyer.problem && <p className="small mb-2 border-l-[3px] border-wine pl-4">{buyer.problem}</p>}
          {buyer.choices.map(({ value, label, chosen }) => (
            <label key={value} className="choice">
              <input type="radio" name="buyer" value={value} defaultChecked={chosen} className="radio" />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {buyer.choices.length > 0 && buyer.conditions.length > 0 && (
        <div className="small mt-3 text-ink-3">
          <p>{buyer.conditionsTitle}</p>
          <ul className="mt-1 list-disc pl-5">
            {buyer.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-7 grid items-end gap-x-6 gap-y-6 tablet:max-desktop:grid-cols-2">
        {fields.map((field) => (
          <CostField key={field.name} field={field} />
        ))}
      </div>
      <Button type="submit" kind="quiet" className="mt-7">
        {submit}
      </Button>
    </Form>
  );
}

/** The answer comes from the server, as it does without JavaScript: words and rules stay there. */
function useCountAnew() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void submit(currentTarget, { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
  };
}
