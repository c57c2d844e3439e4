import { Picture } from '#interface/picture.tsx';
import type { ShownOwnedProperty } from './present-owned-property.server.ts';

/** An empty frame if there is no picture. */
export function OwnedPropertyPicture({
  property,
  className,
  sizes,
}: {
  property: Pick<ShownOwnedProperty, 'picture' | 'title'>;
  className: string;
  sizes: string;
}) {
  if (!property.picture) return <span aria-hidden="true" className={`block bg-tint-2 ${className}`} />;
  return <Picture picture={property.picture} alt={property.title} sizes={sizes} className={className} />;
}
