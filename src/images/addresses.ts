import { imageVariants, type PictureFormat, type RequestedWidth } from '#domain/media/image-variants.ts';

/** `name`: words for the end of the address, such as 'house-gent'. Never a street that may be hidden. */
type AddressedPicture = { id: string; name: string };

/** Takes a picture and a width of the table; gives its address. Without a format the browser's Accept decides. */
export function pictureAddress(
  { id, name }: AddressedPicture,
  width: RequestedWidth,
  format?: PictureFormat,
): string {
  const query = `width=${width}&height=auto${format ? `&format=${format}` : ''}`;
  return `/pictures/${id}/${encodeURIComponent(name) || 'picture'}?${query}`;
}

/**
 * Takes a picture with the width of its original in pixels; gives the `srcset` of an `<img>`, each address with the
 * width that is delivered. Left out: the placeholder, and widths that the original does not exceed.
 */
export function pictureSourceSet(picture: AddressedPicture & { width: number }): string {
  const sources: string[] = [];
  for (const { requested, delivered } of imageVariants) {
    const width = delivered === 'original' ? picture.width : delivered;
    const isSmaller = delivered === 'original' || delivered < picture.width;
    if (requested !== 100 && isSmaller) sources.push(`${pictureAddress(picture, requested)} ${width}w`);
  }
  return sources.join(', ');
}
