import { LogoPicture } from '#app/interface/logo-picture.tsx';
import { Mark } from '#app/interface/mark.tsx';
import type { ShellData } from './shell.server.ts';

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
    <span className={small ? 'logo logo-small' : 'logo'}>
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
