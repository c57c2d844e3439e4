import type { Brochure, BrochureGroup, BrochureRow } from '#app/print/brochure.server.ts';
import type { Sheet } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import { heightOfGroup } from './fact-tables.server.ts';
import { mapHead } from './map.server.ts';
import { columnWidth, contentWidth } from './page-frame.server.ts';

type Content = { group: BrochureGroup } | { map: NonNullable<Brochure['map']>; height: number };

/** `top`: distance from the beginning of the columns. */
export type Block = { column: 0 | 1 | 'both'; top: number; content: Content };

export const between = 16;
const leastMap = 96;
const mostMap = 220;
/** If few facts leave so much room, the map takes the whole width. */
const wideMap = { least: 150, most: 340 };
/** By so much another way of filling the columns must be shorter than taking turns: a row. */
const muchShorter = 20;

export type HeightOf = (group: BrochureGroup) => number;

/** Each row is measured once, however many arrangements are tried. */
export function rowHeights(sheet: Sheet, look: Look): HeightOf {
  const known = new Map<BrochureRow, number>();
  return ({ title, rows }) => {
    const head = heightOfGroup(sheet, { title, rows: [] }, columnWidth, look);
    return rows.reduce((sum, row) => {
      const height = known.get(row) ?? heightOfGroup(sheet, { title, rows: [row] }, columnWidth, look) - head;
      known.set(row, height);
      return sum + height;
    }, head);
  };
}

/**
 * The groups in two columns, the map below both or in the shorter one; undefined if they are too high.
 * `mayGrow`: nothing else takes the room that is left.
 */
export function pack(
  sheet: Sheet,
  { groups, map }: Pick<Brochure, 'groups' | 'map'>,
  { room, heightOf, mayGrow }: { room: number; heightOf: HeightOf; mayGrow: boolean },
  look: Look,
): { blocks: Block[]; height: number } | undefined {
  const heights = groups.map((group) => heightOf(group) + between);
  const sentenceHeight = (width: number) =>
    map ? sheet.heightOf(map.sentence, width, look.styles.note) + 4 : 0;
  const place = (columns: readonly (0 | 1)[]) => {
    const ends: [number, number] = [0, 0];
    const blocks = groups.map((group, index): Block => {
      const column = columns[index] ?? 0;
      const top = ends[column];
      ends[column] += heights[index] ?? 0;
      return { column, top, content: { group } };
    });
    return { ends, blocks };
  };
  const above = place(shortestColumns(heights, { last: 0, room }));
  const below = Math.max(...above.ends);
  const roomBelow = room - below - mapHead - sentenceHeight(contentWidth);
  if (map && roomBelow >= wideMap.least) {
    const height = Math.min(roomBelow, wideMap.most);
    const blocks: Block[] = [...above.blocks, { column: 'both', top: below, content: { map, height } }];
    return { blocks, height: below + mapHead + height + sentenceHeight(contentWidth) };
  }
  const leastInColumn = mapHead + leastMap - 20 + sentenceHeight(columnWidth) + between;
  const { ends, blocks } = map ? place(shortestColumns(heights, { last: leastInColumn, room })) : above;
  if (map) {
    const column = ends[0] < ends[1] - 1 ? 0 : 1;
    // As far down as the other column, or the page, including the sentence below the map.
    const sentence = sentenceHeight(columnWidth);
    const rest = Math.max(...ends) - between - ends[column] - mapHead - sentence;
    const free = room - ends[column] - mapHead - sentence;
    const height = Math.min(Math.max(mayGrow ? free : rest, leastMap + 24), mostMap, free);
    if (height < leastMap - 20) return undefined;
    blocks.push({ column, top: ends[column], content: { map, height } });
    ends[column] += mapHead + height + sentence + between;
  }
  const height = Math.max(...ends) - between;
  return height <= room ? { blocks, height } : undefined;
}

/**
 * The column of each block: by turns in the shorter one, unless that has no room or another way is much shorter. `last`:
 * the height of what follows in the shorter column.
 */
function shortestColumns(
  heights: readonly number[],
  { last, room }: { last: number; room: number },
): (0 | 1)[] {
  const endsOf = (columns: (0 | 1)[]) => {
    const ends: [number, number] = [0, 0];
    for (const [index, column] of columns.entries()) ends[column] += heights[index] ?? 0;
    return Math.max(ends[0], ends[1], Math.min(...ends) + last);
  };
  const ends: [number, number] = [0, 0];
  let best = heights.map((height) => {
    const column = ends[0] <= ends[1] + 1 ? 0 : 1;
    ends[column] += height;
    return column as 0 | 1;
  });
  const shorter = endsOf(best) - between > room ? 1 : muchShorter;
  // The first block begins the left column.
  for (let bits = 0; bits < 2 ** Math.max(0, heights.length - 1); bits += 1) {
    const columns = heights.map((_, index) => (index > 0 && (bits >> (index - 1)) % 2 === 1 ? 1 : 0));
    if (endsOf(columns) < endsOf(best) - shorter) best = columns;
  }
  return best;
}
