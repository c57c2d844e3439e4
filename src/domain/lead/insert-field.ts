/** What stands by itself, with an empty line around it: these become a list in the mail. */
const ownParagraph: readonly string[] = ['{{slots}}', '{{documents}}'];

/** The text with `value` in place of what is chosen in it (`from` to `to`), and where the next letter goes then. */
export function insertField(
  text: string,
  { from, to }: { from: number; to: number },
  value: string,
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (ownParagraph.includes(value)) {
    const head = before.trim() ? `${before.trimEnd()}\n\n${value}\n\n` : `${value}\n\n`;
    return { text: head + after.trimStart(), caret: head.length };
  }
  const head = before + (/\S$/.test(before) ? ' ' : '') + value;
  return { text: head + (/^[\p{L}\p{N}]/u.test(after) ? ' ' : '') + after, caret: head.length };
}
