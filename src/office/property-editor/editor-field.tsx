import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#interface/icon.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Autosave } from './autosave.ts';
import { Conflict } from './conflict.tsx';
import { readControl, writeControl } from './control-value.ts';
import { FieldInput } from './field-input.tsx';
import { FieldNote } from './field-note.tsx';
import type { FieldAnswer, ShownField } from './shown-field.ts';
import { SourceMark } from './source-mark.tsx';
import { useTyping } from './use-autosave.ts';

/** `sent`: a value sent without JavaScript and not kept, with the server's answer. */
export function EditorField({
  field,
  autosave,
  sent,
}: {
  field: ShownField;
  autosave: Autosave | undefined;
  sent: { typed: string; answer: FieldAnswer } | undefined;
}) {
  const t = useOfficeTexts();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { key, label, language, unit, control, typed, seen, isLaw, fedBy } = field;
  const { isTyping, onTyped, onLeft } = useTyping((value) => autosave?.change(key, value, seen));
  const state = autosave?.states.get(key);
  const problem = state?.state === 'unreadable' ? state.problem : state ? undefined : field.problem;
  const theirs =
    state?.state === 'conflict'
      ? state.theirs
      : !autosave && sent?.answer.outcome === 'conflict'
        ? sent.answer.theirs
        : [];
  // Later values are written into the control: as its default value they would also change a field that has the focus.
  const [value] = useState(sent?.typed ?? typed);
  const isWrong = Boolean(problem) || (isLaw && typed === '');
  const controlOf = () => frame.current?.querySelector(`[id="${CSS.escape(id)}"]`);

  // Values from the server show only in a field that nobody is typing in; an unsent value of an earlier visit goes
  // first. The
  // control is never drawn anew: that would take the focus away.
  const follow = useCallback(
    (focus: Element | null) => {
      const input = frame.current?.querySelector(`[id="${CSS.escape(id)}"]`);
      if (!autosave || !input || isTyping() || input.contains(focus)) return;
      const unsent = autosave.unsent(key);
      writeControl(input, unsent ?? typed);
      if (unsent === undefined) autosave.show(key, seen);
    },
    [autosave, id, key, typed, seen, isTyping],
  );
  useEffect(() => follow(document.activeElement), [follow]);

  return (
    <div
      ref={frame}
      id={`field-${key}`}
      className={`editor-field ${control.kind === 'many' ? 'editor-field-wide' : ''} ${isWrong ? 'field-wrong' : ''}`}
    >
      {!fedBy && (
        <>
          <input type="hidden" name="field" value={key} />
          <input type="hidden" name={`was.${key}`} value={typed} />
          {[seen, ...theirs.map(({ content }) => content)].map((each) => (
            <input key={each} type="hidden" name={`seen.${key}`} value={each} />
          ))}
        </>
      )}
      <div className="editor-label">
        <Label htmlFor={fedBy || control.kind === 'many' ? undefined : id} id={`${id}-label`}>
          {language ? (
            <>
              <span className="sr-only">{language.attribute}: </span>
              {language.name}
            </>
          ) : (
            label
          )}{' '}
          {unit && <span className="font-normal text-ink-3">({unit})</span>}
          {language && typed === '' && <Sign kind="empty">{t('EDITOR_EMPTY')}</Sign>}
          {language?.state === 'outdated' && <Sign kind="soon">{t('TRANSLATIONS_OUTDATED')}</Sign>}
          {language?.state === 'machine' && <Sign kind="soon">{t('TRANSLATIONS_MACHINE')}</Sign>}
        </Label>
        <SourceMark field={field} />
      </div>
      {problem && (
        <p id={`${id}-problem`} className="small mb-1.5 flex gap-2 font-semibold text-wine">
          <Icon name="circle-alert" size={16} className="mt-0.5" />
          {problem}
        </p>
      )}
      {fedBy ? (
        <p className="field-fed">{fedBy.value}</p>
      ) : (
        <FieldInput
          id={id}
          name={key}
          control={control}
          value={value}
          problemId={problem && `${id}-problem`}
          onTyped={onTyped}
          onLeft={() => {
            onLeft();
            follow(null);
          }}
        />
      )}
      {theirs.length > 0 && (
        <Conflict
          theirs={theirs}
          onTake={
            autosave &&
            (() => {
              const input = controlOf();
              if (input) writeControl(input, theirs.at(-1)?.typed ?? '');
              autosave.resolve(key, theirs);
            })
          }
          onKeep={
            autosave &&
            (() => {
              const input = controlOf();
              if (input) autosave.resolve(key, theirs, readControl(input));
            })
          }
        />
      )}
      <FieldNote field={field} state={state} />
    </div>
  );
}

/** A group of boxes and a field that cannot be typed in have a name, but no control that takes the cursor. */
function Label({ htmlFor, id, children }: { htmlFor: string | undefined; id: string; children: ReactNode }) {
  return htmlFor ? (
    <label htmlFor={htmlFor} className="office-label">
      {children}
    </label>
  ) : (
    <p id={id} className="office-label">
      {children}
    </p>
  );
}
