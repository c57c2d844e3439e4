import { type ReactNode, useMemo } from 'react';
import { ZoneField } from '#app/search/zone-field.tsx';
import { Icon } from '#interface/icon.tsx';
import { useClosedForms } from './closed-forms.tsx';
import { useField } from './form-context.ts';
import type { ShownQuestion, ShownQuestions } from './show-form.server.ts';

/**
 * Questions of half the width stand two in a row, if the field set itself is wide enough: it may stand beside something
 * else. `isHeaded`: the title and its line stand above the form.
 */
export function FieldSet({
  title,
  intro,
  fields,
  privacy,
  own = {},
  isInline = false,
  isHeaded = false,
}: ShownQuestions['sections'][number] & {
  privacy: ShownQuestions['privacy'];
  own?: Record<string, ReactNode>;
  isInline?: boolean;
  isHeaded?: boolean;
}) {
  const isPrivacyWritten = useClosedForms() === null;
  const isConsent = fields.every(({ kind }) => kind === 'agree');
  return (
    <section className={isInline || isHeaded ? '' : 'border-t border-ink pt-6'}>
      {title && <h2 className="d4">{title}</h2>}
      {intro && <p className="mt-1 text-ink-3">{intro}</p>}
      <div
        className={
          isInline
            ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20.5rem),1fr))] items-end gap-5'
            : `grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(14rem,50%-10px)),1fr))] items-end gap-x-5 ${isConsent ? 'gap-y-1' : 'gap-y-6'} ${title || intro ? 'mt-5' : ''}`
        }
      >
        {fields.map((field) => (
          <div key={field.name} data-field={field.name} className={field.half ? '' : 'col-span-full'}>
            {own[field.name] ?? <FormControl field={field} />}
            {field.name === 'privacy' && privacy.href && isPrivacyWritten && (
              <a
                href={privacy.href}
                target="_blank"
                rel="noopener"
                className="small mb-3 ml-9 inline-block text-brick underline underline-offset-4"
              >
                {privacy.label}
              </a>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

export function FormControl({ field }: { field: ShownQuestion }) {
  switch (field.kind) {
    case 'agree':
      return <AgreeField field={field} />;
    case 'choice':
    case 'choices':
      return <ChoiceField field={field} />;
    case 'zones':
      return <PlacesField field={field} />;
    case 'picture':
      // The only form with a picture draws it itself, through `own`.
      return null;
    default:
      return <InputField field={field} kind={field.kind} />;
  }
}

/** Kinds that are answered in a line or a box of text. */
type TypedKind = Exclude<ShownQuestion['kind'], 'agree' | 'choice' | 'choices' | 'zones' | 'picture'>;

const inputs: Record<
  Exclude<TypedKind, 'longText'>,
  { type: string; inputMode?: 'numeric' | 'email' | 'tel' | 'url' }
> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  password: { type: 'password' },
  phone: { type: 'tel', inputMode: 'tel' },
  reach: { type: 'text' },
  postalCode: { type: 'text', inputMode: 'numeric' },
  web: { type: 'text', inputMode: 'url' },
  date: { type: 'date' },
  euros: { type: 'text', inputMode: 'numeric' },
};

function InputField({ field, kind }: { field: ShownQuestion; kind: TypedKind }) {
  const { name, hint, required, autoComplete, maxLength, rows = 4 } = field;
  const { id, typed, problem, problemId } = useField(name);
  const shared = {
    id,
    name,
    defaultValue: typed.at(-1),
    autoComplete,
    maxLength,
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, problemId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <Framed problem={problem}>
      <Question field={field} />
      {kind === 'longText' ? (
        <textarea {...shared} rows={rows} className="field field-long" />
      ) : kind === 'euros' ? (
        <span className="amount" data-unit="€">
          <input {...shared} {...inputs[kind]} className="field" />
        </span>
      ) : (
        <input {...shared} {...inputs[kind]} className="field" />
      )}
    </Framed>
  );
}

function ChoiceField({ field }: { field: ShownQuestion }) {
  const { name, kind, label, hint, required, choices, hasChips } = field;
  const { id, typed, problem, problemId, optional } = useField(name);
  return (
    <Framed problem={problem}>
      <fieldset aria-describedby={problemId}>
        <legend className="field-label">
          {label} {!required && <span className="font-normal text-ink-3">{optional}</span>}
        </legend>
        {hint && <p className="small text-ink-3">{hint}</p>}
        <ProblemText problem={problem} id={problemId} />
        <div className={hasChips ? 'chip-choices' : rowsOf(choices)}>
          {choices.map(({ value, label: choice }, index) => (
            <label key={value} className={hasChips ? undefined : 'choice'}>
              <input
                // The error summary links to the first.
                id={index === 0 ? id : undefined}
                type={kind === 'choice' ? 'radio' : 'checkbox'}
                name={name}
                value={value}
                defaultChecked={typed.includes(value)}
                className={hasChips ? 'sr-only' : kind === 'choice' ? 'radio' : 'check'}
              />
              {hasChips ? <span>{choice}</span> : choice}
            </label>
          ))}
        </div>
      </fieldset>
    </Framed>
  );
}

/** Up to three flow in a row; more stand in columns of one width: two on a phone, one if words are long. */
function rowsOf(choices: ShownQuestion['choices']): string {
  const isLong = choices.some(({ label }) => /\S{15}|.{17}/.test(label));
  if (choices.length <= 3) return `flex flex-wrap gap-x-7 ${isLong ? 'max-tablet:flex-col' : ''}`;
  return `grid gap-x-4 ${isLong ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]'}`;
}

function PlacesField({ field }: { field: ShownQuestion }) {
  const { id, typed, problem, problemId } = useField(field.name);
  const names = typed.join();
  // A new list would discard what the visitor has chosen meanwhile.
  const chosen = useMemo(
    () =>
      names
        .split(',')
        .filter(Boolean)
        .map((name) => ({ key: name, name })),
    [names],
  );
  return (
    <Framed problem={problem}>
      <Question field={field} />
      <div className="zone-field">
        <ZoneField
          key={names}
          chosen={chosen}
          id={id}
          maxLength={1000}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[field.hint && `${id}-hint`, problemId].filter(Boolean).join(' ') || undefined}
          className="field"
        />
      </div>
    </Framed>
  );
}

function AgreeField({ field: { name, label, required } }: { field: ShownQuestion }) {
  const { id, typed, problem, problemId } = useField(name);
  return (
    <Framed problem={problem}>
      <ProblemText problem={problem} id={problemId} />
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          required={required}
          defaultChecked={typed.length > 0}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problemId}
          className="check"
        />
        {label}
      </label>
    </Framed>
  );
}

/** The label, the hint and the problem stand above the control. */
function Question({ field: { name, label, hint, required } }: { field: ShownQuestion }) {
  const { id, problem, problemId, optional } = useField(name);
  return (
    <>
      <label htmlFor={id} className="field-label">
        {label} {!required && <span className="font-normal text-ink-3">{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small mb-2 text-ink-3">
          {hint}
        </p>
      )}
      <ProblemText problem={problem} id={problemId} />
    </>
  );
}

/** A bar in the margin marks a field with a problem: fields and boxes stay below each other. */
export function Framed({ problem, children }: { problem?: string; children: ReactNode }) {
  return <div className={problem ? 'wrong' : undefined}>{children}</div>;
}

export function ProblemText({ problem, id }: { problem?: string; id?: string }) {
  if (!problem) return null;
  return (
    <p id={id} className="small mb-2 mt-1 flex gap-2 font-semibold text-wine">
      <Icon name="circle-alert" size={16} className="mt-0.5 shrink-0" />
      {problem}
    </p>
  );
}
