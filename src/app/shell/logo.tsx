import type { CSSProperties } from 'react';
import { LogoPicture } from '#app/interface/logo-picture.tsx';
import { Mark } from '#app/interface/mark.tsx';
import type { ShellData } from './shell.server.ts';

/** On a phone the mark of a longer name gives way to it. */
const longest = 20;

/**
 * The mark with the name, or the agency's own picture. `onDark`: on a photograph or on night, where a picture that was
 * not made for it gives way to the name.
 */
export function Logo({ shell, onDark = false, small = false }: LogoProps) {
  const { name, logo } = shell;
  const picture = onDark ? logo.onDark : logo.onDocument;
  if (picture) {
    return (
      <LogoPicture
        picture={picture}
        alt={name}
        className={`max-w-44 transition-[height] duration-200 ${small ? 'h-8' : 'h-8 tablet:h-10'}`}
      />
    );
  }
  return (
    <span
      className={['logo', small && 'logo-small', name.length > longest && 'logo-long']
        .filter(Boolean)
        .join(' ')}
      style={{ '--letters': name.length } as CSSProperties}
    >
      {!logo.onDocument && <Mark />}
      {name}
    </span>
  );
}

type LogoProps = {
  shell: Pick<ShellData, 'name' | 'logo'>;
  onDark?: boolean;
  small?: boolean;
};
