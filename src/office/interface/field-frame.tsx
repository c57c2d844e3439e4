import type { ReactNode } from 'react';
import { Icon } from '#interface/icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { useOfficeField } from './office-form.tsx';

/** The words of every field: its question, a helping line, and whether it may stay empty. */
export type FieldWords = { name: string; label: string; hint?: string; isOptional?: boolean };

/** The label, the hint and the problem stand above the control; a bar at the left marks a wrong value. */
export function FieldFrame({
  words: { name, label, hint, isOptional },
  children,
}: {
  words: FieldWords;
  children: ReactNode;
}) {
  const { id, problem } = useOfficeField(name);
  return (
    <div className={problem ? 'field-wrong' : undefined}>
      <label htmlFor={id} className="office-label">
        {label} {isOptional && <Optional />}
      </label>
      <Hint id={id} text={hint} />
      <Problem id={id} text={problem} />
      {children}
    </div>
  );
}

/** The same around choices, which have a label each. */
export function ChoiceFrame({
  words: { name, label, hint, isOptional },
  children,
}: {
  words: FieldWords;
  children: ReactNode;
}) {
  const { id, problem } = useOfficeField(name);
  return (
    <div className={problem ? 'field-wrong' : undefined}>
      <fieldset aria-describedby={describedBy(id, hint, problem)}>
        <legend className="office-label">
          {label} {isOptional && <Optional />}
        </legend>
        <Hint id={id} text={hint} />
        <Problem id={id} text={problem} />
        {children}
      </fieldset>
    </div>
  );
}

/** For the control inside the frame. */
export function describedBy(id: string, hint: string | undefined, problem: string | undefined) {
  return [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
}

function Optional() {
  const t = useOfficeTexts();
  return <span className="font-normal text-ink-3">{t('OPTIONAL')}</span>;
}

function Hint({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={`${id}-hint`} className="small mb-1.5 text-ink-3">
        {text}
      </p>
    )
  );
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={`${id}-problem`} className="small mb-1.5 flex gap-2 font-semibold text-wine">
        <Icon name="circle-alert" size={16} className="mt-0.5" />
        {text}
      </p>
    )
  );
}
