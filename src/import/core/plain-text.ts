import { Parser } from 'htmlparser2';

const most = 20_000;
const paragraphs = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
  'blockquote',
]);
const unread = new Set(['script', 'style', 'head', 'title', 'template']);

/**
 * The paragraphs of a text that a system keeps as HTML, with a line for each point of a list; undefined if it is empty.
 * Scripts, control characters and other things that a browser would not show as words are left out.
 */
export function plainText(html: string): string | undefined {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) hidden += 1;
      if (name === 'br') text += '\n';
      if (paragraphs.has(name)) text += '\n\n';
      if (name === 'li') text += '- ';
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
      if (paragraphs.has(name)) text += name === 'li' ? '\n' : '\n\n';
    },
    ontext(words) {
      if (hidden === 0) text += words;
    },
  });
  parser.write(html.slice(0, 10 * most));
  parser.end();
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\p{Cc}/gu, ' ')
        .replace(/[\s\u00a0]+/gu, ' ')
        .trim(),
    );
  const kept = lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
  const said = joinPoints(kept.trim()).slice(0, most).trim().toWellFormed();
  return said === '' || said === '-' ? undefined : said;
}

/** The points of a list stand below each other without an empty line. */
function joinPoints(text: string): string {
  return text.replaceAll('\n\n- ', '\n- ');
}
