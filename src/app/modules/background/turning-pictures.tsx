import type { ReactNode } from 'react';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { PlayButton } from './play-button.tsx';
import { useTurns } from './use-turns.ts';

/**
 * Pictures that take turns behind the content, with a button that stops them; without a script the first one stays.
 * Each is loaded a turn ahead. `look`: which part of a picture stays when its sides are cut off.
 */
export function TurningPictures({
  pictures,
  sizes,
  priority = false,
  look = '',
  className,
  buttonPlace,
  children,
}: {
  pictures: ShownPicture[];
  sizes: string;
  priority?: boolean;
  look?: string;
  className: string;
  buttonPlace: string;
  children: ReactNode;
}) {
  const t = useTexts();
  const { shown, before, wanted, isPlaying, toggle, hold } = useTurns(pictures.length);
  return (
    <div className={`relative overflow-hidden ${className}`} {...hold}>
      <div className="absolute inset-0 isolate">
        {pictures.slice(0, wanted).map((picture, index) => (
          <Picture
            key={picture.id}
            picture={picture}
            alt=""
            sizes={sizes}
            priority={priority && index === 0}
            className={`absolute! inset-0 size-full ${look} ${turnLook(index, shown, before)}`}
          />
        ))}
      </div>
      {children}
      {isPlaying !== undefined && (
        <PlayButton
          isPlaying={isPlaying}
          onToggle={toggle}
          label={t(isPlaying ? 'PAUSE_PICTURES' : 'PLAY_PICTURES')}
          className={buttonPlace}
        />
      )}
    </div>
  );
}

/** The picture that is shown fades in over the one before it. */
function turnLook(index: number, shown: number, before: number): string {
  if (index === shown) return 'z-1 transition-opacity duration-1000';
  return index === before ? '' : 'opacity-0';
}
