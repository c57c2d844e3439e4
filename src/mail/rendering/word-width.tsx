import { createElement, type ReactNode } from 'react';

/** In pixels. */
export const mailWidth = 600;

// Outlook takes instructions from HTML comments, which React does not write.
const begin = 'word-width-begin';
const end = 'word-width-end';
const table = `<table role="presentation" align="center" width="${mailWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td>`;

/** Limits a mail to its width in Outlook, which ignores `max-width` and would fill the whole window. */
export function WordWidth({ children }: { children: ReactNode }) {
  return (
    <>
      {createElement(begin)}
      {children}
      {createElement(end)}
    </>
  );
}

export function withWordWidth(html: string): string {
  return html
    .replace(`<${begin}></${begin}>`, `<!--[if mso]>${table}<![endif]-->`)
    .replace(`<${end}></${end}>`, '<!--[if mso]></td></tr></table><![endif]-->');
}
