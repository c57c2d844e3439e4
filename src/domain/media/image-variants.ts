/**
 * The widths in which a picture can be asked for, and the width in pixels that is sent. The pairs are part of the
 * product's contract: agencies' own pages and mails hold such addresses.
 */
export const imageVariants = [
  { requested: 100, delivered: 100 },
  { requested: 500, delivered: 400 },
  { requested: 750, delivered: 600 },
  { requested: 1050, delivered: 1360 },
  { requested: 1600, delivered: 'original' },
] as const;

export type RequestedWidth = (typeof imageVariants)[number]['requested'];

/** Best first: the order in which a browser that accepts several gets one. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export type VariantRequest = { id: string; width: RequestedWidth; format: PictureFormat };

/** A width in pixels, or the picture's own size. */
type DeliveredWidth = (typeof imageVariants)[number]['delivered'];

export function deliveredWidth(requested: number): DeliveredWidth | undefined {
  return imageVariants.find((variant) => variant.requested === requested)?.delivered;
}
