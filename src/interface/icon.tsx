import type { IconName } from './icon-names.ts';
import drawings from './icons.svg?url&no-inline';

/** In the colour of the text, with a stroke of 1.5. It says nothing by itself: words stand beside it. */
export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: IconName;
  size?: 16 | 18 | 20 | 24 | 32;
  className?: string;
}) {
  return (
    <svg width={size} height={size} className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
