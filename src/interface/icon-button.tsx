import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** Stands at the right end of a bar, in line with what is below it. */
export function IconButton({
  icon,
  label,
  className = '',
  ...rest
}: { icon: IconName; label: string; className?: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`-mr-2.5 grid size-11 place-items-center ${className}`}
      {...rest}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
