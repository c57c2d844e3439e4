import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import type { Language } from '#domain/language.ts';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { EditAnswer } from './edit-answer.ts';
import type { FieldAbout } from './fields.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NotKept } from './not-kept.tsx';
import { useKeeping } from './use-keeping.ts';

/**
 * What the screen gives to the form of what it edits. `isAwaited`: the form is about to be drawn anew, and takes nothing
 * until then. `onKept`: called with each state saved in the background.
 */
export type KeptFormProps<Loaded, Content> = {
  loaded: Loaded;
  answer: EditAnswer<Content> | undefined;
  isAwaited: boolean;
  onKept: (seen: string) => void;
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
  shownIn,
  onShowIn,
  children,
}: KeptFormProps<Pick<FieldAbout, 'languages'> & { seen: string }, unknown> & {
  id: string;
  children: ReactNode;
}) {
  const t = useOfficeTexts();
  const form = useRef<HTMLFormElement>(null);
  const { seen, refusal, over, isSaving, touch } = useKeeping(form, answer?.seen ?? loaded.seen, onKept);
  const told = refusal ?? answer?.refusal;
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
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="do" value="save" kind="quiet" size="small">
          {t('SAVE')}
        </Button>
        <span role="status" className="small text-ink-3">
          {isSaving ? t('EDITOR_SAVING') : seen === loaded.seen || told ? '' : t('SAVED')}
        </span>
      </p>
    </Form>
  );
}
