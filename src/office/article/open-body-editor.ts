import { Editor, type Extensions, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import type { Language } from '#domain/language.ts';
import { allowedAddress, cleanText } from '#site/articles/clean-text.ts';
import { plainHtml } from './pasted-html.ts';

/**
 * Replaces Tiptap's own link: that one brings a package that finds addresses in typed text, and attributes that the
 * site does not draw.
 */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (allowedAddress(link.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Exactly what a text of the site may hold (site/articles/clean-text.ts). */
const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Link,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  ListKeymap,
  Blockquote.extend({ content: '(paragraph | bulletList | orderedList)+' }),
  HardBreak,
  UndoRedo,
];

/** `onChange` gets the document as Tiptap writes it; the server keeps only what the site draws. */
export function openBodyEditor({
  element,
  body,
  language,
  label,
  id,
  onChange,
}: {
  element: HTMLElement;
  body: unknown;
  language: Language;
  label: string;
  id: string;
  onChange: (body: unknown) => void;
}): Editor {
  return new Editor({
    element,
    extensions,
    content: cleanText(body) ?? null,
    // The office's policy allows styles only from its own file (styles/articles.css).
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang: language,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'body-text',
      },
      transformPastedHTML: plainHtml,
    },
    onUpdate: ({ editor }) => onChange(editor.getJSON()),
  });
}
