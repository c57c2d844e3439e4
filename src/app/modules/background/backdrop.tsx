import type { ReactNode } from 'react';
import { Picture } from '#interface/picture.tsx';
import type { ShownBackground } from './background.server.ts';
import { focusLook } from './focus.ts';
import { TurningPictures } from './turning-pictures.tsx';

/** `className`: classes of the box. `inside`: classes of the module in it. */
export function Backdrop({
  background,
  className,
  inside,
  children,
}: {
  background: NonNullable<ShownBackground>;
  className: string;
  inside: string;
  children: ReactNode;
}) {
  if (background.type === 'color') {
    const ground = background.color === 'tint' ? 'bg-tint' : 'on-night on-dark';
    return (
      <div className={`${ground} ${className}`}>
        <div className={inside}>{children}</div>
      </div>
    );
  }
  const { pictures, focus = 'middle' } = background;
  const [picture, ...others] = pictures;
  const box = `on-night on-picture on-dark ${className}`;
  const shown = (
    <>
      {/* Dark enough for every text, even on a white picture. */}
      <div className="absolute inset-0 bg-[rgb(20_17_14/0.7)]" />
      <div className={`relative ${inside}`}>{children}</div>
    </>
  );
  if (others.length > 0) {
    return (
      <TurningPictures pictures={pictures} sizes="100vw" className={box} buttonPlace="bottom-4 right-4">
        {shown}
      </TurningPictures>
    );
  }
  return (
    <div className={`relative overflow-hidden ${box}`}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="100vw"
          className={`absolute! inset-0 size-full ${focusLook[focus]}`}
        />
      )}
      {shown}
    </div>
  );
}
