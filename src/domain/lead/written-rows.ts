/** A field that is replaced by rows in the message, while it is written or when it is sent. */
export type RowField = '{{slots}}' | '{{documents}}';

/** Each on a line of its own, so that it is found again in the text. */
export function writtenRow(words: string): string {
  return `– ${words}`;
}

/**
 * The text with the `chosen` ones of these `rows` in place of those that it has, or of the field. It gets the field back
 * if none is chosen any more. If it has neither, they go before its last paragraph, which is the signature.
 */
export function writeRows(
  text: string,
  field: RowField,
  { rows, chosen }: { rows: readonly string[]; chosen: readonly string[] },
): string {
  const gathered = gatherRows(text, field, rows);
  if (chosen.length === 0 && gathered === text) return text;
  const put = chosen.join('\n') || field;
  if (gathered.includes(field)) {
    const at = gathered.indexOf(field);
    return paragraphs(gathered.slice(0, at), put, gathered.slice(at + field.length));
  }
  const end = gathered.trimEnd().lastIndexOf('\n\n');
  return end < 0 ? paragraphs(gathered, put) : paragraphs(gathered.slice(0, end), put, gathered.slice(end));
}

/** The text with the field in place of the first of those `rows` that it has, and without the others. */
export function gatherRows(text: string, field: RowField, rows: readonly string[]): string {
  const lines = text.split(/\r?\n/);
  const isRow = (line: string) => rows.includes(line.trim());
  const first = lines.findIndex(isRow);
  if (first < 0) return text;
  const hasField = text.includes(field);
  return lines
    .map((line, index) => (index === first && !hasField ? field : line))
    .filter((line) => !isRow(line))
    .join('\n');
}

function paragraphs(...parts: string[]): string {
  const [first = '', ...others] = parts;
  return [first.trimEnd(), ...others.map((part) => part.trim())].filter(Boolean).join('\n\n');
}
