import type { RedirectLine } from '#commands/site/import-redirects.ts';
import { readCsv } from '#import/file/csv.ts';
import { detectEncoding, readText, wrongByte } from '#import/file/encoding/read-text.ts';
import { BrokenFile } from '#import/file/source-records.ts';

const columns = ['from', 'to'] as const;

/** Ignores other columns. */
export async function readRedirectFile(path: string): Promise<{ lines: RedirectLine[]; problem?: string }> {
  const lines: RedirectLine[] = [];
  const encoding = await detectEncoding(path);
  const [brokenLine] = encoding.brokenLines;
  if (brokenLine !== undefined) return { lines, problem: `line ${brokenLine}: ${wrongByte}` };
  let places: number[] | undefined;
  try {
    for await (const { line, cells } of readCsv(readText(path, encoding))) {
      if (!places) {
        const names = cells.map((cell) =>
          cell
            .replace(/^\ufeff/, '')
            .trim()
            .toLowerCase(),
        );
        places = columns.map((name) => names.indexOf(name));
        if (places.includes(-1))
          return { lines, problem: 'the first line must name the columns from and to' };
        continue;
      }
      const [from = '', to = ''] = places.map((place) => cells[place]?.trim());
      lines.push({ line, from, to });
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    return { lines, problem: `${error.origin}: ${error.message}` };
  }
  return places ? { lines } : { lines, problem: 'the file is empty' };
}
