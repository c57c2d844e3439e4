import type { CSSProperties, RefObject } from 'react';
import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownGallery } from './gallery.server.ts';
import { StageSlide } from './stage-slide.tsx';
import type { Gestures } from './use-gestures.ts';
import type { Opened } from './use-opened.ts';

/** The picture, with its neighbours at both sides to be swiped in. */
export function PictureStage({
  gallery: { photos, plans, title, words },
  opened: { kind, index },
  stage,
  gestures: { zoom, drag, handlers },
  onStepTo,
}: {
  gallery: ShownGallery;
  opened: Opened;
  stage: RefObject<HTMLDivElement | null>;
  gestures: Gestures;
  onStepTo: (index: number) => void;
}) {
  const t = useTexts();
  const pictures = kind === 'photo' ? photos : plans;
  const current = pictures[index];
  if (!current) return null;
  const { width, height, caption, note, position } = current;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a group of fields.
    <div
      ref={stage}
      role="group"
      aria-label={t('MEDIA')}
      className={`stage ${drag ? 'stage-dragged' : ''} ${zoom.scale > 1 ? 'stage-enlarged' : ''}`}
      style={{ '--ratio': width / height, '--width': width } as CSSProperties}
      {...handlers}
    >
      {pictures.map(
        (picture, place) =>
          Math.abs(place - index) <= 1 && (
            <StageSlide
              key={picture.id}
              picture={picture}
              kind={kind}
              title={title}
              number={place + 1}
              from={place - index}
              zoom={zoom}
              drag={drag}
            />
          ),
      )}
      <p role="status" className="sr-only">
        {[caption?.text, note, position].filter(Boolean).join(' ')}
      </p>
      {pictures.length > 1 && (
        <>
          <StageArrow
            side="left"
            label={words.previous}
            isEnd={index === 0}
            onClick={() => onStepTo(index - 1)}
          />
          <StageArrow
            side="right"
            label={words.next}
            isEnd={index === pictures.length - 1}
            onClick={() => onStepTo(index + 1)}
          />
        </>
      )}
    </div>
  );
}

function StageArrow({
  side,
  label,
  isEnd,
  onClick,
}: {
  side: 'left' | 'right';
  label: string;
  isEnd: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className={`stage-arrow stage-arrow-${side}`}
    >
      <Icon name={`chevron-${side}`} size={24} />
    </button>
  );
}
