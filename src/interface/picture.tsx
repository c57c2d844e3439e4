import { pictureAddress, pictureSourceSet } from '#images/addresses.ts';
import { picturePlaceholder } from './picture-placeholder.ts';

/**
 * `width` and `height`: of the original, as seen. `name`: words for the end of its address, never a street that may be
 * hidden. `thumbhash`: base64. `note`: says that the picture does not show the property as it is; it follows the alt
 * text, and is visible on all but thumbnails.
 */
export type ShownPicture = {
  id: string;
  name: string;
  width: number;
  height: number;
  thumbhash: string;
  note?: string;
};

/**
 * Keeps its place, shows a blurred placeholder until it is loaded, and then fades in. `className`: of the box; with a
 * height or an aspect ratio the picture fills it, else it keeps its own proportions. `sizes`: how wide it is drawn.
 * `phone`: another picture for phones. `priority`: it leads the page and is loaded before everything else.
 */
export function Picture({
  picture,
  alt,
  sizes,
  phone,
  priority = false,
  className = '',
}: {
  picture: ShownPicture;
  alt: string;
  sizes: string;
  phone?: { picture: ShownPicture; sizes: string };
  priority?: boolean;
  className?: string;
}) {
  // `loading` and `sizes` before the addresses: a browser starts to load when it sees those.
  const image = (
    <img
      ref={priority ? undefined : fadeIn}
      alt={picture.note ? [alt, picture.note].filter(Boolean).join(', ') : alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      srcSet={pictureSourceSet(picture)}
      src={pictureAddress(picture, 1050)}
    />
  );
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      <img src={picturePlaceholder(picture.thumbhash)} alt="" />
      {phone ? (
        <picture>
          <source
            media="(max-width: 767px)"
            sizes={phone.sizes}
            srcSet={pictureSourceSet(phone.picture)}
            width={phone.picture.width}
            height={phone.picture.height}
          />
          {image}
        </picture>
      ) : (
        image
      )}
      {picture.note && (
        <span className="picture-note-place" aria-hidden="true">
          <span className="picture-note">{picture.note}</span>
        </span>
      )}
    </span>
  );
}

// Hidden only here, where a script runs that can show it again: without JavaScript the picture simply appears. The
// leading picture is never hidden: it may be halfway there and should not wait for the script. React does not know the
// attribute, so nothing is rendered again.
function fadeIn(image: HTMLImageElement | null) {
  if (!image || image.complete) return;
  image.dataset.loading = '';
  const show = () => image.removeAttribute('data-loading');
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
}
