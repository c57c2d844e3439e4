import type { Brochure, BrochureGroup } from '#app/print/brochure.server.ts';
import type { ShownOnPaper } from '#app/print/pictures.server.ts';
import type { Sheet } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import { type Block, between, pack, rowHeights } from './columns.server.ts';
import { heightOfUnits, type ShownUnits } from './fact-tables.server.ts';
import { fittingUnits, unitChoices } from './fitting-units.server.ts';
import { contentWidth } from './page-frame.server.ts';
import { type Limits, limitsOf, shownGroups, withMoreRows } from './shown-rows.server.ts';

type Arranged = {
  band: ShownOnPaper[];
  bandHeight: number;
  units: ShownUnits | null;
  blocks: Block[];
  /** Particulars required by law that had no room in the columns. */
  legal: string[];
};

export const bandGap = 7;
/** The height to which photographs are cut. */
export const photoBandHeight = 150;
/** Of a plan, to its frame. */
export const framePadding = 10;
const mostRows = 14;

/** The width of each of so many pictures side by side. */
export function widthInBand(count: number): number {
  return (contentWidth - (count - 1) * bandGap) / count;
}

/**
 * Fits the facts into one page. First with fewer rows of each group, a lower band and without the last groups, then
 * without the units that are gone; then with the particulars required by law in small print; then without the map, then
 * without the band. Then every row that still has room comes back. Particulars required by law are never left out.
 */
export function arrangeBack(
  sheet: Sheet,
  brochure: Brochure,
  { top, bottom }: { top: number; bottom: number },
  look: Look,
): Arranged {
  const { groups, map, units } = brochure;
  const band = brochure.band.pictures;
  const heights = band.length === 0 ? [0] : brochure.band.isPlan ? [234, 200, 180] : [photoBandHeight];
  const bare = { band: [], heights: [0] };
  const legal = inSmallPrint(groups);
  const rest = withoutRequired(groups);
  const isOptional = ({ rows }: BrochureGroup) => !rows.some(({ isRequired }) => isRequired);
  const most = groups.filter(isOptional).length;
  const grouped = [4, 3, 2].flatMap((least) =>
    fewer(most, Math.min(most, 2)).map((count) => {
      const kept = new Set(groups.filter(isOptional).slice(0, count));
      const first = groups.filter((group) => !isOptional(group) || kept.has(group));
      return { all: groups, first, map, band, heights, legal: [] as string[], least };
    }),
  );
  const inPrint = (count: number) => ({
    all: rest,
    first: rest.slice(0, count),
    map,
    band,
    heights,
    legal,
    least: 3,
  });
  const stages = [
    grouped,
    // A table of units matters more than plans of some of them.
    units ? grouped.map((each) => ({ ...each, ...bare })) : [],
    fewer(rest.length, 4).map(inPrint),
    fewer(rest.length, 1).map((count) => ({ ...inPrint(count), map: null })),
    fewer(rest.length, 0).map((count) => ({ ...inPrint(count), map: null, ...bare })),
  ];
  const heightOf = rowHeights(sheet, look);
  for (const stage of stages)
    for (const shownUnits of units ? unitChoices(units) : [null])
      for (const tried of stage) {
        const unitsHeight = shownUnits ? heightOfUnits(shownUnits) + between : 0;
        for (const bandHeight of tried.heights) {
          const used =
            (bandHeight ? bandHeight + 18 : 0) + unitsHeight + smallPrintHeight(sheet, tried.legal, look);
          const room = bottom - top - used;
          for (let rows = mostRows; rows >= tried.least; rows -= 1) {
            const mayGrow = !(bandHeight && brochure.band.isPlan);
            const packedWith = (limits: Limits) => {
              const shown = { groups: shownGroups(tried.all, limits), map: tried.map };
              return pack(sheet, shown, { room, heightOf, mayGrow }, look);
            };
            const limits = limitsOf(tried.first, rows);
            if (!packedWith(limits)) continue;
            const fit = (more: Limits) => packedWith(more) !== undefined;
            const packed = packedWith(withMoreRows(tried.all, limits, fit));
            if (!packed) continue;
            const higher = mayGrow
              ? 0
              : Math.min(room - packed.height, tallest(tried.band, bandHeight) - bandHeight);
            return {
              band: tried.band,
              bandHeight: bandHeight + higher,
              units: shownUnits,
              blocks: packed.blocks,
              legal: tried.legal,
            };
          }
        }
      }
  const room = bottom - top - smallPrintHeight(sheet, legal, look);
  return { band: [], bandHeight: 0, units: units && fittingUnits(units, room), blocks: [], legal };
}

function smallPrintHeight(sheet: Sheet, legal: readonly string[], { styles }: Look): number {
  return legal.reduce((sum, text) => sum + sheet.heightOf(text, contentWidth, styles.legal) + 3, 0);
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
  const framed = 2 * framePadding;
  const width = widthInBand(band.length) - framed;
  const whole = Math.max(...band.map((each) => (width * each.height) / each.width + framed));
  return Math.max(height, Math.min(whole, 330));
}
