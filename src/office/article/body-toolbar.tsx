import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { LinkBar } from './link-bar.tsx';
import type {} from './open-body-editor.ts';

type Tool = {
  text: OfficePageTextKey;
  keys?: string;
  isOn: (editor: Editor) => boolean;
  act: (editor: Editor) => void;
  /** True if the tool can be used now; absent if it always can. */
  can?: (editor: Editor) => boolean;
};

const chain = (editor: Editor) => editor.chain().focus();

const tools: readonly Tool[] = [
  {
    text: 'ARTICLE_BOLD',
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => chain(editor).toggleBold().run(),
  },
  {
    text: 'ARTICLE_ITALIC',
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => chain(editor).toggleItalic().run(),
  },
  {
    text: 'ARTICLE_HEADING',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    act: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    text: 'ARTICLE_SUBHEADING',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    act: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    text: 'ARTICLE_LIST',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    text: 'ARTICLE_NUMBERED',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    text: 'ARTICLE_QUOTE',
    isOn: (editor) => editor.isActive('blockquote'),
    act: (editor) => chain(editor).toggleBlockquote().run(),
  },
];

const steps: readonly (Tool & { can: (editor: Editor) => boolean })[] = [
  {
    text: 'ARTICLE_UNDO',
    keys: 'Control+Z',
    isOn: () => false,
    can: (editor) => editor.can().undo(),
    act: (editor) => chain(editor).undo().run(),
  },
  {
    text: 'ARTICLE_REDO',
    keys: 'Control+Shift+Z',
    isOn: () => false,
    can: (editor) => editor.can().redo(),
    act: (editor) => chain(editor).redo().run(),
  },
];

/** One stop of the tab key; arrows lead from button to button, as toolbars do (WAI-ARIA). */
export function BodyToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useOfficeTexts();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setLinking] = useState(false);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.on('transaction', drawAnew);
    return () => {
      editor.off('transaction', drawAnew);
    };
  }, [editor]);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setAt(next);
    buttons[next]?.focus();
  };
  const link = tools.length;
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) });
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('ARTICLE_TOOLBAR')}
        aria-controls={controls}
        onKeyDown={move}
        className="body-toolbar"
      >
        {tools.map(({ text, keys, isOn, act }, index) => (
          <button
            key={text}
            type="button"
            aria-pressed={isOn(editor)}
            aria-keyshortcuts={keys}
            onClick={() => act(editor)}
            {...stop(index)}
          >
            {t(text)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
          {...stop(link)}
        >
          {t('ARTICLE_LINK')}
        </button>
        {steps.map(({ text, keys, can, act }, index) => (
          <button
            key={text}
            type="button"
            aria-keyshortcuts={keys}
            // A button that cannot be pressed keeps its place in the order of the arrows.
            aria-disabled={!can(editor)}
            onClick={() => act(editor)}
            {...stop(link + 1 + index)}
          >
            {t(text)}
          </button>
        ))}
      </div>
      {isLinking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
