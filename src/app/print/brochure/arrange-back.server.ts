import type { Brochure, BrochureGroup, BrochureRow, BrochureTable } from '#app/print/brochure.server.ts';
import type { ShownOnPaper } from '#app/print/pictures.server.ts';
import type { Sheet } from '#app/print/sheet.server.ts';
import { heightOfGroup, heightOfUnits } from './fact-tables.server.ts';
import { columnWidth, contentWidth, type Look } from './page-frame.server.ts';

type Content = { group: BrochureGroup } | { map: NonNullable<Brochure['map']>; height: number };

/** `top`: distance from the beginning of the columns. */
type Block = { column: 0 | 1 | 'both'; top: number; content: Content };

type Arranged = {
  band: ShownOnPaper[];
  bandHeight: number;
  units: BrochureTable | null;
  blocks: Block[];
  /** Particulars required by law that had no room in the columns. */
  legal: string[];
};

/** The height to which photographs are cut. */
export const photoBandHeight = 150;
const between = 16;
const mapHead = 22;
const leastMap = 96;
const mostMap = 190;
/** If few facts leave so much room, the map takes the whole width. */
const wideMap = { least: 180, most: 250 };
const mostRows = 14;

/**
 * Fits the facts into one page. First with fewer rows of each group and a lower band; then with the particulars
 * required by law in small print, and without the last groups; then without the map, then without the band. Particulars
 * required by law are never left out.
 */
export function arrangeBack(
  sheet: Sheet,
  brochure: Brochure,
  { top, bottom }: { top: number; bottom: number },
  look: Look,
): Arranged {
  const { groups, map } = brochure;
  const band = brochure.band.pictures;
  const bandHeights = band.length === 0 ? [0] : brochure.band.isPlan ? [234, 200, 180] : [photoBandHeight];
  const units = brochure.units && fittingUnits(brochure.units, bottom - top - (bandHeights.at(-1) ?? 0) - 80);
  const unitsHeight = units ? heightOfUnits(units) + between : 0;
  const legal = inSmallPrint(groups);
  const legalHeight = legal.reduce(
    (sum, text) => sum + sheet.heightOf(text, contentWidth, look.styles.legal) + 3,
    0,
  );
  const rest = withoutRequired(groups);
  const whole = { groups, map, band, heights: bandHeights, legal: [], least: 4, count: groups.length };
  const tries = [
    whole,
    ...fewer(rest.length, 4).map((count) => ({ ...whole, groups: rest, legal, count, least: 3 })),
    ...fewer(rest.length, 1).map((count) => ({ ...whole, groups: rest, legal, count, map: null })),
    ...fewer(rest.length, 0).map((count) => ({
      ...whole,
      groups: rest,
      legal,
      count,
      map: null,
      band: [],
      heights: [0],
    })),
  ];
  for (const tried of tries) {
    for (const bandHeight of tried.heights) {
      const used =
        (bandHeight ? bandHeight + 18 : 0) + unitsHeight + (tried.legal.length > 0 ? legalHeight : 0);
      const room = bottom - top - used;
      for (let most = mostRows; most >= tried.least; most -= 1) {
        const shown = { groups: tried.groups.slice(0, tried.count), map: tried.map };
        const packed = pack(sheet, shown, { most, room }, look);
        if (!packed) continue;
        const higher =
          bandHeight && brochure.band.isPlan
            ? Math.min(room - packed.height, tallest(tried.band, bandHeight) - bandHeight)
            : 0;
        return {
          band: tried.band,
          bandHeight: bandHeight + higher,
          units,
          blocks: packed.blocks,
          legal: tried.legal,
        };
      }
    }
  }
  return { band: [], bandHeight: 0, units, blocks: [], legal };
}

/** The numbers from `count` down to `least`. */
function fewer(count: number, least: number): number[] {
  return Array.from({ length: Math.max(0, count - least + 1) }, (_, index) => count - index);
}

function inSmallPrint(groups: BrochureGroup[]): string[] {
  const rows = groups.flatMap((group) => group.rows.filter(({ isRequired }) => isRequired));
  return rows.length > 0 ? [rows.map(({ label, value }) => `${label} ${value}`).join(' · ')] : [];
}

function withoutRequired(groups: BrochureGroup[]): BrochureGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isRequired }) => !isRequired) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The band grows at most to the height at which a plan of its width is whole. */
function tallest(band: ShownOnPaper[], height: number): number {
  const width = (contentWidth - (band.length - 1) * 7) / band.length;
  const whole = Math.max(...band.map((each) => ((width - 20) * each.height) / each.width + 20));
  return Math.max(height, Math.min(whole, 330));
}

/** The groups one after the other, each in the shorter column; undefined if they are too high. */
function pack(
  sheet: Sheet,
  { groups, map }: Pick<Brochure, 'groups' | 'map'>,
  { most, room }: { most: number; room: number },
  look: Look,
): { blocks: Block[]; height: number } | undefined {
  const ends: [number, number] = [0, 0];
  const blocks: Block[] = [];
  for (const group of groups) {
    const shown = { ...group, rows: withAtMost(group.rows, most) };
    const column = ends[0] <= ends[1] + 1 ? 0 : 1;
    blocks.push({ column, top: ends[column], content: { group: shown } });
    ends[column] += heightOfGroup(sheet, shown, columnWidth, look) + between;
  }
  const sentenceHeight = (width: number) =>
    map ? sheet.heightOf(map.sentence, width, look.styles.note) + 4 : 0;
  const below = Math.max(...ends);
  const roomBelow = room - below - mapHead - sentenceHeight(contentWidth);
  if (map && roomBelow >= wideMap.least) {
    const height = Math.min(roomBelow, wideMap.most);
    blocks.push({ column: 'both', top: below, content: { map, height } });
    return { blocks, height: below + mapHead + height + sentenceHeight(contentWidth) };
  }
  if (map) {
    const column = ends[0] < ends[1] - 1 ? 0 : 1;
    // As far down as the other column, including the sentence below the map.
    const sentence = sentenceHeight(columnWidth);
    const rest = Math.max(...ends) - between - ends[column] - mapHead - sentence;
    const free = room - ends[column] - mapHead - sentence;
    const height = Math.min(Math.max(rest, leastMap + 24), mostMap, free);
    if (height < leastMap - 20) return undefined;
    blocks.push({ column, top: ends[column], content: { map, height } });
    ends[column] += mapHead + height + sentence + between;
  }
  const height = Math.max(...ends) - between;
  return height <= room ? { blocks, height } : undefined;
}

/** The first rows, and all that are required by law. */
function withAtMost(rows: BrochureRow[], most: number): BrochureRow[] {
  let others = Math.max(0, most - rows.filter(({ isRequired }) => isRequired).length);
  return rows.filter(({ isRequired }) => isRequired || others-- > 0);
}

/** Units that can be had come before those that are gone. */
function fittingUnits(units: BrochureTable, room: number): BrochureTable {
  const rows = [...units.rows.filter(({ isGone }) => !isGone), ...units.rows.filter(({ isGone }) => isGone)];
  let count = rows.length;
  while (count > 1 && heightOfUnits({ ...units, rows: rows.slice(0, count) }) > room) count -= 1;
  const shown = new Set(rows.slice(0, count));
  return { ...units, rows: units.rows.filter((row) => shown.has(row)) };
}
