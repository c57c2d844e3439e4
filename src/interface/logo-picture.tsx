import { pictureAddress, pictureSourceSet } from '#images/addresses.ts';
import type { ShownPicture } from './picture.tsx';

/** The ground of the page may show through a logo or a label. */
export function LogoPicture({
  picture,
  alt,
  className = '',
}: {
  picture: ShownPicture;
  alt: string;
  className?: string;
}) {
  return (
    <img
      alt={alt}
      width={picture.width}
      height={picture.height}
      sizes="176px"
      srcSet={pictureSourceSet(picture)}
      src={pictureAddress(picture, 500)}
      className={`w-auto object-contain object-left ${className}`}
    />
  );
}
