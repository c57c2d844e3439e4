import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { typedAddress } from './typed-address.ts';

/** The address of a link on the selected words. It is no form of its own: it stands within the form of the article. */
export function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useOfficeTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const current = String(editor.getAttributes('link').href ?? '');
  useEffect(() => field.current?.focus(), []);

  const close = () => {
    editor.commands.focus();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onDone();
  };
  const set = () => {
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') return remove();
    const href = typedAddress(typed);
    if (!href) return setWrong(true);
    const chosen = editor.chain().focus().extendMarkRange('link');
    const isNothing = editor.state.selection.empty && current === '';
    if (isNothing)
      chosen.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chosen.setMark('link', { href }).run();
    onDone();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter would send the article.
      event.preventDefault();
      set();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="body-link">
      <label htmlFor={id} className="office-label">
        {t('ARTICLE_LINK_TO')}
      </label>
      <p id={`${id}-hint`} className="small mb-1.5 text-ink-3">
        {t('ARTICLE_LINK_HINT')}
      </p>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="small mb-1.5 font-semibold text-wine">
          {t('ARTICLE_LINK_WRONG')}
        </p>
      )}
      <input
        ref={field}
        id={id}
        inputMode="url"
        maxLength={2000}
        spellCheck={false}
        defaultValue={current}
        aria-describedby={isWrong ? `${id}-wrong ${id}-hint` : `${id}-hint`}
        aria-invalid={isWrong || undefined}
        onKeyDown={keys}
        // Typing here changes nothing in the article yet.
        onInput={(event) => event.stopPropagation()}
        className="field office-field"
      />
      <p className="flex flex-wrap gap-x-5">
        <button type="button" className="editor-undo" onClick={set}>
          {t('ARTICLE_LINK_SET')}
        </button>
        {current && (
          <button type="button" className="editor-undo" onClick={remove}>
            {t('ARTICLE_LINK_REMOVE')}
          </button>
        )}
        <button type="button" className="editor-undo" onClick={close}>
          {t('ARTICLE_LINK_CLOSE')}
        </button>
      </p>
    </div>
  );
}
