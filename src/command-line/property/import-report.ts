import type { ImportNote } from '#import/core/import-properties.ts';

const needed = 'it is needed and not given';
const shownOrigins = 3;

type Reason = { kind: ImportNote['kind']; words: string; count: number; origins: string[] };

/**
 * Counts why rows are bad or were read incompletely. A column that the file lacks is one line, not one for each row.
 */
export class ImportReport {
  readonly #reasons = new Map<string, Reason>();
  readonly #lacking = new Map<string, number>();

  /** `fileHas`: undefined if each row has columns of its own. True if the note needs a line of its own. */
  take(note: ImportNote, fileHas: ReadonlySet<string> | undefined): boolean {
    const { kind, origin, field, reason } = note;
    if (reason === needed && fileHas && !fileHas.has(field)) {
      this.#lacking.set(field, (this.#lacking.get(field) ?? 0) + 1);
      return false;
    }
    const words = `${field}: ${reason.replace(/"[^"]*"/gu, '…').replace(/\d+/gu, 'N')}`;
    const known = this.#reasons.get(words) ?? { kind, words, count: 0, origins: [] };
    known.count += 1;
    if (known.origins.length < shownOrigins) known.origins.push(origin);
    this.#reasons.set(words, known);
    return true;
  }

  /** The most frequent first; none if every reason occurs once. */
  lines(): string[] {
    const lacking = [...this.#lacking].map(
      ([field, count]) =>
        `The file has no column for ${field}, which every new property needs: ${count} rows are bad. Name the column with --map, or add --set ${field}=VALUE.\n`,
    );
    const repeated = [...this.#reasons.values()].filter(({ count }) => count > 1);
    if (repeated.length === 0) return lacking;
    const lines = repeated
      .sort((a, b) => b.count - a.count)
      .map(({ kind, words, count, origins }) => {
        const more = count > origins.length ? ' …' : '';
        return `  ${count} × ${kind === 'warning' ? 'warning: ' : ''}${words} (${origins.join(', ')}${more})\n`;
      });
    return [...lacking, 'By reason:\n', ...lines];
  }
}
