import type { CSSProperties } from 'react';
import { pictureAlt } from '#app/property/picture-alt.ts';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownGallery } from './gallery.server.ts';
import type { Drag } from './use-gestures.ts';
import type { Opened } from './use-opened.ts';
import type { Zoom } from './zoom.ts';

/** `from`: how many places it lies beside the current picture. */
export function StageSlide({
  picture,
  kind,
  title,
  number,
  from,
  zoom,
  drag,
}: {
  picture: ShownGallery['plans'][number];
  kind: Opened['kind'];
  title: string;
  number: number;
  from: number;
  zoom: Zoom;
  drag: Drag | undefined;
}) {
  const t = useTexts();
  const { width, height, caption, note, position } = picture;
  const isSeen = from === 0;
  const isEnlarged = isSeen && zoom.scale > 1;
  const { x, y } = drag ?? { x: 0, y: 0 };
  return (
    <div
      className="stage-slide"
      aria-hidden={!isSeen}
      style={{ transform: `translate(calc(${from * 100}% + ${x}px), ${isSeen ? y : 0}px)` }}
    >
      <figure style={{ '--ratio': width / height, '--width': width } as CSSProperties}>
        <div
          data-seen={isSeen || undefined}
          className={kind === 'plan' ? 'stage-frame stage-plan' : 'stage-frame'}
          style={
            isEnlarged ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined
          }
        >
          <Picture
            picture={picture}
            alt={pictureAlt(t, kind === 'photo' ? 'PHOTO_OF' : 'PLAN_OF', picture, { title, number })}
            sizes={isEnlarged ? '400vw' : '(min-width: 48rem) 70vw, 100vw'}
            priority={isSeen}
          />
        </div>
        <figcaption>
          {caption && <span lang={caption.lang}>{caption.text}</span>}
          {note && <span>{note}</span>}
          <span>{position}</span>
        </figcaption>
      </figure>
    </div>
  );
}
