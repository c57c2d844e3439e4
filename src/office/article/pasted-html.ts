import { allowedAddress } from '#site/articles/clean-text.ts';

/** Dropped with everything in them. */
const dropped =
  'script, style, template, noscript, head, title, svg, math, object, embed, iframe, audio, video, canvas, img, picture, button, select, textarea, input, xml';

/** The name each element gets in the texts of the site; other elements are removed and their content stays. */
const names: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  ...{ p: 'p', ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote', br: 'br' },
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', a: 'a' },
  // Each on lines of its own.
  ...{ div: 'div', section: 'div', article: 'div', header: 'div', footer: 'div', main: 'div', aside: 'div' },
  ...{ table: 'div', tr: 'div', td: 'div', th: 'div', caption: 'div', pre: 'div', dt: 'div', dd: 'div' },
  ...{ figure: 'div', figcaption: 'div', address: 'div', nav: 'div', form: 'div', fieldset: 'div' },
  ...{ legend: 'div', details: 'div', summary: 'div', center: 'div' },
};

/** A character that no font has; it is taken out again when text and attributes are read. */
const mark = '\u{e000}';
const style = `${mark}style`;

/**
 * Turns HTML pasted from Word, Google Docs or web pages into plain HTML of the few elements that a text of the site
 * has. It
 * is read in a template, in which nothing is loaded and nothing runs.
 */
export function plainHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = withoutHandlers(html);
  const { content } = template;
  for (const each of content.querySelectorAll(dropped)) each.remove();
  listsOfWord(content);
  return [...content.childNodes].map(plain).join('');
}

/**
 * Renames handlers and styles to names without meaning: Chromium checks those of an inert document against the policy
 * of
 * the page too, and reports each. A name of an attribute begins after a space, a slash or a quote; anything else that
 * begins so, such as words in quotes, gets the sign as well.
 */
function withoutHandlers(html: string): string {
  return html.replaceAll(mark, '').replace(/(?<=[\s/"'])(?<!<\/)(?=on|style)/gi, mark);
}

function read(text: string | null): string {
  return (text ?? '').replaceAll(mark, '');
}

function plain(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(read(node.textContent));
  if (!(node instanceof Element)) return '';
  const inside = [...node.childNodes].map(plain).join('');
  const styled = withStyle(node, inside);
  const name = names[node.localName];
  if (name === 'br') return '<br>';
  if (name === 'strong' || name === 'em' || !name) return styled;
  if (name !== 'a') return `<${name}>${styled}</${name}>`;
  const href = allowedAddress(read(node.getAttribute('href')).trim());
  return href ? `<a href="${escaped(href)}">${styled}</a>` : styled;
}

/** Google Docs writes bold as a style, and puts all that is copied into one <b> that is not bold. */
function withStyle(element: Element, inside: string): string {
  const styles = read(element.getAttribute(style)).toLowerCase();
  // Not Word's own 'mso-bidi-font-weight', which Word writes on bold text.
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(styles)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/.exec(styles)?.[1];
  const name = names[element.localName];
  const isInline = !name || name === 'strong' || name === 'em' || name === 'a';
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : name === 'strong';
  const isItalic = slant ? slant !== 'normal' : name === 'em';
  if (!isInline || inside.trim() === '') return inside;
  const slanted = isItalic ? `<em>${inside}</em>` : inside;
  return isBold ? `<strong>${slanted}</strong>` : slanted;
}

/** Word writes the rows of a list as paragraphs that begin with their sign. */
function listsOfWord(content: DocumentFragment): void {
  for (const row of content.querySelectorAll(`p[${style}*="mso-list"], p[class*="MsoListParagraph"]`)) {
    const sign = row.querySelector(`[${style}*="mso-list"]`);
    if (!sign) continue;
    const name = /^\W*(\d+|[a-z])\W/i.test(read(sign.textContent)) ? 'ol' : 'ul';
    sign.remove();
    const item = content.ownerDocument.createElement('li');
    item.append(...row.childNodes);
    const before = row.previousElementSibling;
    const list = before?.localName === name && before.hasAttribute('data-word') ? before : undefined;
    if (list) {
      list.append(item);
      row.remove();
    } else {
      const made = content.ownerDocument.createElement(name);
      made.setAttribute('data-word', '');
      made.append(item);
      row.replaceWith(made);
    }
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
