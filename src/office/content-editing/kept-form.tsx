import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Language } from '#domain/language.ts';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { EditAnswer } from './edit-answer.ts';
import type { FieldAbout } from './fields.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NotKept } from './not-kept.tsx';
import type { Saving } from './save-line.tsx';
import { useKeeping } from './use-keeping.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/**
 * What the screen gives to the form of what it edits. `isAwaited`: the form is about to be drawn anew, and takes nothing
 * until then. `onKept`: called with each state saved in the background; `onSaving`: with what `SaveLine` is to say.
 */
export type KeptFormProps<Loaded, Content> = {
  loaded: Loaded;
  answer: EditAnswer<Content> | undefined;
  isAwaited: boolean;
  onKept: (seen: string) => void;
  onSaving: (saving: Saving) => void;
  shownIn: Language;
  onShowIn: (language: Language) => void;
};

/**
 * A page or an article as one form, sent by any of its buttons. With JavaScript it is also saved a moment after the last
 * keystroke. Its fields are drawn anew when another state is opened (its key, of `useAwaitedAnswer`), never during typing.
 */
export function KeptForm({
  id,
  loaded,
  answer,
  isAwaited,
  onKept,
  onSaving,
  shownIn,
  onShowIn,
  children,
}: KeptFormProps<Pick<FieldAbout, 'languages'> & { seen: string }, unknown> & {
  id: string;
  children: ReactNode;
}) {
  const t = useOfficeTexts();
  const form = useRef<HTMLFormElement>(null);
  // What the loader gives later is what was saved, too.
  const [opened] = useState(answer?.seen ?? loaded.seen);
  const { seen, refusal, over, isSaving, isUnsaved, touch } = useKeeping(form, opened, onKept);
  const told = refusal ?? answer?.refusal;
  useLeaveQuestion(told !== undefined);
  // Buttons of the screen that replace the content send forms of their own.
  const isSent = useNavigation().formData?.has('in') ?? false;
  const isUnderWay = isSaving || (isAwaited && isSent);
  const isSaved = seen !== opened;
  const saving = isUnderWay ? 'saving' : isUnsaved || told ? 'unsaved' : isSaved ? 'saved' : undefined;
  useEffect(() => onSaving(saving), [saving, onSaving]);
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType="multipart/form-data"
      noValidate
      inert={isAwaited}
      onInput={touch}
      className="content-form"
    >
      <input type="hidden" name="seen" value={seen} />
      {told && <NotKept answer={answer} told={told} mine={over ?? answer?.over} />}
      <LanguageChoice languages={loaded.languages} shownIn={shownIn} onShowIn={onShowIn} />
      {children}
      <p>
        <Button type="submit" name="do" value="save" kind="quiet" size="small">
          {t('SAVE')}
        </Button>
      </p>
    </Form>
  );
}
