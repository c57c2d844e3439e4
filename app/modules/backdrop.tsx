import type { ReactNode } from 'react';
import { Picture } from '../interface/picture.tsx';
import type { ShownBackground } from './background.server.ts';
import { focusLook } from './focus.ts';

/** What lies behind a module. `className`: of the box; `inside`: of the module in it. */
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
  const [picture] = background.pictures;
  return (
    <div className={`on-night on-picture on-dark relative isolate overflow-hidden ${className}`}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="100vw"
          className={`absolute! inset-0 -z-1 size-full ${focusLook[background.focus ?? 'middle']}`}
        />
      )}
      {/* Dark enough for every text on it, were the picture white. */}
      <div className="absolute inset-0 -z-1 bg-[rgb(20_17_14/0.7)]" />
      <div className={inside}>{children}</div>
    </div>
  );
}
