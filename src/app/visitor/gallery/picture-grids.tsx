import type { ReactNode } from 'react';
import type { CaptionedPicture } from '#app/property/media-pictures.server.ts';
import { pictureAlt } from '#app/property/picture-alt.ts';
import type { PhotoPlace } from '#domain/media/photo-rows.ts';
import { pictureAddress } from '#images/addresses.ts';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownGallery } from './gallery.server.ts';
import { largeId } from './use-opened.ts';

type Props = { gallery: ShownGallery; onOpen: (index: number) => void };

const columns: Record<PhotoPlace, number> = {
  lead: 67,
  side: 34,
  third: 34,
  quarter: 25,
  half: 50,
  full: 100,
};

// The first ones fill the window, so they load first.
const MOST_AT_ONCE = 3;

/** One below the other on a phone, rows from a tablet on. */
export function PhotoGrid({ gallery: { photos, title, isGone }, onOpen }: Props) {
  const t = useTexts();
  const count = photos.length;
  const isNamed = photos.some(({ caption }) => caption);
  return (
    <ul className={`photos ${isNamed ? 'photos-named' : ''} ${isGone ? 'photos-gone' : ''}`}>
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          id={`photo-${index + 1}`}
          data-seen
          className={`photo photo-${photo.place} ${photo.isPaired ? 'photo-paired' : ''}`}
        >
          <Opening
            id={largeId('photo', index)}
            picture={photo}
            label={t('OPEN_PHOTO', { number: index + 1, count })}
            onOpen={() => onOpen(index)}
          >
            <Picture
              picture={photo}
              alt={pictureAlt(t, 'PHOTO_OF', photo, { title, number: index + 1 })}
              sizes={`(min-width: 48rem) ${columns[photo.place]}vw, ${photo.isPaired ? 50 : 100}vw`}
              priority={index < MOST_AT_ONCE}
              className="photo-picture"
            />
          </Opening>
        </li>
      ))}
    </ul>
  );
}

export function PlanGrid({ gallery: { plans, title }, onOpen }: Props) {
  const t = useTexts();
  return (
    <ul className="plans">
      {plans.map((plan, index) => (
        <li key={plan.id} id={`plan-${index + 1}`}>
          <Opening
            id={largeId('plan', index)}
            picture={plan}
            label={t('OPEN_PLAN', { number: index + 1, count: plans.length })}
            onOpen={() => onOpen(index)}
          >
            <Picture
              picture={plan}
              alt={pictureAlt(t, 'PLAN_OF', plan, { title, number: index + 1 })}
              sizes="(min-width: 48rem) 45vw, 90vw"
            />
          </Opening>
        </li>
      ))}
    </ul>
  );
}

/** Without JavaScript it leads to the picture itself, and a link to the large picture leads to its place here. */
function Opening({
  id,
  picture,
  label,
  onOpen,
  children,
}: {
  id: string;
  picture: CaptionedPicture;
  label: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  const { caption } = picture;
  return (
    <figure id={id}>
      <a
        href={pictureAddress(picture, 1600)}
        aria-label={[label, [caption?.text, picture.note].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(': ')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {children}
      </a>
      {caption && <figcaption lang={caption.lang}>{caption.text}</figcaption>}
    </figure>
  );
}
