import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { Labelled } from '#office/content-editing/fields.tsx';
import { readMarked, writeMarked } from '#site/articles/marked-text.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { BodyToolbar } from './body-toolbar.tsx';

/**
 * The text of an article in one language. Without JavaScript it is typed with signs; a text that signs would damage is
 * kept as it is. With JavaScript an editor takes its place, which is loaded here and nowhere else.
 */
export function BodyField({
  language,
  said,
  value,
  about,
}: {
  language: Language;
  /** The name of the language. */
  said: string;
  value: unknown;
  about: { problems: readonly { field: string; text: string }[] };
}) {
  const t = useOfficeTexts();
  const name = `body.${language}`;
  const typed = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [json, setJson] = useState(JSON.stringify(value ?? null));
  const [editor, setEditor] = useState<Editor>();
  // The first value stays: the editor holds everything written since.
  const [first] = useState(value);
  const label = `${t('ARTICLE_BODY')} (${said})`;

  useEffect(() => {
    let opened: Editor | undefined;
    let isGone = false;
    void import('./open-body-editor.ts').then(({ openBodyEditor }) => {
      const element = place.current;
      if (isGone || !element) return;
      const area = typed.current;
      // The user typed before the script was ready.
      const isChanged = area !== null && area.value !== area.defaultValue;
      const body = isChanged ? readMarked(area.value) : first;
      opened = openBodyEditor({
        ...{ element, body, language, label, id: name },
        onChange: (written) => {
          setJson(JSON.stringify(written));
          // A change made by a button is saved like typed text.
          element.dispatchEvent(new Event('input', { bubbles: true }));
        },
      });
      if (isChanged) setJson(JSON.stringify(body ?? null));
      if (area && document.activeElement === area) opened.commands.focus('end');
      setEditor(opened);
    });
    return () => {
      isGone = true;
      opened?.destroy();
    };
  }, [first, label, language, name]);

  const marked = writeMarked(first ?? undefined);
  const isTyped = !editor && marked !== undefined;
  return (
    <div className="body-field">
      {editor || marked === undefined ? <input type="hidden" name={`${name}.json`} value={json} /> : null}
      {isTyped && (
        <Labelled
          name={name}
          label={t('ARTICLE_BODY')}
          said={said}
          hint={t('ARTICLE_BODY_HINT')}
          about={about}
        >
          <textarea
            ref={typed}
            id={name}
            name={name}
            lang={language}
            rows={14}
            defaultValue={marked}
            aria-describedby={`${name}-hint`}
            className="field office-field field-long"
          />
        </Labelled>
      )}
      {!isTyped && (
        <p className="office-label">
          {t('ARTICLE_BODY')} <span className="sr-only">({said})</span>
        </p>
      )}
      {!isTyped && !editor && <p className="small text-ink-3">{t('CONTENT_TEXT_LOCKED')}</p>}
      {editor && <BodyToolbar editor={editor} controls={name} />}
      <div ref={place} className="body-place" />
    </div>
  );
}
