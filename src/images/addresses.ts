import { imageVariants, type PictureFormat, type RequestedWidth } from '#domain/media/image-variants.ts';

/** `name`: words for the end of the address, such as 'house-gent'. Never a street that may be hidden. */
type AddressedPicture = { id: string; name: string };

/** Without a format the browser's Accept header decides. */
export function pictureAddress(
  { id, name }: AddressedPicture,
  width: RequestedWidth,
  format?: PictureFormat,
): string {
  const query = `width=${width}&height=auto${format ? `&format=${format}` : ''}`;
  return `/pictures/${id}/${encodeURIComponent(name) || 'picture'}?${query}`;
}

/**
 * `width`: of the original, in pixels. Each address is listed with the width that is delivered; the placeholder and
 * widths beyond the original are left out. These addresses carry no words, because a list has fifty of them: search
 * engines read the words of the picture's own address. For the same reason no space stands between two.
 */
export function pictureSourceSet(picture: { id: string; width: number }): string {
  const sources: string[] = [];
  for (const { requested, delivered } of imageVariants) {
    const width = delivered === 'original' ? picture.width : delivered;
    const isSmaller = delivered === 'original' || delivered < picture.width;
    if (requested !== 100 && isSmaller)
      sources.push(`/pictures/${picture.id}/-?width=${requested} ${width}w`);
  }
  return sources.join(',');
}
