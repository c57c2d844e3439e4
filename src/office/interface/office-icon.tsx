import type { OfficeIconName } from './office-icon-names.ts';
import drawings from './office-icons.svg?url&no-inline';

/**
 * Like `Icon` of the visitors' pages, with icons that only staff see. It has no accessible name: words stand beside it.
 */
export function OfficeIcon({
  name,
  size = 20,
  className = '',
}: {
  name: OfficeIconName;
  size?: 16 | 20 | 24;
  className?: string;
}) {
  return (
    <svg width={size} height={size} className={`icon ${className}`} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
