import { plainText } from '#import/core/plain-text.ts';

const tags =
  'a|abbr|article|b|big|blockquote|body|br|center|div|em|font|h[1-6]|head|hr|html|i|iframe|img|li|meta|o:p|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul';
const markup = new RegExp(
  String.raw`<!--|</?(?:${tags})(?:\s[^<>]*)?/?>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});`,
  'iu',
);

/** Some systems escape HTML twice: '&lt;p&gt;', '&amp;eacute;'. */
const mostLayers = 3;

/** The words of a text with tags or entities in it, in paragraphs; undefined if it has none. */
export function wordsOfHtml(text: string): string | undefined {
  let words = text;
  for (let layer = 0; layer < mostLayers && markup.test(words); layer += 1) words = plainText(words) ?? '';
  return words === text ? undefined : words;
}
