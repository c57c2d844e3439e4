import { Picture } from '#app/interface/picture.tsx';
import type { ShownOwnedHome } from './owned-home.server.ts';

/** The picture of a home, or an empty frame in its place. */
export function OwnedHomePicture({
  home,
  className,
  sizes,
}: {
  home: Pick<ShownOwnedHome, 'picture' | 'title'>;
  className: string;
  sizes: string;
}) {
  if (!home.picture) return <span aria-hidden="true" className={`block bg-tint-2 ${className}`} />;
  return <Picture picture={home.picture} alt={home.title} sizes={sizes} className={className} />;
}
