/** Fields with an empty line before and after them: they become a list in the mail. */
const ownParagraph: readonly string[] = ['{{slots}}', '{{documents}}'];

/** The text with `value` in place of the selection (`from` to `to`), and the new position of the caret. */
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
