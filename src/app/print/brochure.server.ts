import type { ShownText } from '#app/page/present-text.server.ts';
import type { ShownContact } from '#app/people/people.server.ts';
import type { ShownEnergyScale } from '#app/property/energy-scale.server.ts';
import type { KeyFact } from '#app/property/key-facts.tsx';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import type { PriceParts } from '#domain/property/price.ts';
import type { ShownEnergyLabel } from '#interface/energy-label.tsx';
import type { Brand } from './brand.server.ts';
import { drawBack, fitsBelow } from './brochure/back.server.ts';
import { drawFront } from './brochure/front.server.ts';
import { type DrawnMap, drawMapBelow } from './brochure/map.server.ts';
import { drawFooter } from './brochure/page-frame.server.ts';
import type { ShownOnPaper } from './pictures.server.ts';
import { Sheet } from './sheet.server.ts';
import { lookOf } from './styles.server.ts';

/** `isRequired`: required by law. `isFlooded`: the flood symbol stands beside it, which the law requires for a D. */
export type BrochureRow = {
  label: string;
  value: string;
  lang?: string;
  isRequired: boolean;
  isFlooded?: boolean;
};

export type BrochureGroup = { title: string; rows: BrochureRow[] };

/** Cells in the order of the heads; only the last column is aligned at the right. */
export type BrochureTable = {
  title: string;
  heads: string[];
  rows: { cells: string[]; isGone: boolean }[];
  /** Said below it if those that are gone, or some of the others, had no room. */
  leftOut: { gone: string; some: string };
};

/** All content of its pages, in finished words. */
export type Brochure = {
  language: Language;
  brand: Brand;
  title: ShownText;
  address: string;
  price: PriceParts;
  facts: KeyFact[];
  energy: { label: ShownEnergyLabel; caption: string } | null;
  lede: ShownText;
  description: ShownText;
  contact: ShownContact;
  /** The address of the page, and what it offers. */
  page: { url: string; alt: string; words: string };
  photo: ShownOnPaper | null;
  /** True if a plan stands in place of a photograph. */
  isPlanInFront: boolean;
  smallPhotos: ShownOnPaper[];
  /** Plans, or more photographs if there are none. */
  band: { pictures: ShownOnPaper[]; isPlan: boolean };
  units: BrochureTable | null;
  groups: BrochureGroup[];
  map: { title: string; sentence: string; drawn: DrawnMap } | null;
  scale: { title: string; scale: ShownEnergyScale } | null;
  /** Particulars of energy that the law requires, and a duty to renovate. */
  notices: string[];
  legal: string[];
  /** `agency`: the longest with enough room is printed. */
  footer: { agency: string; shorter: string[]; reference: string; subject: string };
};

/**
 * As a PDF of two pages; of one if there is no picture in front and everything has room below the text. Between its
 * parts other requests get their turn to draw.
 */
export async function drawBrochure(
  brochure: Brochure,
  { settings, turns, now }: Pick<RequestContext, 'settings' | 'turns' | 'now'>,
): Promise<Buffer<ArrayBuffer>> {
  const { language, title, brand, footer } = brochure;
  const look = lookOf(settings.theme);
  await turns.mine();
  const sheet = new Sheet({
    title: title.text,
    author: brand.name,
    subject: footer.subject,
    language,
    now,
  });
  await turns.mine();
  const below = drawFront(sheet, brochure, look) + 26;
  await turns.mine();
  if (!brochure.photo && fitsBelow(sheet, brochure, look, below)) {
    drawBack(sheet, brochure, look, below);
    drawFooter(sheet, brochure, { page: 1, of: 1 }, look);
  } else {
    const { photo, map } = brochure;
    const isMapInFront = !photo && map !== null && drawMapBelow(sheet, map, look, below);
    drawFooter(sheet, brochure, { page: 1, of: 2 }, look);
    sheet.addPage();
    drawBack(sheet, isMapInFront ? { ...brochure, map: null } : brochure, look);
    drawFooter(sheet, brochure, { page: 2, of: 2 }, look);
  }
  await turns.mine();
  return sheet.finish();
}
