import type { CSSProperties } from 'react';
import { LogoPicture } from '#interface/logo-picture.tsx';
import { Mark } from '#interface/mark.tsx';
import type { ShellData } from './shell.server.ts';

/** On a phone a name longer than this stands without the gable. */
const longest = 20;

/**
 * The agency's own picture, or its name, with the gable if the settings say so. `onDark`: on a photograph or on night;
 * the name replaces a picture that was not made for that.
 */
export function Logo({ shell, onDark = false, small = false }: LogoProps) {
  const { name, logo } = shell;
  const picture = onDark ? logo.onDark : logo.onDocument;
  if (picture) {
    return (
      <LogoPicture
        picture={picture}
        alt={name}
        className={`logo-picture transition-[height] duration-200 ${small ? 'h-8' : 'h-8 tablet:h-10'}`}
      />
    );
  }
  const { hasGable, ems, lineEms, barPx, wideBarPx } = logo;
  return (
    <span
      className={[
        'logo',
        small && 'logo-small',
        hasGable && 'logo-gable',
        hasGable && name.length > longest && 'logo-long',
      ]
        .filter(Boolean)
        .join(' ')}
      style={
        {
          '--ems': ems,
          '--line-ems': lineEms,
          '--bar-size': `${barPx / 16}rem`,
          '--wide-bar-size': `${wideBarPx / 16}rem`,
        } as CSSProperties
      }
    >
      {hasGable && <Mark />}
      <span>{name}</span>
    </span>
  );
}

type LogoProps = {
  shell: Pick<ShellData, 'name' | 'logo'>;
  onDark?: boolean;
  small?: boolean;
};
